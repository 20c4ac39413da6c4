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
    case viewTrace
    case dependency(String)
    case source
  }

  /// Targets of ViewTrace that an app is built with.
  private static let ownTargets: Set<String> = [
    "SwiftUI", "Combine", "Recording", "ViewRuntime", "ViewTraceTesting", "CRuntimeHooks",
    "SwiftUIMacros", "Workloads", "TraceStore", "TraceModel", "JSONSource",
  ]

  var description: String {
    let shown = isShown || output.isEmpty ? "" : output + (output.hasSuffix("\n") ? "" : "\n")
    return "\(shown)\(product): \(what)\n  fix: \(fix)"
  }

  var cause: Cause {
    if output.contains("env: 'swift'") || output.contains("env: swift:") { return .noSwift }
    if output.contains("no target named 'SwiftUI'") { return .noDependency }
    if output.contains("no product named '\(product)'") { return .noProduct }
    if output.contains("moved to the FoundationNetworking module") { return .networkingMoved }
    return causeByPlace ?? .source
  }

  private var what: String {
    switch cause {
    case .noSwift: "swift is not on the PATH"
    case .noDependency: "the package does not depend on ViewTrace, or not on its product SwiftUI"
    case .noProduct: "the package has no such product"
    case .networkingMoved:
      "a file uses URLSession and imports only Foundation, which on Linux leaves it to "
        + "FoundationNetworking"
    case .viewTrace: "ViewTrace itself does not build"
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
    case .viewTrace:
      "use a toolchain that it was tested with (README.md), and report the errors above"
    case .dependency(let name):
      "its code for canImport(SwiftUI) or canImport(Combine) is compiled, because ViewTrace "
        + "provides these modules, and uses a name that they lack; ask for it "
        + "(docs/swiftui-coverage.md), or use a version of \(name) without that code"
    case .source: "see the errors above"
    }
  }

  /// What the place of the first error says; nil where it is in the package itself.
  private var causeByPlace: Cause? {
    for line in output.split(separator: "\n") {
      guard let end = line.firstIndex(of: ":"), line.hasPrefix("/"), line.contains(": error: ")
      else {
        continue
      }
      let path = String(line[..<end])
      let parts = path.split(separator: "/").map(String.init)
      let checkout = parts.firstIndex(of: "checkouts").flatMap { index in
        parts.indices.contains(index + 1) ? parts[index + 1] : nil
      }
      guard checkout != nil || !path.hasPrefix(packagePath + "/") else { return nil }
      guard let sources = parts.lastIndex(of: "Sources"), sources > 0 else {
        return checkout.map { .dependency($0) }
      }
      let target = parts.indices.contains(sources + 1) ? parts[sources + 1] : ""
      if Self.ownTargets.contains(target) { return .viewTrace }
      // A dependency by path: the folder above its Sources.
      return .dependency(checkout ?? parts[sources - 1])
    }
    return nil
  }
}
