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
