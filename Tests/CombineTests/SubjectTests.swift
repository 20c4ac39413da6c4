import Testing

@testable import Combine

@Suite struct SubjectTests {
  @Test func aPassthroughSubjectDropsWhatIsNotWanted() {
    #expect(outcome(of: "a1 ?2 a2 a3 a4 ?1 a5 a|") { $0 } == "2 3 5 |")
  }

  @Test func aCurrentValueSubjectAnswersALaterRequestWithTheLatestValue() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder<Int, Never>(isUnlimited: false)
    subject.subscribe(recorder)
    recorder.subscription?.request(.max(1))
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(2))
    subject.value = 3
    subject.send(4)
    #expect(recorder.log == ["0", "2", "3"])
    #expect(subject.value == 4)
  }

  @Test func anEndedSubjectTellsLateSubscribers() {
    let subject = CurrentValueSubject<Int, Broken>(0)
    subject.send(completion: .failure(Broken()))
    subject.send(1)
    let recorder = Recorder<Int, Broken>(isUnlimited: true)
    subject.subscribe(recorder)
    #expect(recorder.log == ["x"])
    #expect(subject.value == 0)
  }

  @Test func aSendInsideASendIsDeliveredInsideIt() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let watch = subject.sink { value in
      log.append("in \(value)")
      if value < 2 { subject.send(value + 1) }
      log.append("out \(value)")
    }
    subject.send(1)
    #expect(log == ["in 1", "in 2", "out 2", "out 1"])
    watch.cancel()
  }

  @Test func aSubscriberThatCancelsAnotherDuringASendSilencesIt() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var log: [String] = []
    let first = subject.sink { _ in
      log.append("first")
      second?.cancel()
    }
    second = subject.sink { _ in log.append("second") }
    subject.send(1)
    #expect(log == ["first"])
    first.cancel()
  }

  @Test func aFutureKeepsItsFirstResultForAll() {
    var fulfil: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> { fulfil = $0 }
    let early = Recorder<Int, Broken>(isUnlimited: true)
    future.subscribe(early)
    #expect(early.log.isEmpty)
    fulfil?(.success(1))
    fulfil?(.failure(Broken()))
    let late = Recorder<Int, Broken>(isUnlimited: false)
    future.subscribe(late)
    #expect(late.log.isEmpty)
    late.subscription?.request(.max(1))
    #expect(early.log == ["1", "|"])
    #expect(late.log == ["1", "|"])
  }

  @Test func sharingSubscribesOnceAndAgainAfterTheLastHasGone() {
    var starts = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      starts += 1
      return source
    }.share()
    var log: [Int] = []
    let first = shared.sink { log.append($0) }
    let second = shared.sink { log.append($0 * 10) }
    source.send(1)
    first.cancel()
    source.send(2)
    second.cancel()
    source.send(3)
    #expect(starts == 1)
    let third = shared.sink { log.append($0 * 100) }
    source.send(4)
    third.cancel()
    #expect(starts == 2)
    #expect(log == [1, 10, 20, 400])
  }

  @Test func aConnectableBeginsWhenItIsTold() {
    var log: [Int] = []
    let connectable = [1, 2].publisher.makeConnectable()
    let watch = connectable.sink { log.append($0) }
    #expect(log.isEmpty)
    let connection = connectable.connect()
    #expect(log == [1, 2])
    connection.cancel()
    watch.cancel()
  }

  @Test func aSubjectPassesOnWhatAPublisherDelivers() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [Int] = []
    let watch = subject.sink { log.append($0) }
    let feed = [1, 2].publisher.subscribe(subject)
    #expect(log == [0, 1, 2])
    feed.cancel()
    watch.cancel()
  }

  @Test func valuesAreAskedForOneAtATime() async {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: Broken()).values {}
    }
  }

  @Test func valuesEndWhenTheTaskIsCancelled() async {
    let task = Task {
      let endless = PassthroughSubject<Int, Never>()
      for await _ in endless.values {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func arithmeticStaysWithinItsBounds() {
    let two = Demand.max(2)
    let most = Demand.max(Int.max)
    #expect(two + .max(3) == 5)
    #expect(two + .unlimited == .unlimited)
    #expect(Demand.unlimited - .max(5) == .unlimited)
    #expect(two - .max(5) == .none)
    #expect(most + 1 == .unlimited)
    #expect(two * 6 == 12)
    #expect(most * 2 == .unlimited)
    #expect("\(two) \(Demand.unlimited)" == "max(2) unlimited")
  }

  @Test func comparesWithNumbers() {
    #expect(Demand.unlimited > Int.max)
    #expect(Demand.max(2) == 2)
    #expect(Demand.none < 1)
    #expect(Demand.unlimited != 3)
  }
}
