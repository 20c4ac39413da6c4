/// A recording that ended otherwise than its test expected.
public struct RecordingFailure: Error, CustomStringConvertible {
  public let expected: RecordingEnd
  public let end: RecordingEnd
  /// What the recording said.
  public let sentence: String
  /// What the app printed to standard error.
  public let errors: String

  public var description: String {
    var text = "the recording ended \(end.rawValue), not \(expected.rawValue)"
    if !sentence.isEmpty { text += ": \(sentence)" }
    if end == .crashed, !errors.isEmpty { text += "\nthe app printed:\n\(errors)" }
    return text
  }
}
