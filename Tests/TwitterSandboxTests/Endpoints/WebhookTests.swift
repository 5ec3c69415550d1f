import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct WebhookTests {
    @Test func environmentsHaveWebhooksAndSubscribers() async throws {
        try await withSandbox { sandbox in
            let all = sandbox.client(as: sandbox.ada).accountActivity.all
            let app = sandbox.client(.bearer(sandbox.bearerToken)).accountActivity.all
            #expect(try await refusal(of: all.subscriptions.add(env: "prod")).status == 404)
            let hook = try await all.webhooks.add(env: "prod", url: "https://example.com/hook").value
            #expect(try await refusal(of: all.webhooks.add(env: "prod", url: "https://example.com/2")).status == 403)
            #expect(try await refusal(of: all.webhooks.add(env: "dev", url: "http://example.com/")).status == 403)
            #expect(try await app.webhooks(env: "prod").value.map(\.id) == [hook.id])
            #expect(try await app.webhooks().value.environments.map(\.environmentName) == ["prod"])
            try await all.webhooks.update(env: "prod", webhookID: hook.id).send()
            #expect(try await !all.subscriptions(env: "prod").value)
            try await all.subscriptions.add(env: "prod").send()
            #expect(try await all.subscriptions(env: "prod").value)
            try await sandbox.client(as: sandbox.bob).accountActivity.all.subscriptions.add(env: "prod").send()
            #expect(try await app.subscriptions.count().value.subscriptionsCount?.all == 2)
            try await app.subscriptions.remove(env: "prod", userID: sandbox.bob.id).send()
            let subscribers = try await app.subscriptions.list(env: "prod").value
            #expect(subscribers.subscriptions.map(\.userID) == [sandbox.ada.id] && subscribers.environment == "prod")
            try await all.subscriptions.remove(env: "prod").send()
            #expect(try await !all.subscriptions(env: "prod").value)
            try await all.webhooks.remove(env: "prod", webhookID: hook.id).send()
            #expect(try await app.webhooks(env: "prod").value.isEmpty)
        }
    }

    @Test func webhooksOfEnterprisesHaveSubscribers() async throws {
        try await withSandbox { sandbox in
            let activity = sandbox.client(as: sandbox.ada).accountActivity
            let app = sandbox.client(.bearer(sandbox.bearerToken)).accountActivity
            let first = try await activity.webhooks.add(url: "https://example.com/1").value
            let second = try await activity.webhooks.add(url: "https://example.com/2").value
            #expect(try await app.webhooks().value.map(\.id) == [first.id, second.id])
            let subscriptions = activity.webhooks.subscriptions
            try await subscriptions.all.add(webhookID: first.id).send()
            #expect(try await subscriptions.all(webhookID: first.id).value)
            #expect(try await !subscriptions.all(webhookID: second.id).value)
            #expect(try await app.subscriptions.count().value.subscriptionsCount?.all == 1)
            let listed = try await app.webhooks.subscriptions.all.list(webhookID: first.id).value
            #expect(listed.subscriptions.map(\.userID) == [sandbox.ada.id])
            try await subscriptions.all.remove(webhookID: first.id).send()
            #expect(try await !subscriptions.all(webhookID: first.id).value)
            try await activity.webhooks.update(webhookID: second.id).send()
            try await activity.webhooks.remove(webhookID: second.id).send()
            #expect(try await refusal(of: activity.webhooks.update(webhookID: second.id)).status == 404)
        }
    }
}
