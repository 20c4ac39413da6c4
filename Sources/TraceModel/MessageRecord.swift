/// A text that SwiftUI logs, a crash's sentence, or a note of the recording.
public struct MessageRecord: Equatable, Sendable {
  public var step: StepID
  public var transaction: TransactionID
  public var node: NodeID
  public var level: MessageLevel
  public var text: NameID

  public init(
    step: StepID,
    transaction: TransactionID,
    node: NodeID,
    level: MessageLevel,
    text: NameID
  ) {
    self.step = step
    self.transaction = transaction
    self.node = node
    self.level = level
    self.text = text
  }
}

/// How bad a message is; the raw value is the code in the trace.
public enum MessageLevel: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  /// Something about the recording that a reader of the trace should know.
  case note = 1
  /// A line of `_logChanges()`.
  case log = 2
  /// SwiftUI's purple runtime issue.
  case fault = 3
  /// The sentence that the app ended with.
  case crash = 4

  public var description: String {
    switch self {
    case .note: "note"
    case .log: "log"
    case .fault: "fault"
    case .crash: "crash"
    }
  }
}
