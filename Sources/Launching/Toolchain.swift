#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The tools of the Swift toolchain that read symbols.
///
/// Never those of `PATH`: a system's own `llvm-symbolizer` may be too old for
/// `--skip-line-zero`, without which `x += 1` in a closure has no line.
package struct Toolchain: Sendable {
  package var symbolizer: String
  package var demangler: String

  /// Finds them beside `swift`; nil where `swift` or a tool is not there.
  ///
  /// - Parameter environment: Where `PATH` is looked up.
  package init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders {
      let swift = URL(filePath: folder).appending(path: "swift")
      guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
      let real = swift.resolvingSymlinksInPath().deletingLastPathComponent()
      if let found = Toolchain(beside: real) {
        self = found
        return
      }
      // A version manager's `swift` stands elsewhere than the toolchain.
      if let found = Toolchain(asking: swift.path, environment: environment) {
        self = found
        return
      }
      return nil
    }
    return nil
  }

  package init(symbolizer: String, demangler: String) {
    self.symbolizer = symbolizer
    self.demangler = demangler
  }

  private init?(beside folder: URL) {
    symbolizer = folder.appending(path: "llvm-symbolizer").path
    demangler = folder.appending(path: "swift-demangle").path
    for tool in [symbolizer, demangler] where !FileManager.default.isExecutableFile(atPath: tool) {
      return nil
    }
  }

  private init?(asking swift: String, environment: [String: String]) {
    var printed: [UInt8] = []
    let child = ChildProcess(
      executable: swift,
      arguments: ["-print-target-info"],
      environment: environment
    )
    guard (try? child.run(output: { printed += $0 })) == .exited(0),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(printed))
    else { return nil }
    // usr/lib/swift of the toolchain.
    let resources = URL(filePath: info.paths.runtimeResourcePath)
    self.init(beside: resources.appending(path: "../../bin").standardized)
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }
}
