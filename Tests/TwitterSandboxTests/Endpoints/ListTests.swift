import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct ListTests {
    @Test func listsAreMadeChangedAndDeleted() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let list = try await ada.lists.create(name: "Good People!", description: "d").value
            #expect(list.slug == "good-people" && list.fullName == "@ada/good-people" && list.mode == .public)
            #expect(try await ada.lists.create(name: "good people").value.slug == "good-people-1")
            let bySlug = ListSelector.slug("good-people", owner: .screenName("ada"))
            #expect(try await bob.lists.show(list: bySlug).value.id == list.id)
            #expect(try await refusal(of: bob.lists.update(list: bySlug, name: "Mine")).status == 403)
            #expect(try await ada.lists.update(list: .id(list.id), mode: .private).value.mode == .private)
            #expect(try await refusal(of: bob.lists.show(list: bySlug)).status == 404)
            #expect(try await bob.lists.ownerships(screenName: "ada").value.lists.map(\.slug) == ["good-people-1"])
            #expect(try await ada.lists.ownerships().value.lists.count == 2)
            try await ada.lists.destroy(list: .id(list.id)).send()
            #expect(try await ada.lists.list().value.map(\.slug) == ["good-people-1"])
        }
    }

    @Test func membersComeAndGo() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let list = ListSelector.id(try await ada.lists.create(name: "all").value.id)
            #expect(try await ada.lists.members.create(list: list, user: .screenName("bob_93")).value.memberCount == 1)
            let both = UsersSelector.both(ids: [sandbox.cleo.id, 5], screenNames: ["bob_93"])
            #expect(try await ada.lists.members.createAll(list: list, users: both).value.memberCount == 2)
            #expect(try await bob.lists.members(list: list).value.users.map(\.id) == [sandbox.cleo.id, sandbox.bob.id])
            #expect(try await bob.lists.members.show(list: list, user: .id(sandbox.bob.id)).value?.id == sandbox.bob.id)
            #expect(try await bob.lists.memberships().value.lists.count == 1)
            #expect(try await bob.lists.statuses(list: list).value.count == 4)
            #expect(try await bob.account.verifyCredentials().value.listedCount == 1)
            try await ada.lists.members.destroy(list: list, user: .id(sandbox.bob.id)).send()
            #expect(try await bob.lists.members.show(list: list, user: .id(sandbox.bob.id)).value == nil)
            #expect(try await ada.lists.members.destroyAll(list: list, users: both).value.memberCount == 0)
        }
    }

    @Test func subscribersComeAndGo() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let list = ListSelector.id(try await ada.lists.create(name: "all").value.id)
            #expect(try await bob.lists.subscribers.create(list: list).value.following == true)
            #expect(try await ada.lists.subscribers(list: list).value.users.map(\.id) == [sandbox.bob.id])
            #expect(try await bob.lists.subscriptions().value.lists.count == 1)
            #expect(try await bob.lists.list().value.count == 1)
            try await bob.lists.subscribers.destroy(list: list).send()
            #expect(try await ada.lists.subscribers.show(list: list, user: .id(sandbox.bob.id)).value == nil)
        }
    }
}
