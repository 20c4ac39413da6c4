import Testing

@testable import Combine

private final class Model: ObservableObject {
  @Published var value = 0
  @Published var copy = 0
  var cancellables: Set<AnyCancellable> = []

  func connect() {
    $value.map { $0 * 2 }.assign(to: &$copy)
    $value.sink { [weak self] in self?.cancellables.isEmpty == true ? () : use($0) }
      .store(in: &cancellables)
  }
}

private final class Bare: ObservableObject {}

private func use(_ value: Int) {}

@Suite struct RetentionTests {
  @Test func aModelGoesWithItsSubscriptions() {
    weak var weakModel: Model?
    weak var weakPublisher: ObservableObjectPublisher?
    do {
      let model = Model()
      model.connect()
      model.value = 4
      #expect(model.copy == 8)
      weakModel = model
      weakPublisher = model.objectWillChange
    }
    #expect(weakModel == nil)
    #expect(weakPublisher == nil)
  }

  @Test func lettingGoOfTheCancellableFreesTheClosures() {
    final class Token {}
    weak var weakToken: Token?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let token = Token()
      weakToken = token
      let watch = subject.sink { _ in _ = token }
      subject.send(1)
      #expect(weakToken != nil)
      _ = watch
    }
    #expect(weakToken == nil)
  }

  @Test func completionFreesTheClosuresAndTheSubject() {
    final class Token {}
    weak var weakToken: Token?
    weak var weakSubject: CurrentValueSubject<Int, Never>?
    let watch: AnyCancellable
    do {
      let token = Token()
      let subject = CurrentValueSubject<Int, Never>(1)
      weakToken = token
      weakSubject = subject
      watch = subject.sink { _ in _ = token }
      subject.send(completion: .finished)
    }
    #expect(weakToken == nil)
    #expect(weakSubject == nil)
    watch.cancel()
  }

  @Test func cancellingTwiceRunsTheClosureOnce() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(count == 1)
  }

  @Test func publishersOfGoneObjectsDoNotPileUp() {
    let table = UnpublishedObjects()
    var living: [Bare] = []
    for index in 0..<10_000 {
      let object = Bare()
      _ = table.publisher(of: object)
      if index % 100 == 0 { living.append(object) }
    }
    #expect(table.count < 2 * living.count + 8)
    let first = table.publisher(of: living[0])
    #expect(table.publisher(of: living[0]) === first)
  }
}

private final class Token {}

/// Pipelines of all kinds: none may keep the subscriber once it is let go of.
@Suite struct PipelineRetentionTests {
  typealias Pipeline = @Sendable (Source, VirtualScheduler) -> AnyPublisher<Int, Broken>

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: Pipeline

    init<P: Publisher & SendableMetatype>(
      _ name: String,
      _ make: @escaping @Sendable (Source, VirtualScheduler) -> P
    ) where P.Output == Int, P.Failure == Broken {
      testDescription = name
      self.make = { make($0, $1).eraseToAnyPublisher() }
    }
  }

  static let cases = [
    Case("map, filter, scan") { a, _ in a.map { $0 }.filter { _ in true }.scan(0, +) },
    Case("collect") { a, _ in a.collect().map(\.count) },
    Case("combineLatest") { a, _ in a.combineLatest(a) { $0 + $1 } },
    Case("zip") { a, _ in a.zip(a) { $0 + $1 } },
    Case("merge") { a, _ in a.merge(with: a, Source()) },
    Case("flatMap") { a, _ in a.flatMap { _ in Source() } },
    Case("switchToLatest") { a, _ in a.map { _ in Source() }.switchToLatest() },
    Case("catch") { a, _ in a.catch { _ in Source() } },
    Case("append") { a, _ in a.append(Source()) },
    Case("prefix until") { a, _ in a.prefix(untilOutputFrom: Source()) },
    Case("share") { a, _ in a.share() },
    Case("handleEvents") { a, _ in a.handleEvents(receiveOutput: { _ in }) },
    Case("debounce") { a, scheduler in a.debounce(for: 1, scheduler: scheduler) },
    Case("throttle") { a, scheduler in a.throttle(for: 1, scheduler: scheduler, latest: true) },
    Case("delay") { a, scheduler in a.delay(for: 1, scheduler: scheduler) },
    Case("timeout") { a, scheduler in a.timeout(1, scheduler: scheduler) },
    Case("buffer") { a, _ in a.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest) },
    Case("receive on") { a, scheduler in a.receive(on: scheduler) },
  ]

  @Test(arguments: cases)
  func cancellingFreesTheSubscriber(_ test: Case) {
    let subject = Source()
    let scheduler = VirtualScheduler()
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let watch = test.make(subject, scheduler).sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in _ = token }
      )
      subject.send(1)
      watch.cancel()
    }
    // What was already handed to a scheduler goes with its turn.
    scheduler.advance(by: 2_000)
    #expect(weakToken == nil)
    #expect(subject.subscriberCount == 0)
  }

  @Test(arguments: cases)
  func lettingGoOfTheSubjectFreesAll(_ test: Case) {
    let scheduler = VirtualScheduler()
    weak var weakSubject: Source?
    do {
      let subject = Source()
      weakSubject = subject
      let watch = test.make(subject, scheduler).sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in }
      )
      subject.send(1)
      subject.send(completion: .finished)
      _ = watch
    }
    scheduler.advance(by: 2_000)
    #expect(weakSubject == nil)
  }

  @Test func aSharedPublisherKeepsNoOldConnections() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let multicast = source.multicast(subject: subject)
    for _ in 0..<100 { multicast.connect().cancel() }
    #expect(source.subscriberCount == 0)
    #expect(subject.upstreamCount <= 1)
  }
}
