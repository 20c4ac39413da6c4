/// How often one place may call the app back in a frame.
///
/// Two calls are allowed, the third is dropped (rule 41). In the frame in which
/// the place came in, what `onAppear` sets off goes further before it is
/// stopped (case OC-07).
struct DispatchBudget {
  private var frame: Int
  private var limit = 6
  private var calls = 0
  private var hasTold = false

  /// - Parameter frame: The one in which the place is made.
  init(frame: Int) { self.frame = frame }

  enum Answer {
    case allowed
    /// With the number of the call; SwiftUI says so once in a place's life.
    case refused(call: Int, isFirst: Bool)
  }

  mutating func spend(in frame: Int) -> Answer {
    if frame != self.frame {
      self.frame = frame
      calls = 0
      limit = 2
    }
    calls += 1
    guard calls > limit else { return .allowed }
    defer { hasTold = true }
    return .refused(call: calls, isFirst: !hasTold)
  }
}
