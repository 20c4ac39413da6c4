// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ThirdParty",
  products: [.library(name: "ThirdParty", targets: ["ThirdParty"])],
  targets: [.target(name: "ThirdParty")]
)
