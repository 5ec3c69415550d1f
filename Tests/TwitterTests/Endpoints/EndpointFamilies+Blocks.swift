@testable import Twitter

extension EndpointFamilies {
    static let blocks: [EndpointRow] = [
        EndpointRow("GET blocks/ids") {
            $0.blocks.ids(cursor: .first, stringifyIDs: true)
        },
        EndpointRow("GET blocks/list") {
            $0.blocks.list(cursor: .first, options: .init(includeEntities: true, skipStatus: true))
        },
        EndpointRow("POST blocks/create") {
            $0.blocks.create(.id(12), includeEntities: true, skipStatus: true)
        },
        EndpointRow("POST blocks/create") {
            $0.blocks.create(.screenName("bob"))
        },
        EndpointRow("POST blocks/destroy") {
            $0.blocks.destroy(.id(12), includeEntities: true, skipStatus: true)
        },
        EndpointRow("POST blocks/destroy") {
            $0.blocks.destroy(.screenName("bob"))
        },
    ]
}
