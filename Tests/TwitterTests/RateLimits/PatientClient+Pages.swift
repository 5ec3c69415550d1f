import Testing

@testable import Twitter

extension PatientClient {
    /// Asks for a first page, as ``call(_:moving:)`` makes a call.
    func call<Content: Page>(
        _ request: PagedRequest<Content>, moving durations: [Duration]
    ) async throws -> TwitterResponse<Content> {
        try await call(request.request, moving: durations)
    }

    /// The same for a page that is refused.
    func refusal<Content: Page>(
        of request: PagedRequest<Content>, moving durations: [Duration] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TwitterError {
        try await refusal(of: request.request, moving: durations, sourceLocation: sourceLocation)
    }
}
