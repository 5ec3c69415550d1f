@testable import Twitter

extension EndpointFamilies {
    static let customProfiles: [EndpointRow] = [
        EndpointRow("GET custom_profiles/:id") {
            $0.customProfiles(id: 5)
        },
        EndpointRow("GET custom_profiles/list", sends: "") {
            $0.customProfiles.list()
        },
        EndpointRow("GET custom_profiles/list", sends: "count=50\ncursor=abc", exchange: .unknownCursor) {
            $0.customProfiles.list(count: 50, cursor: Cursor("abc"))
        },
        EndpointRow(
            "POST custom_profiles/new",
            sends: """
                custom_profile={"name":"Ada of Example","avatar":{"media":{"id":"8"}}}
                custom_profile.name=Ada of Example
                custom_profile.avatar={"media":{"id":"8"}}
                custom_profile.avatar.media={"id":"8"}
                custom_profile.avatar.media.id=8
                """
        ) {
            $0.customProfiles.new(name: "Ada of Example", avatarMediaID: 8)
        },
        EndpointRow("DELETE custom_profiles/destroy", sends: "id=5") {
            $0.customProfiles.destroy(id: 5)
        },
    ]
}
