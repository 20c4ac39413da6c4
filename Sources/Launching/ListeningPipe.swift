#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pipe from a child: its write end goes to the child, what arrives goes to
/// a listener.
struct ListeningPipe {
  /// The descriptor as the child sees it.
  let childDescriptor: Int32
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32
  private let listener: ([UInt8]) -> Void

  /// Nil when the process has no descriptors left.
  init?(descriptor: Int32, listener: @escaping ([UInt8]) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Another thread that starts a process right here hands the ends on; then
    // the end of the child is noticed a tick later, for want of an end of file.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Above the child's own numbers, so that one `dup2` never overwrites the
    // source of the next.
    writeEnd = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
    readEnd = ends[0]
    childDescriptor = descriptor
    self.listener = listener
    Self.close(&ends[1])
    guard writeEnd >= 0 else {
      Self.close(&readEnd)
      return nil
    }
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  var isOpen: Bool { readEnd >= 0 }

  mutating func closeWriteEnd() { Self.close(&writeEnd) }

  func close() {
    var ends = (readEnd, writeEnd)
    Self.close(&ends.0)
    Self.close(&ends.1)
  }

  /// Waits until something arrives, at most so long, and passes it on.
  static func listen(to pipes: inout [ListeningPipe], milliseconds: Int32) {
    // Negative descriptors are ignored by `poll`.
    var polled = pipes.map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
    _ = poll(&polled, nfds_t(polled.count), milliseconds)
    for index in pipes.indices where polled[index].revents != 0 {
      pipes[index].readAll()
    }
  }

  private mutating func readAll() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(readEnd, &buffer, buffer.count)
      if count > 0 {
        listener(Array(buffer[..<count]))
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        if count == 0 || errno != EAGAIN { Self.close(&readEnd) }
        return
      }
    }
  }

  private static func close(_ descriptor: inout Int32) {
    guard descriptor >= 0 else { return }
    #if canImport(Glibc)
    _ = Glibc.close(descriptor)
    #else
    _ = Darwin.close(descriptor)
    #endif
    descriptor = -1
  }
}
