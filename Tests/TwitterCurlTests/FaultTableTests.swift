import Testing

/// Every fault of the wire, one at a time; the table says what each is called.
@Suite(.serialized) struct FaultTableTests {
    @Test(arguments: FaultRow.table)
    func row(_ row: FaultRow) async throws { try await row.check() }

    /// In a process of its own, for here the tests beside this one open sockets and threads as well.
    @Test func theTableLeavesNothingBehind() async {
        await #expect(processExitsWith: .success) {
            LibcurlMemory.startCounting()
            // What libcurl, OpenSSL and the resolver set up once and keep.
            for row in FaultRow.names + FaultRow.tls { try await row.check() }
            let before = Inventory.now()
            #expect(before.transportThreads == 0)
            for row in FaultRow.table { try await row.check() }
            for _ in 0..<4_000 where Inventory.now() != before { try await Task.sleep(for: .milliseconds(5)) }
            #expect(Inventory.now() == before)
        }
    }
}
