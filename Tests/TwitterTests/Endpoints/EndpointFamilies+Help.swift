@testable import Twitter

extension EndpointFamilies {
    static let help: [EndpointRow] = [
        EndpointRow("GET help/languages") {
            $0.help.languages()
        },
        EndpointRow("GET help/configuration") {
            $0.help.configuration()
        },
        EndpointRow("GET help/privacy") {
            $0.help.privacy()
        },
        EndpointRow("GET help/tos") {
            $0.help.tos()
        },
        EndpointRow("GET help/test") {
            $0.help.test()
        },
        EndpointRow("GET application/rate_limit_status", sends: "resources=statuses,users") {
            $0.application.rateLimitStatus(resources: ["statuses", "users"])
        },
    ]
}
