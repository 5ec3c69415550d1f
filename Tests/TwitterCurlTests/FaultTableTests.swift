import CCurlShims
import Testing

/// Every fault of the wire, one at a time; the table says what each is called.
@Suite(.serialized) struct FaultTableTests {
    @Test(arguments: FaultRow.table)
    func row(_ row: FaultRow) async throws { try await row.check() }

    /// In a process of its own, for here the tests beside this one open sockets and threads as well.
    @Test func theTableLeavesNothingBehind() async {
        await #expect(processExitsWith: .success) { try await FaultTableTests.compareWhatIsLeft() }
    }

    private static func compareWhatIsLeft() async throws {
        LibcurlMemory.startCounting()
        let handle = try #require(curl_easy_init())
        #expect(LibcurlMemory.blocks > 0, "An easy handle would show.")
        curl_easy_cleanup(handle)

        // What libcurl, OpenSSL and the resolver set up once and keep.
        for row in FaultRow.names + FaultRow.tls { try await row.check() }
        try await eventually("the threads end") { Inventory.now().transportThreads == 0 }
        let before = Inventory.now()
        for row in FaultRow.table { try await row.check() }
        try await eventually("the threads end") { Inventory.now().transportThreads == 0 }
        #expect(Inventory.now() == before)
    }
}
