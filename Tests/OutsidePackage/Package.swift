// swift-tools-version: 6.2
import PackageDescription

// Where the proof put its clone of ViewTrace.
let url = Context.environment["VIEWTRACE_URL"] ?? "VIEWTRACE_URL is not set"

let package = Package(
  name: "Outside",
  dependencies: [
    .package(url: url, from: "1.0.0"),
    .package(path: "ThirdParty"),
  ],
  targets: [
    .target(
      name: "ScreenKit",
      dependencies: [
        .product(name: "SwiftUI", package: "ViewTrace"),
        .product(name: "ThirdParty", package: "ThirdParty"),
      ]
    ),
    .executableTarget(
      name: "Screen",
      dependencies: ["ScreenKit", .product(name: "SwiftUI", package: "ViewTrace")]
    ),
    .executableTarget(
      name: "Crashing",
      dependencies: [.product(name: "SwiftUI", package: "ViewTrace")]
    ),
    .testTarget(
      name: "ScreenTests",
      dependencies: ["ScreenKit", .product(name: "ViewTraceTesting", package: "ViewTrace")]
    ),
  ]
)
