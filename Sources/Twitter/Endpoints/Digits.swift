import TwitterHTTP
public import TwitterJSON

// Signing in by telephone, which was called Digits: a guest token, a PIN by short message, an account.
extension TwitterAPI {
    /// Guests, who are nobody's users.
    public var guest: Guest { Guest(api: self) }

    /// Telephones.
    public var device: Device { Device(api: self) }

    /// Accounts that are opened by telephone.
    public var sdk: SDK { SDK(api: self) }

    /// The endpoint below `guest`.
    public struct Guest: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Gives an app a token for a guest.
        ///
        /// `POST guest/activate`. For apps. Undocumented.
        ///
        /// - Returns: The request for the token.
        public func activate() -> TwitterRequest<GuestToken> {
            api.request(Call(Endpoint(.post, "guest/activate")), returning: GuestToken.self)
        }
    }

    /// The endpoint below `device`.
    public struct Device: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Sends a PIN to a telephone.
        ///
        /// `POST device/register`. For apps, as a guest. Undocumented.
        ///
        /// - Parameters:
        ///   - rawPhoneNumber: The number of the telephone in its international form, `+15005550006`.
        ///   - guestToken: The token of ``TwitterAPI/Guest/activate()``; it is sent as a header field.
        ///   - textKey: The wording of the message.
        ///   - sendNumericPIN: Whether the PIN has digits only.
        /// - Returns: The request; the shape of its answer is not known.
        public func register(
            rawPhoneNumber: String, guestToken: GuestToken, textKey: String = "third_party_confirmation_code",
            sendNumericPIN: Bool = true
        ) -> TwitterRequest<JSON> {
            api.json(
                Call(
                    Endpoint(.post, "device/register"),
                    [
                        "raw_phone_number": rawPhoneNumber, "text_key": textKey, "send_numeric_pin": sendNumericPIN,
                    ])
            ).with { $0.headers["x-guest-token"] = guestToken.token.revealed }
        }
    }

    /// The endpoint below `sdk`.
    public struct SDK: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Exchanges the PIN for an account.
        ///
        /// `POST sdk/account`. For apps, as a guest. Undocumented. The access token comes in the header fields of the
        /// answer, `x-twitter-new-account-oauth-access-token` and `x-twitter-new-account-oauth-secret`.
        ///
        /// - Parameters:
        ///   - numericPIN: The PIN from the short message.
        ///   - phoneNumber: The number of the telephone, as ``TwitterAPI/Device`` answers it.
        ///   - guestToken: The token of ``TwitterAPI/Guest/activate()``; it is sent as a header field.
        /// - Returns: The request; read its ``TwitterRequest/response``.
        public func account(
            numericPIN: String, phoneNumber: String, guestToken: GuestToken
        ) -> TwitterRequest<JSON> {
            api.json(
                Call(Endpoint(.post, "sdk/account"), ["numeric_pin": numericPIN, "phone_number": phoneNumber])
            ).with { $0.headers["x-guest-token"] = guestToken.token.revealed }
        }
    }
}
