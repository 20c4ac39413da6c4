// swift-tools-version: 6.0
import PackageDescription

// The cases are Swift 5 code of many authors' styles; their warnings say nothing here.
let package = Package(
  name: "ConformanceKit",
  platforms: [.macOS(.v14)],
  targets: [
    .target(
      name: "ConformanceKit",
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("InternalImportsByDefault"),
      ]
    ),
    .executableTarget(
      name: "ConformanceCases",
      dependencies: ["ConformanceKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
