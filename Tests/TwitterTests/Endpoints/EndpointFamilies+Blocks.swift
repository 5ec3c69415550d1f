@testable import Twitter

extension EndpointFamilies {
    static let blocks: [EndpointRow] = [
        EndpointRow("GET blocks/ids", sends: "stringify_ids=true\ncursor=-1") {
            $0.blocks.ids(cursor: .first, stringifyIDs: true)
        },
        EndpointRow("GET blocks/list", sends: "cursor=-1\ninclude_entities=true\nskip_status=true\ntweet_mode=extended")
        {
            $0.blocks.list(cursor: .first, options: .init(includeEntities: true, skipStatus: true))
        },
        EndpointRow("POST blocks/create", sends: "user_id=12\ninclude_entities=true\nskip_status=true") {
            $0.blocks.create(.id(12), includeEntities: true, skipStatus: true)
        },
        EndpointRow("POST blocks/create", sends: "screen_name=bob") {
            $0.blocks.create(.screenName("bob"))
        },
        EndpointRow("POST blocks/destroy", sends: "user_id=12\ninclude_entities=true\nskip_status=true") {
            $0.blocks.destroy(.id(12), includeEntities: true, skipStatus: true)
        },
        EndpointRow("POST blocks/destroy", sends: "screen_name=bob") {
            $0.blocks.destroy(.screenName("bob"))
        },
    ]
}
