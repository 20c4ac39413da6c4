public import TraceModel

extension Workload {
  /// One thing that the person, or the device, does.
  ///
  /// Times are virtual. What each action does is told, key by key, in
  /// `docs/workload-format.md`.
  public indirect enum Action: Equatable, Sendable {
    case tap(Target)
    case doubleTap(Target)
    case longPress(Target, for: Nanoseconds = Self.standardPress)
    case drag(Target, Drag, over: Nanoseconds = Self.standardDrag)
    /// Moves a finger quickly; without a target, over the middle of the screen.
    case swipe(Direction, on: Target? = nil)
    /// Moves two fingers apart or together, to so many times their distance.
    case magnify(Target, by: Double, over: Nanoseconds = Self.standardDrag)
    /// Turns two fingers by degrees, clockwise.
    case rotate(Target, by: Double, over: Nanoseconds = Self.standardDrag)
    case scroll(Scroll)
    /// Types a text, a character at a time; without a target, into the field that has the focus.
    case type(String, into: Target? = nil, each: Nanoseconds = Self.standardKeystroke)
    /// Empties a field.
    case clear(Target)
    /// Presses return; without a target, in the field that has the focus.
    case submit(Target? = nil)
    /// Flips a toggle, or turns it to a value if it does not have it.
    case toggle(Target, to: Bool? = nil)
    case setSlider(Target, to: Double)
    case setPicker(Target, to: Choice)
    case selectTab(Choice)
    /// Leaves the top of the navigation stack.
    case back
    /// Closes the topmost sheet, cover, popover or alert.
    case dismiss
    /// Pulls to refresh; without a target, the only scroll view that can be refreshed.
    case refresh(Target? = nil)
    case setEnvironment(Environment.Change)
    case resize(Size)
    case wait(Wait)
    /// Names the phase that begins here.
    case mark(String)
    case `repeat`(Int, [Action])
    /// Takes the app's screen down, so that everything disappears.
    case unmount

    /// Half a second, as a long press needs at least.
    public static let standardPress = Nanoseconds.milliseconds(500)
    public static let standardDrag = Nanoseconds.milliseconds(250)
    /// A keystroke every 100 ms: faster than a usual debounce.
    public static let standardKeystroke = Nanoseconds.milliseconds(100)
  }

  /// Where a drag goes.
  public enum Drag: Equatable, Sendable {
    case by(Vector)
    case to(Target)

    public static func by(_ dx: Double, _ dy: Double) -> Drag { .by(Vector(dx: dx, dy: dy)) }
  }

  /// Where a finger moves to.
  public enum Direction: String, CaseIterable, Sendable {
    case up
    case down
    case left
    case right
  }

  /// What a `wait` waits for.
  public enum Wait: Equatable, Sendable {
    /// Nothing due any more, running animations and timelines included; nil is the workload's limit.
    case idle(limit: Nanoseconds? = nil)
    case time(Nanoseconds)
    /// The target is on screen.
    case shown(Target, limit: Nanoseconds? = nil)
  }
}
