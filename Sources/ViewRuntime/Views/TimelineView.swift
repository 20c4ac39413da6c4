public import Foundation
import TraceModel

/// The dates at which a timeline's content is shown anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may be followed.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Endless; from the last date that is not after the start.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming.addTimeInterval(interval) }
      return upcoming
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(upcoming: startDate, interval: .infinity) }
    let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(steps * interval), interval: interval)
  }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// At dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// With every frame, or at most so often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = Swift.max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming?.addTimeInterval(interval) }
      return upcoming
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: isPaused ? nil : startDate, interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view whose content is shown anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  public typealias Context = TimelineViewDefaultContext
}

/// When a timeline's content is shown.
public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Comparable, Sendable {
    case live
    case seconds
    case minutes
  }

  public let date: Date
  public let cadence: Cadence
}

extension TimelineView: View where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.dynamic(TimelineContent<Schedule, Content>(), at: offset)
  }
}

/// Runs the content at the schedule's dates, on the virtual clock.
private final class TimelineContent<Schedule: TimelineSchedule, Content: View>: DynamicContent {
  private typealias Value = TimelineView<Schedule, Content>
  private lazy var runner = ContentRunner(.timeline, Content.self, type)

  init() { super.init(TypeInfo.of(TimelineView<Schedule, Content>.self)) }

  /// One timeline on screen.
  private final class Running {
    private var entries: Schedule.Entries.Iterator
    /// The date that the content shows.
    var date: Date
    /// The date that comes next; nil where none does.
    private(set) var next: Date?
    var timer: UInt64?

    /// Shows the last date that has passed, or now where none has.
    init(_ schedule: Schedule, at now: Date) {
      entries = schedule.entries(from: now, mode: .normal).makeIterator()
      date = now
      next = entries.next()
      while let passed = next, passed <= now {
        date = passed
        goOn()
      }
    }

    /// Takes the date after `next`; a schedule that gets no further has ended.
    private func goOn() {
      let last = next
      next = entries.next()
      guard let last, let following = next else { return }
      if !(following > last) || !following.timeIntervalSinceReferenceDate.isFinite { next = nil }
    }

    /// Goes to the next date, and past those that are over by then.
    func step(at now: Date) {
      if let next { date = next }
      repeat { goOn() } while next.map { $0 <= now } ?? false
    }
  }

  private func running(_ node: NodeReference) -> Running? {
    node.block.record(node.entry).pointee.object.map {
      unsafeDowncast($0.takeUnretainedValue(), to: Running.self)
    }
  }

  override func mount(_ node: NodeReference, _ reconciler: Reconciler) {
    let value = node.value(as: Value.self)
    let running = Running(value.schedule, at: Date())
    node.block.record(node.entry).pointee.object = Unmanaged.passRetained(running)
    runner.mount(
      source: node,
      parent: node,
      environment: node.block.environment(of: node.entry),
      reconciler,
      assign: { node.block.record(node.entry).pointee.child = $0 },
      content: { value.content(Self.context(running.date)) }
    )
    setTimer(node, running, reconciler.queue)
  }

  private static func context(_ date: Date) -> TimelineViewDefaultContext {
    TimelineViewDefaultContext(date: date, cadence: .live)
  }

  private func setTimer(_ node: NodeReference, _ running: Running, _ queue: UpdateQueue) {
    let now = Date()
    guard let seconds = running.next?.timeIntervalSince(now),
      let delay = Nanoseconds(delay: seconds, rounded: .up)
    else { return }
    let loop = VirtualLoop.shared
    running.timer = loop.addBackgroundTimer(at: loop.now + delay) { [unowned queue] in
      guard node.isAlive, let block = node.block.record(node.entry).pointee.child else { return }
      running.step(at: Date())
      queue.enqueueMark(NodeReference(block, -1), .forced, write: .none)
      self.setTimer(node, running, queue)
    }
  }

  private func cancelTimer(_ node: NodeReference) {
    if let timer = running(node)?.timer { VirtualLoop.shared.cancelBackgroundTimer(timer) }
  }

  override func rerun(_ block: Block, _ node: NodeReference, _ reconciler: Reconciler) {
    guard let running = running(node) else { return }
    let content = node.value(as: Value.self).content
    runner.rerun(block, source: node, reconciler) { content(Self.context(running.date)) }
  }

  override func willReplace(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference,
    _ reconciler: Reconciler
  ) {
    let old = old.assumingMemoryBound(to: Value.self).pointee.schedule
    let new = new.assumingMemoryBound(to: Value.self).pointee.schedule
    if !isSameValue(old, new) { node.mask.insert(.isChanged) }
  }

  override func update(_ node: NodeReference, _ reconciler: Reconciler) {
    guard let block = node.block.record(node.entry).pointee.child else { return }
    if node.mask.contains(.isChanged) { follow(node, reconciler.queue) }
    rerun(block, node, reconciler)
  }

  /// Another schedule, as one that is paused now: its dates count from here on.
  private func follow(_ node: NodeReference, _ queue: UpdateQueue) {
    node.mask.remove(.isChanged)
    cancelTimer(node)
    let record = node.block.record(node.entry)
    let running = Running(node.value(as: Value.self).schedule, at: Date())
    record.pointee.object?.release()
    record.pointee.object = Unmanaged.passRetained(running)
    setTimer(node, running, queue)
  }

  override func unmount(_ node: NodeReference, _ reconciler: Reconciler) {
    cancelTimer(node)
    let record = node.block.record(node.entry)
    guard let child = record.pointee.child else { return }
    record.pointee.child = nil
    reconciler.end(child)
  }
}
