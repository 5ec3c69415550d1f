@testable import Twitter

extension EndpointFamilies {
    static let account: [EndpointRow] = [
        EndpointRow("GET account/verify_credentials") {
            $0.account.verifyCredentials(includeEntities: true, skipStatus: true, includeEmail: true)
        },
        EndpointRow("GET account/rate_limit_status") {
            $0.account.rateLimitStatus()
        },
        EndpointRow("POST account/generate") {
            $0.account.generate(
                name: "Ada", screenName: "ada", email: "ada@example.com", password: "pw", language: "en",
                timeZone: "London", discoverableByEmail: true, geoEnabled: false, adc: "phone", sendErrorCodes: true)
        },
        EndpointRow("GET account/settings") {
            $0.account.settings()
        },
        EndpointRow("POST account/settings") {
            $0.account.updateSettings(
                sleepTimeEnabled: true, startSleepTime: 22, endSleepTime: 7, timeZone: "London", trendLocationWOEID: 1,
                language: "en", allowContributorRequest: .following)
        },
        EndpointRow("POST account/update_delivery_device") {
            $0.account.updateDeliveryDevice(.sms, includeEntities: false)
        },
        EndpointRow("POST account/update_profile") {
            $0.account.updateProfile(
                name: "Ada", url: "", location: "London", description: "Hello & good day", profileLinkColor: "0a0",
                includeEntities: true, skipStatus: true)
        },
        EndpointRow("POST account/update_profile_image") {
            $0.account.updateProfileImage(image: Array("GIF".utf8), includeEntities: true, skipStatus: true)
        },
        EndpointRow("POST account/update_profile_banner") {
            $0.account.updateProfileBanner(
                banner: Array("GIF".utf8), frame: .init(width: 1500, height: 500, offsetLeft: 3, offsetTop: 4))
        },
        EndpointRow("POST account/update_profile_banner") {
            $0.account.updateProfileBanner(banner: Array("GIF".utf8))
        },
        EndpointRow("POST account/remove_profile_banner") {
            $0.account.removeProfileBanner()
        },
        EndpointRow("POST account/update_profile_background_image") {
            $0.account.updateProfileBackgroundImage(
                .bytes(Array("GIF".utf8)), tile: true, title: "t", use: true, includeEntities: true, skipStatus: true)
        },
        EndpointRow("POST account/update_profile_background_image") {
            $0.account.updateProfileBackgroundImage(.media(7), use: true)
        },
        EndpointRow("POST account/update_profile_background_image") {
            $0.account.updateProfileBackgroundImage(nil, use: false)
        },
        EndpointRow("POST account/update_profile_colors") {
            $0.account.updateProfileColors(
                background: "fff", link: "00f", sidebarBorder: "ccc", sidebarFill: "eee", text: "000",
                includeEntities: true, skipStatus: true)
        },
    ]
}
