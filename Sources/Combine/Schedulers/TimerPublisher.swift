public import Foundation

extension Timer {
  /// A publisher of the date, again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval,
      tolerance: tolerance,
      runLoop: runLoop,
      mode: mode,
      options: options
    )
  }

  /// Delivers the date at each interval while it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let subject = subject
      let action = ScheduledAction { subject.send(Date()) }
      if let clock = CombineTime.clock {
        let interval = DateSchedulerTime.Stride(Self.positive(interval)).delay
        return clock.schedule(after: interval, every: interval, action.run)
      }
      let timer = Timer(timeInterval: Self.positive(interval), repeats: true) { _ in action.run() }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    /// A timer that is given no time takes a ten-thousandth of a second, as
    /// Foundation documents.
    private static func positive(_ interval: TimeInterval) -> TimeInterval {
      interval > 0.0001 ? interval : 0.0001
    }
  }
}

extension NotificationCenter {
  /// A publisher of the notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Delivers the notifications of one name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let action = ScheduledNotification { subject.send($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { action.run($0) }
      let center = center
      subject
        .handleEvents(receiveCancel: { center.removeObserver(token) })
        .subscribe(subscriber)
    }
  }
}

/// A closure on its way to a notification centre; sendable as `ScheduledAction` is.
private struct ScheduledNotification: @unchecked Sendable {
  let run: (Notification) -> Void
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
