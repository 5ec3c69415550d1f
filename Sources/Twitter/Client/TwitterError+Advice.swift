extension TwitterError.Kind {
    /// What a person can do about it, where the service's own sentence does not say so.
    var advice: String? {
        switch self {
        case .accountSuspended: "The account is suspended; its owner can appeal on the web site."
        case .accountLocked: "The account is locked; its owner must unlock it on the web site."
        case .accountUnusable: "The owner of the account must act on the web site first."
        case .accessLevel:
            "The app's access level does not include this endpoint; it is raised in the developer portal."
        case .creditsUsedUp: "The app has no credits left for this; they are bought in the developer portal."
        case .usageCapReached:
            "A cap on the app's usage is reached; it ends with its period or is raised in the developer portal."
        case .appUnusable: "The app is suspended or its key is wrong; look at it in the developer portal."
        case .callbackNotApproved:
            "Register exactly this callback address for the app in the developer portal, or use the PIN."
        case .xAuthNotEnabled:
            "The app is not enabled for xAuth; ask the service for it, or sign in through the web page."
        case .badVerifier: "The PIN or verifier is wrong; start the sign-in again and type the PIN that the page shows."
        case .requestTokenExpired: "The sign-in took too long or was finished before; start it again."
        default: nil
        }
    }
}
