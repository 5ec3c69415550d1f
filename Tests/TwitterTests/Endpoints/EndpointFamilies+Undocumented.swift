import FoundationEssentials

@testable import Twitter

extension EndpointFamilies {
    static let undocumented: [EndpointRow] = [
        EndpointRow(
            "GET activity/about_me",
            sends: """
                count=20
                since_id=1
                max_id=9
                contributor_details=true
                include_entities=true
                include_my_retweet=true
                include_cards=true
                model_version=true
                send_error_codes=true
                """
        ) {
            $0.activity.aboutMe(
                count: 20, sinceID: 1, maxID: 9, contributorDetails: true, includeEntities: true,
                includeMyRetweet: true, includeCards: true, modelVersion: true, sendErrorCodes: true)
        },
        EndpointRow(
            "GET activity/by_friends",
            sends: """
                count=20
                since_id=1
                max_id=9
                contributor_details=true
                include_cards=true
                include_entities=true
                include_my_retweet=true
                include_user_entities=true
                latest_results=true
                send_error_codes=true
                """
        ) {
            $0.activity.byFriends(
                count: 20, sinceID: 1, maxID: 9, contributorDetails: true, includeCards: true, includeEntities: true,
                includeMyRetweet: true, includeUserEntities: true, latestResults: true, sendErrorCodes: true)
        },
        EndpointRow("GET discover/universal") {
            $0.discover.universal()
        },
        EndpointRow("GET discover/highlight") {
            $0.discover.highlight()
        },
        EndpointRow(
            "POST contacts/upload", sends: "vcards=[\"BEGIN:VCARD\",\"END:VCARD\"]",
            exchange: .empty(because: "nobody has told what it answers")
        ) {
            $0.contacts.upload(vCards: ["BEGIN:VCARD", "END:VCARD"])
        },
        EndpointRow("GET contacts/users_and_uploaded_by", sends: "count=20") {
            $0.contacts.usersAndUploadedBy(count: 20)
        },
        EndpointRow(
            "POST contacts/destroy/all", exchange: .empty(because: "nobody has told what it answers")
        ) {
            $0.contacts.destroy.all()
        },
        EndpointRow("POST guest/activate") {
            $0.guest.activate()
        },
        EndpointRow(
            "POST device/register",
            sends: """
                raw_phone_number=+15005550006
                text_key=third_party_confirmation_code
                send_numeric_pin=true
                """
        ) {
            $0.device.register(rawPhoneNumber: "+15005550006", guestToken: .init(token: "gt"))
        },
        EndpointRow(
            "POST sdk/account", sends: "numeric_pin=123\nphone_number=+15005550006",
            exchange: .empty(because: "nobody has told what it answers")
        ) {
            $0.sdk.account(numericPIN: "123", phoneNumber: "+15005550006", guestToken: .init(token: "gt"))
        },
        EndpointRow("POST schedule/status/tweet", sends: "status=Later\nexecute_at=1500000000\nmedia_ids=7,8") {
            $0.schedule.status.tweet(
                status: "Later", executeAt: Date(timeIntervalSince1970: 1_500_000_000.9), mediaIDs: [7, 8])
        },
        EndpointRow(
            "GET schedule/status/list",
            sends: "count=20\ninclude_entities=true\ninclude_user_entities=true\ninclude_cards=true"
        ) {
            $0.schedule.status.list(count: 20, includeEntities: true, includeUserEntities: true, includeCards: true)
        },
        EndpointRow("PUT schedule/status/:id", sends: "status=Still later\nexecute_at=1500000060\nmedia_ids=7") {
            $0.schedule.status.update(
                id: 6, status: "Still later", executeAt: Date(timeIntervalSince1970: 1_500_000_060), mediaIDs: [7])
        },
        EndpointRow("DELETE schedule/status/:id") {
            $0.schedule.status.remove(id: 6)
        },
    ]
}
