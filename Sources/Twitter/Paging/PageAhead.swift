/// A page that is asked for before it is wanted; the request is cancelled when nobody can want it any more.
final class PageAhead<Content: Page>: Sendable {
    private let task: Task<PagedResponse<Content>, any Error>

    init(_ ask: @escaping @Sendable () async throws -> PagedResponse<Content>) {
        task = Task { try await ask() }
    }

    deinit { task.cancel() }

    /// The page, when it has come; cancelling whoever waits cancels the request.
    var page: PagedResponse<Content> {
        get async throws {
            try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        }
    }
}
