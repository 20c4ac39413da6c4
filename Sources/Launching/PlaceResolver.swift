import TraceModel

/// Finds the source place that a stack of return addresses stands for.
struct PlaceResolver {
  var symbols: [ImageAddress: [Symbol]]
  /// For the address of a call, the function that it calls; where that is known.
  var callTargets: [ImageAddress: ImageAddress] = [:]
  /// Folder that paths are shortened to, where they lie below it.
  var sourceRoot: String?

  /// Finds the first position that a person wrote.
  ///
  /// Passed over are our own modules, the toolchain's, expansions of macros and
  /// what the compiler made. What is found is approximate where it lies above a
  /// function of the app's that has no line, or that is not on the stack any
  /// more because it ended in a tail call.
  ///
  /// - Parameter frames: Nearest first.
  /// - Returns: Nil where nothing is left; also where the stack had to be
  ///   followed out of the recorder, which would only name the app's `main`.
  func place(of frames: [ImageAddress]) -> ResolvedPlace? {
    var isApproximate = false
    // The accessor of a property is where a write arrives, not where it is made.
    var accessor: ResolvedPlace?
    for (index, frame) in frames.enumerated() {
      for symbol in symbols[frame] ?? [] {
        let module = symbol.module
        if module == "Recording" { return accessor }
        guard !symbol.isForeign(module), !symbol.file.contains("@__swiftmacro") else { continue }
        guard symbol.line > 0 else {
          if !symbol.isCompilerMade, !symbol.isAccessor { isApproximate = true }
          continue
        }
        let place = ResolvedPlace(
          file: shortened(symbol.file),
          line: symbol.line,
          column: symbol.column,
          function: symbol.shortFunction,
          isApproximate: isApproximate || (index > 0 && hidesCall(frame, to: frames[index - 1]))
        )
        guard symbol.isAccessor else { return place }
        accessor = accessor ?? place
      }
    }
    return accessor
  }

  /// Whether a frame called a function of the app's other than the one that is
  /// next on the stack.
  private func hidesCall(_ frame: ImageAddress, to inner: ImageAddress) -> Bool {
    guard let target = callTargets[frame], let start = symbols[inner]?.last?.start,
      target != ImageAddress(image: inner.image, offset: start),
      let function = symbols[target]?.last
    else { return false }
    return !function.isForeign(function.module) && !function.isCompilerMade
  }

  /// Finds the declaration of a function, a view's body as a rule.
  ///
  /// What a view's conformance calls is a thunk: the getter is inlined into it
  /// or called by it.
  ///
  /// - Parameters:
  ///   - function: Where its code begins.
  ///   - inside: Further addresses that may lie in it, in order.
  ///   - targets: Addresses that it may call or jump to, in order.
  /// - Returns: Nil where it is none of the app's.
  func declaration(
    of function: ImageAddress,
    inside: [ImageAddress],
    targets: [ImageAddress]
  ) -> ResolvedPlace? {
    let own = ([function] + inside).flatMap { symbols(of: $0, startingAt: function.offset) }
    let called = targets.flatMap { symbols(of: $0, startingAt: $0.offset) }
    let found = (own + called).first { symbol in
      symbol.declaredLine > 0 && !symbol.isForeign(symbol.module)
        && !symbol.declaredFile.contains("@__swiftmacro")
    }
    return found.map { symbol in
      ResolvedPlace(
        file: shortened(symbol.declaredFile),
        line: symbol.declaredLine,
        column: 1,
        function: symbol.shortFunction,
        isApproximate: false
      )
    }
  }

  /// What stands at an address of a function, the function itself first, then
  /// what was inlined into it; only the function has a start of its own.
  private func symbols(of address: ImageAddress, startingAt start: UInt64) -> [Symbol] {
    guard let symbols = symbols[address], symbols.last?.start == start else { return [] }
    return symbols.reversed()
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

  /// A setter of a property, as `@Published` and `@Observable` make them.
  fileprivate var isAccessor: Bool {
    shortFunction.hasSuffix(".setter") || shortFunction.hasSuffix(".modify")
  }

  fileprivate var isCompilerMade: Bool { file.hasSuffix("<compiler-generated>") }
}
