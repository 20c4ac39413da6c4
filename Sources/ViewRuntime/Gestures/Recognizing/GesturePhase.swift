/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may still be recognized; with what it has seen so far, where it tells that.
  case possible(Value?)
  /// It is recognized and goes on.
  case active(Value)
  case ended(Value)
  case failed

  /// What is told while it goes on.
  var progress: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  /// What is known of the fingers, finished or not.
  var value: Value? {
    if case .ended(let value) = self { return value }
    return progress
  }

  var state: RecognizerState {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A phase without its value.
enum RecognizerState {
  case possible, active, ended, failed

  var isFinished: Bool { self == .ended || self == .failed }
}
