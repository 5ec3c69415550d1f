@testable import Twitter

extension EndpointFamilies {
    static let accountActivity: [EndpointRow] = [
        EndpointRow("GET account_activity/all/webhooks") {
            $0.accountActivity.all.webhooks()
        },
        EndpointRow("GET account_activity/all/:env_name/webhooks") {
            $0.accountActivity.all.webhooks(env: "prod")
        },
        EndpointRow(
            "POST account_activity/all/:env_name/webhooks", sends: "url=https://example.com/hook?a=b",
            exchange: .answered { try await $0.accountActivity.all.webhooks.remove(env: "prod", webhookID: 9).send() }
        ) {
            $0.accountActivity.all.webhooks.add(env: "prod", url: "https://example.com/hook?a=b")
        },
        EndpointRow("PUT account_activity/all/:env_name/webhooks/:webhook_id") {
            $0.accountActivity.all.webhooks.update(env: "prod", webhookID: 9)
        },
        EndpointRow("DELETE account_activity/all/:env_name/webhooks/:webhook_id") {
            $0.accountActivity.all.webhooks.remove(env: "prod", webhookID: 9)
        },
        EndpointRow("GET account_activity/all/:env_name/subscriptions") {
            $0.accountActivity.all.subscriptions(env: "prod")
        },
        EndpointRow("POST account_activity/all/:env_name/subscriptions") {
            $0.accountActivity.all.subscriptions.add(env: "prod")
        },
        EndpointRow("DELETE account_activity/all/:env_name/subscriptions") {
            $0.accountActivity.all.subscriptions.remove(env: "prod")
        },
        EndpointRow("DELETE account_activity/all/:env_name/subscriptions/:user_id") {
            $0.accountActivity.all.subscriptions.remove(env: "prod", userID: 12)
        },
        EndpointRow("GET account_activity/all/:env_name/subscriptions/list") {
            $0.accountActivity.all.subscriptions.list(env: "prod")
        },
        EndpointRow("GET account_activity/all/subscriptions/count") {
            $0.accountActivity.all.subscriptions.count()
        },
        EndpointRow("GET account_activity/subscriptions/count") {
            $0.accountActivity.subscriptions.count()
        },
        EndpointRow("GET account_activity/webhooks") {
            $0.accountActivity.webhooks()
        },
        EndpointRow("POST account_activity/webhooks", sends: "url=https://example.com/hook?a=b") {
            $0.accountActivity.webhooks.add(url: "https://example.com/hook?a=b")
        },
        EndpointRow("PUT account_activity/webhooks/:webhook_id") {
            $0.accountActivity.webhooks.update(webhookID: 9)
        },
        EndpointRow("DELETE account_activity/webhooks/:webhook_id") {
            $0.accountActivity.webhooks.remove(webhookID: 9)
        },
        EndpointRow("GET account_activity/webhooks/:webhook_id/subscriptions/all") {
            $0.accountActivity.webhooks.subscriptions.all(webhookID: 9)
        },
        EndpointRow("POST account_activity/webhooks/:webhook_id/subscriptions/all") {
            $0.accountActivity.webhooks.subscriptions.all.add(webhookID: 9)
        },
        EndpointRow("DELETE account_activity/webhooks/:webhook_id/subscriptions/all") {
            $0.accountActivity.webhooks.subscriptions.all.remove(webhookID: 9)
        },
        EndpointRow("GET account_activity/webhooks/:webhook_id/subscriptions/all/list") {
            $0.accountActivity.webhooks.subscriptions.all.list(webhookID: 9)
        },
    ]
}
