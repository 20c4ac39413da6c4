public import TraceModel

extension Workload {
  /// The answer to requests whose URL fits a pattern.
  public struct NetworkStub: Equatable, Sendable {
    /// The URL; `*` stands for any characters.
    public var match: String
    public var answer: Answer
    /// Virtual time from the request to the answer.
    public var delay: Nanoseconds

    public init(match: String, answer: Answer, delay: Nanoseconds = .zero) {
      self.match = match
      self.answer = answer
      self.delay = delay
    }

    public enum Answer: Equatable, Sendable {
      /// The contents of a file, whose path counts from the workload's folder.
      case file(String, status: Int = 200)
      case error(NetworkFailure)
    }
  }

  /// How a request can fail.
  public enum NetworkFailure: String, CaseIterable, Sendable {
    case timedOut
    case notConnected
    case cannotFindHost
    case connectionLost
    case cancelled
  }
}
