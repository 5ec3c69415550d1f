extension JSON: CustomStringConvertible {
    /// The value as JSON text, without blanks.
    public var description: String {
        var printer = JSONPrinter()
        printer.write(self)
        return printer.text
    }

    /// The value as JSON text for people, each member and element on its own line, indented by two spaces.
    public var prettyDescription: String {
        var printer = JSONPrinter(isPretty: true)
        printer.write(self)
        return printer.text
    }
}
