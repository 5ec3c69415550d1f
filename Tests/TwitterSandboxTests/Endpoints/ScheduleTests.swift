import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct ScheduleTests {
    @Test func tweetsAreScheduledChangedAndTakenBack() async throws {
        try await withSandbox { sandbox in
            let status = sandbox.client(as: sandbox.ada).schedule.status
            let instant = Date(timeIntervalSince1970: 2_000_000_000)
            let made = try await status.tweet(status: "Later", executeAt: instant).value
            #expect(made.status == "Later" && made.executeAt == instant)
            let id = try #require(made.id)
            let changed = try await status.update(id: id, status: "Still later", executeAt: instant + 60).value
            #expect(changed.status == "Still later" && changed.executeAt == instant + 60)
            #expect(try await status.list().value == [changed])
            #expect(try await sandbox.client(as: sandbox.bob).schedule.status.list().value.isEmpty)
            try await status.remove(id: id).send()
            #expect(try await status.list().value.isEmpty)
        }
    }
}
