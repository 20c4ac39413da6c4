/// A build that failed, and what to do about it.
struct BuildError: Error, CustomStringConvertible {
  var product: String
  /// Absolute, without a slash at the end.
  var packagePath: String
  /// What `swift build` printed.
  var output: String
  /// Whether the user has seen the output already.
  var isShown = false

  /// What can be told from the output.
  enum Cause: Equatable {
    case noSwift
    case noDependency
    case noProduct
    case networkingMoved
    case dependency(String)
    case source
  }

  var description: String {
    let shown = isShown || output.isEmpty ? "" : output + (output.hasSuffix("\n") ? "" : "\n")
    return "\(shown)\(product): \(what)\n  fix: \(fix)"
  }

  var cause: Cause {
    if output.contains("env: 'swift'") || output.contains("env: swift:") { return .noSwift }
    if output.contains("no target named 'SwiftUI'") { return .noDependency }
    if output.contains("no product named '\(product)'") { return .noProduct }
    if output.contains("moved to the FoundationNetworking module") { return .networkingMoved }
    return failingDependency.map { .dependency($0) } ?? .source
  }

  private var what: String {
    switch cause {
    case .noSwift: "swift is not on the PATH"
    case .noDependency: "the package does not depend on ViewTrace, or not on its product SwiftUI"
    case .noProduct: "the package has no such product"
    case .networkingMoved:
      "a file uses URLSession and imports only Foundation, which on Linux leaves it to "
        + "FoundationNetworking"
    case .dependency(let name): "the dependency \(name) does not build"
    case .source: "does not build"
    }
  }

  private var fix: String {
    switch cause {
    case .noSwift: "install a Swift toolchain, see https://swift.org/install"
    case .noDependency:
      #"add .product(name: "SwiftUI", package: "ViewTrace") to the target's dependencies"#
    case .noProduct: "list the products: swift package --package-path \(packagePath) describe"
    case .networkingMoved:
      "viewtrace record \(product) --import FoundationNetworking imports it into every file"
    case .dependency(let name):
      "its code for canImport(SwiftUI) or canImport(Combine) is compiled, because ViewTrace "
        + "provides these modules, and uses a name that they lack; ask for it "
        + "(docs/swiftui-coverage.md), or use a version of \(name) without that code"
    case .source: "see the errors above"
    }
  }

  /// The package of the first error that lies outside the user's own sources.
  private var failingDependency: String? {
    for line in output.split(separator: "\n") {
      guard let end = line.firstIndex(of: ":"), line.hasPrefix("/"), line.contains(": error: ")
      else {
        continue
      }
      let path = String(line[..<end])
      let parts = path.split(separator: "/").map(String.init)
      if let index = parts.firstIndex(of: "checkouts"), index + 1 < parts.count {
        return parts[index + 1]
      }
      // A dependency by path: the folder above its Sources.
      if !path.hasPrefix(packagePath + "/"), let index = parts.lastIndex(of: "Sources"), index > 0 {
        return parts[index - 1]
      }
      return nil
    }
    return nil
  }
}
