import CCurlShims
import Testing
import TwitterHTTP

@testable import TwitterCurl

/// What each code of libcurl is called, before and after the request was sent.
@Suite struct TransferFaultTests {
    private func kind(
        of code: UInt32, _ text: String = "text", sent: Bool, receiving: Bool = false
    ) throws -> TransportError.Kind {
        let fault = TransferFault(
            address: try RequestAddress("https://api.example:8443/1.1/a.json?token=S3CRET-MARK"),
            stage: receiving ? .receiving : sent ? .sending : .connecting, wasSent: sent, usedPooledConnection: false,
            limits: TransportLimits())
        let error = fault.error(for: CURLcode(rawValue: code), text: text)
        #expect(error.message.contains("api.example"))
        #expect(!"\(error)".contains("S3CRET-MARK"))
        #expect(error.underlyingCode == Int(code))
        #expect(error.underlyingMessage == text)
        #expect(error.requestMayHaveBeenSent == sent)
        return error.kind
    }

    @Test(
        arguments: [
            (1, .invalidRequest, .malformedResponse), (2, .unavailable, .unavailable),
            (3, .invalidRequest, .invalidRequest),
            (5, .nameNotResolved, .connectionLost), (6, .nameNotResolved, .connectionLost),
            (7, .connectionFailed, .connectionLost), (8, .connectionFailed, .malformedResponse),
            (16, .connectionFailed, .connectionLost), (18, .connectionFailed, .connectionLost),
            (27, .unavailable, .unavailable), (28, .connectTimeout, .connectionLost), (35, .tlsFailed, .connectionLost),
            (42, .connectionFailed, .connectionLost), (52, .connectionFailed, .connectionLost),
            (55, .connectionFailed, .connectionLost), (56, .connectionFailed, .connectionLost),
            (60, .untrustedCertificate, .connectionLost), (61, .malformedResponse, .malformedResponse),
            (63, .responseTooLarge, .responseTooLarge), (65, .connectionFailed, .connectionLost),
            (77, .unavailable, .unavailable), (92, .connectionFailed, .connectionLost),
            (97, .connectionFailed, .connectionLost), (100, .invalidRequest, .headersTooLarge), (67, .other, .other),
            (9_999, .other, .other),
        ] as [(UInt32, TransportError.Kind, TransportError.Kind)])
    func codes(code: UInt32, before: TransportError.Kind, after: TransportError.Kind) throws {
        #expect(try kind(of: code, sent: false) == before)
        #expect(try kind(of: code, sent: true) == after)
    }

    @Test func lackOfMemoryWhileAHeaderComesIsALargeHeader() throws {
        #expect(try kind(of: 27, sent: true, receiving: true) == .headersTooLarge)
    }

    @Test func textTellsCodesWithTwoMeaningsApart() throws {
        // As libcurl says it up to 8.6, and since.
        for text in ["Too long hexadecimal number in chunked-encoding", "invalid chunk size: 'zz'"] {
            #expect(try kind(of: 56, text, sent: true, receiving: true) == .malformedResponse)
        }
        #expect(try kind(of: 56, "Recv failure: Connection reset by peer", sent: true) == .connectionLost)
        let text = "OpenSSL/3.0.22: error:06880006:asn1 encoding routines::EVP lib"
        #expect(try kind(of: 35, text, sent: false) == .untrustedCertificate)
        #expect(try kind(of: 35, text, sent: true) == .connectionLost)
    }

    @Test func textsThatQuoteTheRequestAreLeftOut() throws {
        let request = TransportRequest(
            method: .get, url: "http://h.example/?token=S3CRET-MARK-1", headers: ["Authorization": "S3CRET-MARK-2"])
        let transfer = Transfer(Submission(request, to: try RequestAddress(request.url), turn: TransportTurn()))
        for text in ["failed at http://h.example/?token=S3CRET-MARK-1", "bad header S3CRET-MARK-2"] {
            #expect(!transfer.harmless(text, CURLE_RECV_ERROR).contains("S3CRET-MARK"))
            #expect(!transfer.harmless(text, CURLE_RECV_ERROR).isEmpty)
        }
        #expect(transfer.harmless("Recv\u{1B}[31m\u{E9}", CURLE_RECV_ERROR) == "Recv?[31m?")
    }
}
