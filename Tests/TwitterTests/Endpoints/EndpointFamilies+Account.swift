@testable import Twitter

extension EndpointFamilies {
    static let account: [EndpointRow] = [
        EndpointRow(
            "GET account/verify_credentials",
            sends: "include_entities=true\nskip_status=true\ninclude_email=true\ntweet_mode=extended"
        ) {
            $0.account.verifyCredentials(includeEntities: true, skipStatus: true, includeEmail: true)
        },
        EndpointRow("GET account/rate_limit_status", exchange: .answeredByCompatibleServer) {
            $0.account.rateLimitStatus()
        },
        EndpointRow(
            "POST account/generate",
            sends: """
                adc=phone
                discoverable_by_email=true
                email=ada@example.com
                geo_enabled=false
                lang=en
                name=Ada
                password=pw
                screen_name=ada
                send_error_codes=true
                time_zone=London
                """
        ) {
            $0.account.generate(
                name: "Ada", screenName: "ada", email: "ada@example.com", password: "pw", language: "en",
                timeZone: "London", discoverableByEmail: true, geoEnabled: false, adc: "phone", sendErrorCodes: true)
        },
        EndpointRow("GET account/settings") {
            $0.account.settings()
        },
        EndpointRow(
            "POST account/settings",
            sends: """
                sleep_time_enabled=true
                start_sleep_time=22
                end_sleep_time=07
                time_zone=London
                trend_location_woeid=1
                lang=en
                allow_contributor_request=following
                """
        ) {
            $0.account.updateSettings(
                sleepTimeEnabled: true, startSleepTime: 22, endSleepTime: 7, timeZone: "London", trendLocationWOEID: 1,
                language: "en", allowContributorRequest: .following)
        },
        EndpointRow("POST account/update_delivery_device", sends: "device=sms\ninclude_entities=false") {
            $0.account.updateDeliveryDevice(.sms, includeEntities: false)
        },
        EndpointRow(
            "POST account/update_profile",
            sends: """
                name=Ada
                url=
                location=London
                description=Hello & good day
                profile_link_color=0a0
                include_entities=true
                skip_status=true
                tweet_mode=extended
                """
        ) {
            $0.account.updateProfile(
                name: "Ada", url: "", location: "London", description: "Hello & good day", profileLinkColor: "0a0",
                includeEntities: true, skipStatus: true)
        },
        EndpointRow(
            "POST account/update_profile_image",
            sends: "include_entities=true\nskip_status=true\ntweet_mode=extended\nimage=GIF"
        ) {
            $0.account.updateProfileImage(image: Array("GIF".utf8), includeEntities: true, skipStatus: true)
        },
        EndpointRow(
            "POST account/update_profile_banner",
            sends: "width=1500\nheight=500\noffset_left=3\noffset_top=4\nbanner=GIF"
        ) {
            $0.account.updateProfileBanner(
                banner: Array("GIF".utf8), frame: .init(width: 1500, height: 500, offsetLeft: 3, offsetTop: 4))
        },
        EndpointRow("POST account/update_profile_banner", sends: "banner=GIF") {
            $0.account.updateProfileBanner(banner: Array("GIF".utf8))
        },
        EndpointRow("POST account/remove_profile_banner") {
            $0.account.removeProfileBanner()
        },
        EndpointRow(
            "POST account/update_profile_background_image",
            sends: "tile=true\ntitle=t\nuse=true\ninclude_entities=true\nskip_status=true\nimage=GIF"
        ) {
            $0.account.updateProfileBackgroundImage(
                .bytes(Array("GIF".utf8)), tile: true, title: "t", use: true, includeEntities: true, skipStatus: true)
        },
        EndpointRow("POST account/update_profile_background_image", sends: "use=true\nmedia_id=7") {
            $0.account.updateProfileBackgroundImage(.media(7), use: true)
        },
        EndpointRow("POST account/update_profile_background_image", sends: "use=false") {
            $0.account.updateProfileBackgroundImage(nil, use: false)
        },
        EndpointRow(
            "POST account/update_profile_colors",
            sends: """
                profile_background_color=fff
                profile_link_color=00f
                profile_sidebar_border_color=ccc
                profile_sidebar_fill_color=eee
                profile_text_color=000
                include_entities=true
                skip_status=true
                """
        ) {
            $0.account.updateProfileColors(
                background: "fff", link: "00f", sidebarBorder: "ccc", sidebarFill: "eee", text: "000",
                includeEntities: true, skipStatus: true)
        },
    ]
}
