package import Twitter

extension AccountStoreError {
    /// The sentence, as the programs print it, with the program that helps.
    package var line: String {
        switch kind {
        case .noneAvailable: "\(self) The program authorize does that."
        case .noneFound: "\(self) The program accounts lists them."
        default: description
        }
    }
}
