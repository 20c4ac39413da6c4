import JSONSource

/// A view was asked about that never ran in the recording.
public struct UnknownView: Error, CustomStringConvertible {
  /// What was asked for.
  public let name: String
  /// The views that did run, sorted, each once.
  public let known: [String]

  init(name: String, known: [String]) {
    self.name = name
    self.known = Set(known).sorted()
  }

  public var description: String {
    """
    no view \(name) ran in this recording; \(known.joined(separator: ", ")) did
      fix: \(advice)
    """
  }

  private var advice: String {
    if let near = nearestName(to: name, among: known) { return "ask for \(near)" }
    return "name a view that runs, or expect `hasView(\"\(name)\")` to be false"
  }
}
