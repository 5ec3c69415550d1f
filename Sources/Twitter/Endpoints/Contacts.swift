import TwitterHTTP
public import TwitterJSON

extension TwitterAPI {
    /// The address book of the signed-in user.
    public var contacts: Contacts { Contacts(api: self) }

    /// The endpoints below `contacts`; undocumented.
    public struct Contacts: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Deleting the address book.
        public var destroy: Destroy { Destroy(api: api) }

        /// Uploads cards of an address book.
        ///
        /// `POST contacts/upload`. For users. Undocumented. The body is JSON and is not signed.
        ///
        /// - Parameter vCards: The cards, each a whole vCard text.
        /// - Returns: The request; the shape of its value is not known.
        public func upload(vCards: [String]) -> TwitterRequest<JSON> {
            api.json(
                Call(
                    Endpoint(.post, "contacts/upload"),
                    body: .json(["vcards": .array(vCards.map(JSON.string))])))
        }

        /// Reads the users who were found in the uploaded address book.
        ///
        /// `GET contacts/users_and_uploaded_by`. For users. Undocumented.
        ///
        /// - Parameter count: How many to ask for.
        /// - Returns: The request; the shape of its value is not known.
        public func usersAndUploadedBy(count: Int? = nil) -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "contacts/users_and_uploaded_by"), ["count": count]))
        }

        /// The endpoint below `contacts/destroy`.
        public struct Destroy: Sendable {
            /// The client that sends.
            public let api: TwitterAPI

            /// Deletes the uploaded address book.
            ///
            /// `POST contacts/destroy/all`. For users. Undocumented.
            ///
            /// - Returns: The request; the shape of its answer is not known.
            public func all() -> TwitterRequest<JSON> {
                api.json(Call(Endpoint(.post, "contacts/destroy/all")))
            }
        }
    }
}
