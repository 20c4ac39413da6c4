extension Publishers {
  /// Writes a line for all that passes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix.isEmpty ? "" : prefix + ": "
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let lines = LineWriter(prefix: prefix, stream: stream)
      let printing = HandleEvents(
        upstream: upstream,
        receiveSubscription: { lines.write("receive subscription: (\($0))") },
        receiveOutput: { lines.write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: lines.write("receive finished")
          case .failure(let error): lines.write("receive error: (\(error))")
          }
        },
        receiveCancel: { lines.write("receive cancel") },
        receiveRequest: { lines.write("request \($0)") }
      )
      printing.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Writes a line for all that passes, to standard output unless told otherwise.
  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

private final class LineWriter {
  private let lock = Lock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = stream
  }

  func write(_ text: String) {
    let line = prefix + text
    lock.lock()
    defer { lock.unlock() }
    if stream == nil { Swift.print(line) } else { stream?.write(line + "\n") }
  }
}
