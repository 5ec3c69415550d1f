@testable import Twitter

extension EndpointFamilies {
    static let customProfiles: [EndpointRow] = [
        EndpointRow("GET custom_profiles/:id") {
            $0.customProfiles(id: 5)
        },
        EndpointRow("GET custom_profiles/list") {
            $0.customProfiles.list(count: 50, cursor: Cursor("abc"))
        },
        EndpointRow("POST custom_profiles/new") {
            $0.customProfiles.new(name: "Ada of Example", avatarMediaID: 8)
        },
        EndpointRow("DELETE custom_profiles/destroy") {
            $0.customProfiles.destroy(id: 5)
        },
    ]
}
