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
    .executableTarget(
      name: "Screen",
      dependencies: [
        .product(name: "SwiftUI", package: "ViewTrace"),
        .product(name: "ThirdParty", package: "ThirdParty"),
      ]
    ),
    .executableTarget(
      name: "Crashing",
      dependencies: [.product(name: "SwiftUI", package: "ViewTrace")]
    ),
  ]
)
