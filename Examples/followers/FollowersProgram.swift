import Terminal
import Twitter

/// Walks over the followers of a user.
struct FollowersProgram {
    let arguments: FollowersArguments
    private let line = ProgressLine()

    init(arguments: FollowersArguments) { self.arguments = arguments }

    func run() async throws {
        let file = try arguments.file.map { try WalkFile(path: $0, user: arguments.user) }
        let folder = arguments.file.map { "\($0).limits" }
        try await TwitterAPI.patiently(arguments.options, arguments.account, line, countingIn: folder) { twitter in
            try await walk(with: twitter, file)
        }
    }

    private func walk(with twitter: TwitterAPI, _ file: WalkFile?) async throws {
        var (pages, count) = (0, 0)
        for ids in file?.pages ?? [] {
            try await write(ids, with: twitter)
            (pages, count) = (pages + 1, count + ids.count)
        }
        if pages > 0 { line.show("\(pages) pages from the file, \(count) ids") }
        if file?.isFinished != true {
            let request = twitter.followers.ids(screenName: arguments.user, count: arguments.count)
            for try await page in request.pages.resuming(at: file?.position ?? .start) {
                // Into the file first: what was written out is there when the program is stopped.
                try file?.append(page)
                try await write(page.items, with: twitter)
                (pages, count) = (pages + 1, count + page.items.count)
                line.show("page \(pages): \(page.items.count) ids, \(count) so far")
            }
        }
        line.end("\(count) followers on \(pages) pages")
    }

    private func write(_ ids: [User.ID], with twitter: TwitterAPI) async throws {
        guard arguments.looksUp else {
            line.clear()
            if arguments.isJSON {
                for id in ids { try Terminal.say(json: ["id": id.description]) }
            } else {
                Terminal.write(ids.map { "\($0)\n" }.joined().utf8)
            }
            return
        }
        let found = Dictionary(try await twitter.users.lookup(.ids(ids)).value.found.map { ($0.id, $0) }) { $1 }
        line.clear()
        for id in ids {
            switch (found[id], arguments.isJSON) {
            case (let user?, true): try Terminal.say(json: user)
            case (let user?, false):
                Terminal.say("\(id)  @\(user.screenName ?? "?")  \((user.name ?? "").onOneLine)")
            case (nil, true): try Terminal.say(json: Missing(id: id.description))
            case (nil, false): Terminal.say("\(id)  is missing")
            }
        }
    }

    /// What stands in place of a user whom the service does not show.
    private struct Missing: Encodable {
        let id: String
        let isMissing = true
    }
}
