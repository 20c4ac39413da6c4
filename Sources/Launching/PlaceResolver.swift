import TraceModel

/// Finds the source place that a stack of return addresses stands for.
struct PlaceResolver {
  var symbols: [ImageAddress: [Symbol]]
  /// Folder that paths are shortened to, where they lie below it.
  var sourceRoot: String?

  /// Finds the first position that a person wrote.
  ///
  /// Passed over are our own modules, the toolchain's, expansions of macros and
  /// what the compiler made. A function of the app's without a line hides the
  /// true place, so what is found above it is approximate.
  ///
  /// - Parameter frames: Nearest first.
  /// - Returns: Nil where nothing is left; also where the stack had to be
  ///   followed out of the recorder, which would only name the app's `main`.
  func place(of frames: [ImageAddress]) -> ResolvedPlace? {
    var isApproximate = false
    for frame in frames {
      for symbol in symbols[frame] ?? [] {
        let module = symbol.module
        if module == "Recording" { return nil }
        guard !symbol.isForeign(module), !symbol.file.hasPrefix("@__swiftmacro") else { continue }
        guard symbol.line > 0 else {
          if !symbol.isCompilerMade { isApproximate = true }
          continue
        }
        return ResolvedPlace(
          file: shortened(symbol.file),
          line: symbol.line,
          column: symbol.column,
          function: symbol.shortFunction,
          isApproximate: isApproximate
        )
      }
    }
    return nil
  }

  private func shortened(_ file: String) -> String {
    guard var root = sourceRoot else { return file }
    if !root.hasSuffix("/") { root += "/" }
    return file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
  }
}

/// Modules whose frames are never the place of a write: the runtime's own, and
/// those of the toolchain that are inlined into an app.
private let foreignModules: Set<String> = [
  "ViewRuntime", "SwiftUI", "Combine", "Recording", "ViewTraceTesting", "TraceModel", "TraceStore",
  "Swift", "_Concurrency", "Observation", "Synchronization", "Dispatch", "_StringProcessing",
  "Foundation", "FoundationEssentials", "FoundationInternationalization",
]

extension Symbol {
  /// Where it was written; nil for C and for thunks.
  var module: String? { isSwift ? moduleName(ofDemangled: function) : nil }

  /// Whether it is no code of the app's.
  fileprivate func isForeign(_ module: String?) -> Bool {
    guard isSwift else {
      // A script-like main file has a function of its own; other C is ours.
      return !(function == "main" || function.hasSuffix("_main"))
    }
    return module.map(foreignModules.contains) ?? true
  }

  fileprivate var isCompilerMade: Bool { file.hasSuffix("<compiler-generated>") }
}
