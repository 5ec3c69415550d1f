import Testing
import TwitterHTTP
import TwitterSandbox

@testable import Twitter

@Suite struct LookupTests {
    private static func user(_ id: Int, _ name: String) -> String { #"{"id":\#(id),"screen_name":"\#(name)"}"# }

    @Test func noneKnownIsAnAnswer() async throws {
        let transport = ScriptedTransport([{ _ in Fixed.refusal(404, code: 17) }])
        let lookup = try await TwitterAPI.scripted(transport).users.lookup(.ids([1, 2, 3])).value
        #expect(lookup.found.isEmpty)
        #expect(lookup.missing == [.id(1), .id(2), .id(3)])
    }

    @Test func unknownOnesAreMissing() async throws {
        let body = "[\(Self.user(3, "eve")),\(Self.user(1, "Bob"))]"
        let transport = ScriptedTransport([{ _ in .json(body) }])
        let users = UsersSelector.both(ids: [1, 2], screenNames: ["EVE", "nobody", "bob"])
        let lookup = try await TwitterAPI.scripted(transport).users.lookup(users).value
        #expect(lookup.found.map(\.id) == [3, 1])
        #expect(lookup.missing == [.id(2), .screenName("nobody")])
    }

    @Test func moreThanAHundredAreAskedInSeveralRequests() async throws {
        let transport = ScriptedTransport(always: { _ in .json("[]") })
        let ids = (1...250).map { User.ID($0) }
        let request = TwitterAPI.scripted(transport).users.lookup(.ids(ids), method: .post)
        #expect(request.requests.map { $0.call.parameters["user_id"]?.split(separator: ",").count } == [100, 100, 50])
        let lookup = try await request.value
        #expect(transport.requests.count == 3)
        #expect(lookup.missing == ids.map(UserSelector.id))
    }

    @Test func whatIsAskedTwiceIsSentOnce() {
        let request = TwitterAPI.scripted(.init([])).users
            .lookup(.both(ids: [1, 1], screenNames: ["bob", "Bob"])).requests
        #expect(request.map { $0.call.parameters["user_id"] } == ["1"])
        #expect(request.map { $0.call.parameters["screen_name"] } == ["bob"])
    }

    @Test func nothingAskedSendsNothing() async throws {
        let transport = ScriptedTransport([])
        let lookup = try await TwitterAPI.scripted(transport).friendships.lookup(.ids([])).value
        #expect(lookup.found.isEmpty && lookup.missing.isEmpty)
        #expect(transport.requests.isEmpty)
    }

    @Test func otherRefusalsStayErrors() async throws {
        let transport = ScriptedTransport([{ _ in Fixed.refusal(404, code: 34) }])
        let lookup = TwitterAPI.scripted(transport).users.lookup(.ids([1]))
        let error = await #expect(throws: TwitterError.self) { try await lookup.value }
        #expect(error?.code == .doesNotExist)
    }

    @Test func ownTypesGetTheRefusal() async throws {
        let transport = ScriptedTransport([{ _ in Fixed.refusal(404, code: 17) }])
        let request = TwitterAPI.scripted(transport).users.lookup(.ids([1])).requests[0]
        let error = await #expect(throws: TwitterError.self) { try await request.decoded(as: [String].self) }
        #expect(error?.kind == .notFound && error?.code == .noUserMatches)
    }

    @Test func optionsReachEveryRequest() throws {
        let lookup = TwitterAPI.scripted(.init([])).users.lookup(.ids((1...101).map { User.ID($0) }))
            .with { $0.timeout = .seconds(5) }
        #expect(lookup.requests.map(\.options.timeout) == [.seconds(5), .seconds(5)])
    }

    @Test(arguments: [(204, true), (200, true), (404, false)])
    func statusSaysWhetherAUserIsSubscribed(status: Int, isSubscribed: Bool) async throws {
        let transport = ScriptedTransport([{ _ in TransportResponse(status: status) }])
        let twitter = TwitterAPI.scripted(transport)
        #expect(try await twitter.accountActivity.all.subscriptions(env: "prod").value == isSubscribed)
    }

    @Test func notBeingAllowedToAskIsAnError() async throws {
        let transport = ScriptedTransport([{ _ in Fixed.refusal(403, code: 200) }])
        let request = TwitterAPI.scripted(transport).accountActivity.webhooks.subscriptions.all(webhookID: 1)
        #expect(try await refusal(of: request).status == 403)
    }
}
