import TraceModel

/// Follows fingers for one gesture, or decides between several.
///
/// It lives from the first finger down until nothing more can come of it.
/// Events only move its phase; `deliver` then calls the app, once it is known
/// that the gesture is not to give way to another one.
@MainActor
public class _AnyGestureRecognizer {
  var state: RecognizerState { .failed }

  /// Whether it is active because fingers move, not because they rest.
  var isMoving: Bool { false }

  /// Whether it takes fingers away from what they only press: a scroll view
  /// does, and a menu that opens under a resting finger.
  var overrulesPresses: Bool { false }

  /// What it can be used by.
  var kinds: TouchKinds { [] }

  /// When time alone changes something.
  var deadline: Nanoseconds? { nil }

  func receive(_ event: TouchEvent) {}

  /// Another one has won, or its view has gone.
  func cancel() {}

  /// Tells the app what has come of it since the last call.
  ///
  /// - Parameter mayEnd: Whether it may succeed now; false while another one,
  ///   which comes first, can still do so.
  func deliver(mayEnd: Bool) {}
}

/// A recognizer of a gesture with a value.
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
  var phase: GesturePhase<Value> { .failed }

  /// Goes up whenever the phase is set, to the same value too.
  var changes: Int { 0 }

  override var state: RecognizerState { phase.state }
}

/// A recognizer that follows the fingers itself.
class LeafRecognizer<Value>: _GestureRecognizer<Value> {
  private var ownPhase = GesturePhase<Value>.possible(nil)
  private var ownChanges = 0

  override var phase: GesturePhase<Value> { ownPhase }
  override var changes: Int { ownChanges }

  final func set(_ phase: GesturePhase<Value>) {
    ownPhase = phase
    ownChanges += 1
  }

  override final func receive(_ event: TouchEvent) {
    if !state.isFinished { follow(event) }
  }

  /// Takes an event up while the gesture is not finished.
  func follow(_ event: TouchEvent) {}

  override func cancel() {
    if state != .failed { set(.failed) }
  }
}

/// A recognizer around one other.
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  let base: _GestureRecognizer<Base>

  init(_ base: _GestureRecognizer<Base>) { self.base = base }

  override var changes: Int { base.changes }
  override var state: RecognizerState { base.state }
  override var isMoving: Bool { base.isMoving }
  override var overrulesPresses: Bool { base.overrulesPresses }
  override var kinds: TouchKinds { base.kinds }
  override var deadline: Nanoseconds? { base.deadline }
  override func receive(_ event: TouchEvent) { base.receive(event) }
  override func cancel() { base.cancel() }
  override func deliver(mayEnd: Bool) { base.deliver(mayEnd: mayEnd) }
}

/// Recognizes nothing.
final class FailedRecognizer<Value>: _GestureRecognizer<Value> {}
