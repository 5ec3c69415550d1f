import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct CompatibleServerTests {
    private func withServer(_ body: (Sandbox) async throws -> Void) async throws {
        try await withSandbox({ $0.dialect = .gnuSocial }, body)
    }

    @Test func timelinesHavePages() async throws {
        try await withServer { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let mention = try await bob.statuses.update(status: "@ada moon").value
            let answer = try await ada.statuses.update(status: "@bob_93 moon", inReplyTo: mention.id).value
            for timeline in [ada.statuses.publicTimeline, ada.statuses.networkpublicTimeline] {
                #expect(try await timeline(1, nil, nil, 1).value.map(\.id) == [answer.id])
                #expect(try await timeline(1, nil, nil, 2).value.map(\.id) == [mention.id])
            }
            let home = try await ada.statuses.friendsTimeline(count: 2).value
            #expect(home.map(\.id) == [answer.id, mention.id])
            #expect(try await ada.statuses.mentions().value.map(\.id) == [mention.id])
            #expect(try await ada.statuses.replies(page: 2).value.isEmpty)
            let conversation = try await bob.statusnet.conversation(id: "\(answer.id)").value
            #expect(conversation.map(\.id) == [answer.id, mention.id])
            #expect(try await bob.search(query: "moon").value.statuses.map(\.id) == [answer.id, mention.id])
            try await bob.favorites.create(id: answer.id).send()
            #expect(try await bob.favorites().value.map(\.id) == [answer.id])
        }
    }

    @Test func usersComeAsBareLists() async throws {
        try await withServer { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let friends = try await ada.statuses.friends().value
            #expect(Set(friends.map(\.id)) == [sandbox.bob.id, sandbox.cleo.id])
            #expect(try await ada.statuses.friends(count: 1, page: 2).value.count == 1)
            #expect(try await ada.statuses.followers(screenName: "cleo").value.map(\.id) == [sandbox.ada.id])
        }
    }

    @Test func twitterHasNoneOfThem() async throws {
        try await withSandbox { sandbox in
            let error = try await refusal(of: sandbox.client(as: sandbox.ada).statuses.publicTimeline())
            #expect(error.status == 404)
        }
    }
}
