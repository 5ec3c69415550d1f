// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "swift-twitter",
    products: [
        .library(name: "Twitter", targets: ["Twitter"]),
        .library(name: "OAuth1", targets: ["OAuth1"]),
        .library(name: "TwitterHTTP", targets: ["TwitterHTTP"]),
        .library(name: "TwitterCurl", targets: ["TwitterCurl"]),
        .library(name: "TwitterSandbox", targets: ["TwitterSandbox"]),
        .library(name: "TwitterHTMLLogin", targets: ["TwitterHTMLLogin"]),
    ],
    targets: [
        // What the system has, and the C that Swift cannot call.
        .systemLibrary(
            name: "CLibcurl",
            pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
        ),
        .systemLibrary(
            name: "CLibcrypto",
            pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]
        ),
        .systemLibrary(name: "CLinux"),
        .target(name: "CCurlShims", dependencies: ["CLibcurl"]),

        // The library, lowest layer first.
        .target(name: "Locking"),
        .target(name: "Readiness", dependencies: ["CLinux"]),
        .target(name: "LibcryptoPrimitives", dependencies: ["CLibcrypto", "Locking"]),
        .target(name: "OAuth1", dependencies: ["LibcryptoPrimitives"]),
        .target(name: "TwitterHTTP"),
        .target(name: "TwitterJSON"),
        .target(
            name: "TwitterCurl",
            dependencies: ["CCurlShims", "CLibcurl", "Locking", "Readiness", "TwitterHTTP"]
        ),
        .target(
            name: "Twitter",
            dependencies: ["LibcryptoPrimitives", "Locking", "OAuth1", "TwitterCurl", "TwitterHTTP", "TwitterJSON"]
        ),
        .target(name: "TwitterHTMLLogin", dependencies: ["Twitter"]),
        .target(name: "LoopbackHTTP", dependencies: ["CLinux", "Locking", "Readiness", "TwitterHTTP"]),
        .target(
            name: "TwitterSandbox",
            dependencies: ["Locking", "LoopbackHTTP", "OAuth1", "Twitter", "TwitterHTTP"]
        ),

        // Programs; none is part of a product.
        .target(name: "Terminal", dependencies: ["Twitter"], path: "Examples/Terminal"),
        .executableTarget(name: "accounts", dependencies: ["Terminal", "Twitter"], path: "Examples/accounts"),
        .executableTarget(
            name: "authorize", dependencies: ["Locking", "LoopbackHTTP", "Terminal", "Twitter"],
            path: "Examples/authorize"),
        .executableTarget(
            name: "quickstart", dependencies: ["Terminal", "Twitter", "TwitterSandbox"], path: "Examples/quickstart"),
        .executableTarget(
            name: "load", dependencies: ["LoopbackHTTP", "Terminal", "Twitter", "TwitterSandbox"],
            path: "Examples/load"),
        .executableTarget(
            name: "limits", dependencies: ["Locking", "Terminal", "Twitter", "TwitterSandbox"],
            path: "Examples/limits"),
        .executableTarget(name: "reverse-auth", dependencies: ["Terminal", "Twitter"], path: "Examples/reverse-auth"),
        .target(name: "CReference", dependencies: ["CLibcrypto", "CLibcurl"], path: "Examples/CReference"),
        .executableTarget(
            name: "benchmark",
            dependencies: [
                "CReference", "Locking", "OAuth1", "Readiness", "SeededRandom", "Terminal", "Twitter", "TwitterCurl",
                "TwitterHTTP",
            ],
            path: "Examples/benchmark"
        ),
        .executableTarget(name: "followers", dependencies: ["Terminal", "Twitter"], path: "Examples/followers"),
        .executableTarget(name: "timeline", dependencies: ["Terminal", "Twitter"], path: "Examples/timeline"),
        .executableTarget(name: "search", dependencies: ["Terminal", "Twitter"], path: "Examples/search"),
        .executableTarget(name: "trends", dependencies: ["Terminal", "Twitter"], path: "Examples/trends"),
        .executableTarget(name: "request", dependencies: ["Terminal", "Twitter"], path: "Examples/request"),
        .executableTarget(
            name: "sandbox",
            dependencies: ["LoopbackHTTP", "OAuth1", "Terminal", "Twitter", "TwitterSandbox"],
            path: "Examples/sandbox"
        ),

        // A TLS server for tests, and OpenSSL's library for it; nothing else links that.
        .systemLibrary(
            name: "CLibssl",
            path: "Tests/CLibssl",
            pkgConfig: "libssl",
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]
        ),
        .target(name: "TLSLoopback", dependencies: ["CLibssl", "Locking"], path: "Tests/TLSLoopback"),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),

        .testTarget(name: "LockingTests", dependencies: ["Locking"]),
        .testTarget(name: "ReadinessTests", dependencies: ["Readiness"]),
        .testTarget(name: "LibcryptoPrimitivesTests", dependencies: ["LibcryptoPrimitives"]),
        .testTarget(
            name: "OAuth1Tests", dependencies: ["LibcryptoPrimitives", "OAuth1"], exclude: ["Tables/generate.py"]),
        .testTarget(
            name: "ProgramTests",
            dependencies: [
                "LoopbackHTTP", "OAuth1", "Twitter", "TwitterSandbox", "accounts", "authorize", "benchmark",
                "followers", "quickstart", "request", "reverse-auth", "sandbox", "search", "timeline", "trends",
            ]),
        .testTarget(name: "TwitterHTTPTests", dependencies: ["TwitterHTTP"]),
        .testTarget(name: "TwitterJSONTests", dependencies: ["SeededRandom", "TwitterJSON"]),
        .testTarget(
            name: "TwitterCurlTests",
            dependencies: [
                "CCurlShims", "Locking", "Readiness", "SeededRandom", "TLSLoopback", "TwitterCurl", "TwitterHTTP",
            ]
        ),
        .testTarget(name: "LoopbackHTTPTests", dependencies: ["LoopbackHTTP", "TwitterHTTP"]),
        .testTarget(
            name: "TwitterTests",
            dependencies: [
                "Locking", "OAuth1", "SeededRandom", "Twitter", "TwitterHTTP", "TwitterJSON", "TwitterSandbox",
            ]
        ),
        .testTarget(
            name: "TwitterHTMLLoginTests", dependencies: ["Twitter", "TwitterHTMLLogin", "TwitterSandbox"]),
        .testTarget(
            name: "TwitterSandboxTests",
            dependencies: [
                "Locking", "LoopbackHTTP", "OAuth1", "Twitter", "TwitterHTTP", "TwitterSandbox",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

// Views of a tape end with it, and the compiler is to see to that without a reference count for each.
for target in package.targets where target.name == "TwitterJSON" {
    target.swiftSettings?.append(.enableExperimentalFeature("Lifetimes"))
}
