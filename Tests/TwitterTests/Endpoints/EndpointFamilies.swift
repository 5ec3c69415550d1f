/// The families of endpoints; each extends this with its rows in the file that bears its name.
enum EndpointFamilies {
    static let all: [[EndpointRow]] = [
        statuses, statusStreams, lists, favorites, collections, search, premiumSearch, geo, trends, media, ton,
        account, accountActivity, directMessages, customProfiles, blocks, mutes, followers, friends, friendships, users,
        help, oauth, reverseAuth, streamsOfUsers, undocumented, enterprise, compatibleServers,
    ]
}
