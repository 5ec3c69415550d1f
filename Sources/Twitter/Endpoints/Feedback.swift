public import FoundationEssentials
import TwitterHTTP
public import TwitterJSON

extension TwitterAPI {
    /// Asking customers, in a message, how content they are.
    public var feedback: Feedback { Feedback(api: self) }

    /// The endpoints below `feedback`.
    public struct Feedback: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// What is asked; an open set.
        public struct Kind: RawRepresentable, Hashable, Sendable {
            /// The value of `type`.
            public let rawValue: String

            /// Creates a kind from the value of `type`.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// How content the customer is.
            public static let customerSatisfaction = Kind(rawValue: "csat")
            /// Whether the customer would recommend the brand.
            public static let netPromoterScore = Kind(rawValue: "nps")
        }

        /// Sends a card with a question.
        ///
        /// `POST feedback/create`. For users, brands on a list only; 1,000 calls a day and one for each customer. The
        /// body is JSON and is not signed.
        ///
        /// - Parameters:
        ///   - kind: What is asked.
        ///   - toUserID: The customer.
        ///   - message: The text above the card.
        ///   - privacyURL: The address of the brand's privacy policy.
        ///   - externalID: An id of the brand's own, up to 256 characters; it comes back with the answer.
        ///   - questionVariantID: The wording of the question.
        ///   - displayName: The brand's name in the question, up to 20 characters.
        ///   - test: Whether it is only a try.
        /// - Returns: The request; its value is the object of the card.
        public func create(
            kind: Kind, toUserID: User.ID, message: String, privacyURL: String, externalID: String? = nil,
            questionVariantID: Int? = nil, displayName: String? = nil, test: Bool? = nil
        ) -> TwitterRequest<JSON> {
            let body = JSON(members: [
                "type": .string(kind.rawValue), "to_user_id": JSON(toUserID), "message": .string(message),
                "privacy_url": .string(privacyURL), "external_id": externalID.map(JSON.string),
                "question_variant_id": questionVariantID.map { .number(.init($0)) },
                "display_name": displayName.map(JSON.string), "test": test.map(JSON.bool),
            ])
            return api.json(Call(Endpoint(.post, "feedback/create"), body: .json(body)))
        }

        /// Lists what happened to cards in a period.
        ///
        /// `GET feedback/events`. For users, brands on a list only; 1,000 calls in 15 minutes. The period must have
        /// ended 24 hours ago.
        ///
        /// - Parameters:
        ///   - from: The beginning of the period, to the millisecond.
        ///   - to: Its end, which belongs to it.
        ///   - count: How many to ask for, up to 100, which is the default.
        ///   - cursor: Where the page begins, as the page before tells it; the first page by default.
        /// - Returns: The request for the page, untyped; its items are the `events`.
        public func events(
            from: Date, to: Date, count: Int? = nil, cursor: Cursor? = nil
        ) -> PagedRequest<JSONPage> {
            api.json(
                Call(
                    Endpoint(.get, "feedback/events"),
                    [
                        "from_time": UnixTime(milliseconds: from), "to_time": UnixTime(milliseconds: to),
                        "count": count, "cursor": cursor,
                    ])
            ).paged(by: .cursor, items: "events")
        }

        /// Reads one card with its answer.
        ///
        /// `GET feedback/show/:id`. For users, brands on a list only; 180 calls in 15 minutes.
        ///
        /// - Parameter id: The card.
        /// - Returns: The request; its value is the object of the card.
        public func show(id: String) -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "feedback/show/:id", ["id": id])))
        }
    }
}
