@testable import Twitter

extension EndpointFamilies {
    static let oauth: [EndpointRow] = [
        EndpointRow("POST oauth/request_token", sends: "x_auth_access_type=read") {
            $0.oauth.requestToken(callback: .pin, accessType: .read)
        },
        EndpointRow("POST oauth/request_token", sends: "x_auth_mode=reverse_auth") {
            $0.oauth.requestTokenForReverseAuth()
        },
        EndpointRow(
            "GET oauth/authorize", sends: "oauth_token=rt\nforce_login=true\nscreen_name=ada",
            address: { $0.oauth.authorize(token: "rt", forceLogin: true, screenName: "ada") }),
        EndpointRow(
            "GET oauth/authenticate", sends: "oauth_token=rt\nforce_login=true\nscreen_name=ada",
            address: { $0.oauth.authenticate(token: "rt", forceLogin: true, screenName: "ada") }),
        EndpointRow(
            "POST oauth/access_token", exchange: .refused(401, because: "the user has not allowed the app")
        ) {
            $0.oauth.accessToken(requestToken: .init(token: "rt", secret: "rs"), verifier: "pin")
        },
        EndpointRow(
            "POST oauth/access_token", sends: "x_auth_mode=client_auth\nx_auth_username=ada\nx_auth_password=pw"
        ) {
            $0.oauth.accessToken(xAuthUsername: "ada", password: "pw")
        },
        EndpointRow("POST oauth/invalidate_token", sends: "access_token=at\naccess_token_secret=as") {
            $0.oauth.invalidateToken(.init(token: "at", secret: "as"))
        },
        EndpointRow("POST oauth2/token", sends: "grant_type=client_credentials") {
            $0.oauth2.token(consumer: .init(key: "k", secret: "s"))
        },
        EndpointRow("POST oauth2/invalidate_token", sends: "access_token=bt") {
            $0.oauth2.invalidateToken("bt", consumer: .init(key: "k", secret: "s"))
        },
    ]

    static let reverseAuth: [EndpointRow] = [#"OAuth oauth_consumer_key="other", oauth_signature="s""#]
        .compactMap { try? ReverseAuth(header: $0) }
        .map { permission in
            EndpointRow(
                "POST oauth/access_token", exchange: .refused(401, because: "the permission is of another server")
            ) { $0.oauth.accessToken(reverseAuth: permission) }
        }
}
