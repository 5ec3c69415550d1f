import FoundationEssentials

@testable import Twitter

extension EndpointFamilies {
    static let undocumented: [EndpointRow] = [
        EndpointRow("GET activity/about_me") {
            $0.activity.aboutMe(
                count: 20, sinceID: 1, maxID: 9, contributorDetails: true, includeEntities: true,
                includeMyRetweet: true, includeCards: true, modelVersion: true, sendErrorCodes: true)
        },
        EndpointRow("GET activity/by_friends") {
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
        EndpointRow("POST contacts/upload") {
            $0.contacts.upload(vCards: ["BEGIN:VCARD", "END:VCARD"])
        },
        EndpointRow("GET contacts/users_and_uploaded_by") {
            $0.contacts.usersAndUploadedBy(count: 20)
        },
        EndpointRow("POST contacts/destroy/all") {
            $0.contacts.destroy.all()
        },
        EndpointRow("POST guest/activate") {
            $0.guest.activate()
        },
        EndpointRow("POST device/register") {
            $0.device.register(rawPhoneNumber: "+15005550006", guestToken: .init(token: "gt"))
        },
        EndpointRow("POST sdk/account") {
            $0.sdk.account(numericPIN: "123", phoneNumber: "+15005550006", guestToken: .init(token: "gt"))
        },
        EndpointRow("POST schedule/status/tweet") {
            $0.schedule.status.tweet(
                status: "Later", executeAt: Date(timeIntervalSince1970: 1_500_000_000.9), mediaIDs: [7, 8])
        },
        EndpointRow("GET schedule/status/list") {
            $0.schedule.status.list(count: 20, includeEntities: true, includeUserEntities: true, includeCards: true)
        },
        EndpointRow("PUT schedule/status/:id") {
            $0.schedule.status.update(
                id: 6, status: "Still later", executeAt: Date(timeIntervalSince1970: 1_500_000_060), mediaIDs: [7])
        },
        EndpointRow("DELETE schedule/status/:id") {
            $0.schedule.status.remove(id: 6)
        },
    ]
}
