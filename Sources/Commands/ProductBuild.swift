import Launching
import TraceModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Builds a product of a package, ready to be recorded.
struct ProductBuild {
  var product: String
  var packagePath: String
  /// `debug` or `release`.
  var configuration: String
  /// Modules that every file gets to see, as if it imported them.
  var imports: [String]
  var console: Console

  /// Builds and tells where the executable is.
  ///
  /// The target `SwiftUI` goes first: `canImport(SwiftUI)` looks at what lies in
  /// the build folder, so that a package which is compiled before it would find
  /// none in the first build and one in the second.
  ///
  /// - Returns: The path of the executable.
  func executable() throws -> String {
    console.progress("building \(product) (\(configuration))")
    try build(["--target", "SwiftUI"])
    try build(["--product", product])
    let folder = try swift(["--show-bin-path"])
    return folder.split(separator: "\n").last.map { "\($0)/\(product)" } ?? product
  }

  private func build(_ what: [String]) throws { _ = try swift(what, showsProgress: true) }

  private func swift(_ what: [String], showsProgress: Bool = false) throws -> String {
    var child = ChildProcess(
      executable: "/usr/bin/env",
      arguments: ["swift", "build"] + common + what,
      environment: console.environment
    )
    child.limit = .seconds(24 * 60 * 60)
    var printed: [UInt8] = []
    let listener: ([UInt8]) -> Void = { bytes in
      printed += bytes
      if showsProgress && console.isErrorTerminal {
        console.error(String(decoding: bytes, as: UTF8.self))
      }
    }
    let ending = try child.run(output: listener, error: listener)
    let text = String(decoding: printed, as: UTF8.self)
    guard ending == .exited(0) else {
      throw BuildError(
        product: product,
        packagePath: URL(filePath: packagePath).standardizedFileURL.path,
        output: text,
        isShown: showsProgress && console.isErrorTerminal
      )
    }
    return text
  }

  private var common: [String] {
    let flags = imports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    return ["--package-path", packagePath, "-c", configuration]
      + flags.flatMap { ["-Xswiftc", $0] }
  }
}
