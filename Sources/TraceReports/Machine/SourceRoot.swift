import TraceAnalysis

/// The folder that source places are told relative to.
///
/// Traces hold the paths that the compiler was given, most often absolute; what
/// shows findings beside code wants them as they are in the repository.
public struct SourceRoot: Sendable {
  private let prefix: String

  /// - Parameter path: An absolute folder, with or without a slash at its end.
  public init(_ path: String) {
    prefix = path.hasSuffix("/") ? path : path + "/"
  }

  /// The path inside the folder; nil for a file outside of it.
  public func relative(_ file: String) -> String? {
    if file.hasPrefix(prefix) { return String(file.dropFirst(prefix.count)) }
    guard !file.hasPrefix("/"), !file.hasPrefix("../") else { return nil }
    return file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }

  /// The place of a finding, if its file is inside.
  func place(of finding: Finding) -> SourcePlace? {
    finding.place.flatMap { place in
      relative(place.file).map { SourcePlace(file: $0, line: place.line) }
    }
  }
}
