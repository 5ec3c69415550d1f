import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct AccountTests {
    @Test func profileIsChangedWhereItIsNamed() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let changed = try await ada.account.updateProfile(name: "Ada L. ☃", url: "example.com", location: "").value
            #expect(changed.name == "Ada L. ☃" && changed.url == "http://example.com" && changed.location == "")
            #expect(changed.description == "Ada lives in the sandbox.")
            let bob = sandbox.client(as: sandbox.bob)
            #expect(try await bob.users.show(screenName: "ada").value.name == "Ada L. ☃")
            #expect(try await bob.users.search(query: "ada l.").value.map(\.id) == [sandbox.ada.id])
            #expect(try await ada.account.updateProfile(description: "Hello").value.name == "Ada L. ☃")
            let tooLong = ada.account.updateProfile(description: String(repeating: "a", count: 161))
            #expect(try await refusal(of: tooLong).status == 403)
        }
    }

    @Test func picturesAreReplaced() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let before = try await ada.account.verifyCredentials().value.profileImageURLHTTPS
            let after = try await ada.account.updateProfileImage(image: Array("GIF89a".utf8)).value
            #expect(after.profileImageURLHTTPS != before && after.defaultProfileImage == false)
            #expect(try await refusal(of: ada.users.profileBanner(.screenName("ada"))).status == 404)
            try await ada.account.updateProfileBanner(
                banner: Array("GIF89a".utf8), frame: .init(width: 1500, height: 500, offsetLeft: 0, offsetTop: 0)
            ).value
            let banner = try await ada.users.profileBanner(.screenName("ada")).value
            #expect(banner.sizes?["1500x500"]?.width == 1500 && banner.sizes?.count == 10)
            #expect(try await ada.account.verifyCredentials().value.profileBannerURL != nil)
            try await ada.account.removeProfileBanner().value
            #expect(try await refusal(of: ada.users.profileBanner(.screenName("ada"))).status == 404)
        }
    }

    @Test func settingsStayWhatTheyWereSetTo() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let changed = try await ada.account.updateSettings(
                sleepTimeEnabled: true, startSleepTime: 22, endSleepTime: 7, timeZone: "Paris", language: "fr"
            ).value
            #expect(changed.sleepTime?.enabled == true && changed.sleepTime?.startTime == 22)
            #expect(changed.sleepTime?.endTime == 7 && changed.timeZone?.name == "Paris" && changed.language == "fr")
            #expect(try await ada.account.settings().value == changed)
            #expect(try await sandbox.client(as: sandbox.bob).account.settings().value.language == "en")
            #expect(try await refusal(of: ada.account.updateSettings(startSleepTime: 24)).code == 44)
        }
    }

    @Test func searchesAreSavedOnce() async throws {
        try await withSandbox { sandbox in
            let searches = sandbox.client(as: sandbox.ada).savedSearches
            let saved = try await searches.create(query: "swift & linux").value
            #expect(saved.query == "swift & linux")
            #expect(try await searches.create(query: "swift & linux").value.id == saved.id)
            #expect(try await searches.show(id: saved.id).value == saved)
            #expect(try await searches.list().value == [saved])
            #expect(
                try await refusal(of: sandbox.client(as: sandbox.bob).savedSearches.show(id: saved.id)).status == 404)
            #expect(try await searches.destroy(id: saved.id).value.id == saved.id)
            #expect(try await searches.list().value.isEmpty)
            for number in 1...25 { try await searches.create(query: "\(number)").send() }
            #expect(try await refusal(of: searches.create(query: "one more")).code == 172)
        }
    }
}
