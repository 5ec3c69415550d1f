import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct CustomProfileTests {
    @Test func profilesAreMadeAndDeleted() async throws {
        try await withSandbox { sandbox in
            let profiles = sandbox.client(as: sandbox.ada).customProfiles
            let made = try await profiles.new(name: "Ada of Example", avatarMediaID: 1).value
            #expect(made.name == "Ada of Example")
            #expect(try await profiles(id: made.id).value == made)
            #expect(try await profiles.list().value.customProfiles.map(\.id) == [made.id])
            try await profiles.destroy(id: made.id).send()
            #expect(try await refusal(of: profiles(id: made.id)).status == 404)
        }
    }
}
