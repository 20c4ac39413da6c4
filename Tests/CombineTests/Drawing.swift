import Combine
import Dispatch

/// The error of the drawings.
struct Broken: Error, Equatable {}

typealias Source = PassthroughSubject<Int, Broken>

/// Plays a drawing to a publisher and says what came out of it.
///
/// The publisher is made of the subjects a, b and c. In a drawing `a3` sends 3
/// on a, `b|` ends b, `cx` fails c, `?2` asks for two values more, `+50` lets 50
/// milliseconds pass and `!` cancels. The outcome is the values, then `|`, `x`
/// or nothing. Without a `?` everything is asked for.
func outcome<P: Publisher>(
  of drawing: String,
  _ make: (Source, Source, Source, VirtualScheduler) -> P
) -> String {
  let sources = [Source(), Source(), Source()]
  let scheduler = VirtualScheduler()
  let recorder = Recorder<P.Output, P.Failure>(isUnlimited: !drawing.contains("?"))
  make(sources[0], sources[1], sources[2], scheduler).subscribe(recorder)
  for token in drawing.split(separator: " ") {
    let rest = token.dropFirst()
    switch token.first {
    case "?": recorder.subscription?.request(.max(Int(rest) ?? 0))
    case "!": recorder.subscription?.cancel()
    case "+": scheduler.advance(by: Int(rest) ?? 0)
    case let letter?:
      guard let index = ["a", "b", "c"].firstIndex(of: letter) else {
        return "cannot play \(token)"
      }
      switch rest {
      case "|": sources[index].send(completion: .finished)
      case "x": sources[index].send(completion: .failure(Broken()))
      default: sources[index].send(Int(rest) ?? 0)
      }
    case nil: break
    }
  }
  return recorder.log.joined(separator: " ")
}

/// The same for an operator on one subject.
func outcome<P: Publisher>(of drawing: String, _ make: (Source) -> P) -> String {
  outcome(of: drawing) { a, _, _, _ in make(a) }
}

/// A subscriber that writes down what it gets.
final class Recorder<Input, Failure: Error>: Subscriber {
  private let isUnlimited: Bool
  private(set) var subscription: (any Subscription)?
  private(set) var log: [String] = []

  init(isUnlimited: Bool) { self.isUnlimited = isUnlimited }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if isUnlimited { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)".filter { $0 != " " })
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("|")
    case .failure: log.append("x")
    }
  }
}

/// A scheduler whose time passes only when it is told so; in milliseconds.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private struct Job {
    var due: SchedulerTimeType
    var id: Int
    var interval: SchedulerTimeType.Stride?
    var action: () -> Void
  }

  private var jobs: [Job] = []
  private var lastID = 0
  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance: SchedulerTimeType.Stride = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(at: date, interval: interval, action)
    return AnyCancellable { [weak self] in self?.jobs.removeAll { $0.id == id } }
  }

  /// How many closures wait.
  var jobCount: Int { jobs.count }

  /// Lets time pass, running what falls due in its order.
  func advance(by milliseconds: Int) {
    let end = now.advanced(by: .milliseconds(milliseconds))
    while let next = jobs.filter({ $0.due <= end }).min(by: { ($0.due, $0.id) < ($1.due, $1.id) }) {
      now = max(now, next.due)
      jobs.removeAll { $0.id == next.id }
      if let interval = next.interval {
        jobs.append(
          Job(
            due: next.due.advanced(by: interval),
            id: next.id,
            interval: interval,
            action: next.action
          )
        )
      }
      next.action()
    }
    now = end
  }

  @discardableResult
  private func add(
    at date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride?,
    _ action: @escaping () -> Void
  ) -> Int {
    lastID += 1
    jobs.append(Job(due: date, id: lastID, interval: interval, action: action))
    return lastID
  }
}
