import Testing

@testable import Combine

private class Media: ObservableObject {
  @Published var volume = 5
  @Published var title = "a"
}

private final class Radio: Media {
  @Published var station: String?
}

private final class Plain: ObservableObject {
  var name = "" {
    willSet { objectWillChange.send() }
  }
}

private final class Custom: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

@MainActor
private final class Isolated: ObservableObject {
  @Published var x = 0
  @Published private(set) var list: [Int] = []
  func add() { list.append(x) }
}

private final class Generic<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

@Suite struct ObservableObjectTests {
  @Test func eachSetSendsOnceBeforeTheValueIsStored() {
    let media = Media()
    var seen: [Int] = []
    let watch = media.objectWillChange.sink { seen.append(media.volume) }
    media.volume = 6
    media.volume = 6
    media.volume += 1
    media.title = "b"
    #expect(seen == [5, 6, 6, 7])
    watch.cancel()
    media.volume = 9
    #expect(seen.count == 4)
  }

  @Test func aSubclassSendsForInheritedAndOwnProperties() {
    let radio = Radio()
    var count = 0
    let watch = radio.objectWillChange.sink { count += 1 }
    radio.volume = 1
    radio.station = "x"
    (radio as Media).title = "t"
    #expect(count == 3)
    #expect(radio.objectWillChange === radio.objectWillChange)
    watch.cancel()
  }

  @Test func anObjectWithNoPublishedPropertyKeepsOnePublisher() {
    let plain = Plain()
    var count = 0
    let watch = plain.objectWillChange.sink { count += 1 }
    plain.name = "n"
    #expect(count == 1)
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(Plain().objectWillChange !== plain.objectWillChange)
    watch.cancel()
  }

  @Test func anOwnPublisherSendsOnlyWhenToldTo() {
    let custom = Custom()
    var count = 0
    let watch = custom.objectWillChange.sink { count += 1 }
    custom.count = 1
    #expect(count == 0)
    custom.objectWillChange.send()
    #expect(count == 1)
    watch.cancel()
  }

  @MainActor
  @Test func aMainActorModelWorks() {
    let model = Isolated()
    var count = 0
    let watch = model.objectWillChange.sink { count += 1 }
    model.x = 1
    model.add()
    #expect(count == 2)
    #expect(model.list == [1])
    watch.cancel()
  }

  @Test func theProjectedPublisherSendsTheCurrentValueThenEachNewOne() {
    let generic = Generic([1])
    var seen: [[Int]] = []
    var stored: [[Int]] = []
    let watch = generic.$value.sink {
      seen.append($0)
      stored.append(generic.value)
    }
    generic.value.append(2)
    #expect(seen == [[1], [1, 2]])
    #expect(stored == [[1], [1]])
    watch.cancel()
  }

  @Test func assigningToAPublishedPropertySendsForItsObject() {
    let media = Media()
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    let watch = media.objectWillChange.sink { count += 1 }
    subject.assign(to: &media.$volume)
    subject.send(3)
    #expect(media.volume == 3)
    #expect(count == 1)
    watch.cancel()
  }

  @Test func subscribersAreToldInTheOrderInWhichTheyCame() {
    let media = Media()
    var order: [Int] = []
    let watches = (0..<20).map { index in
      media.objectWillChange.sink { order.append(index) }
    }
    media.volume = 1
    #expect(order == Array(0..<20))
    for watch in watches[3..<17] { watch.cancel() }
    order = []
    let late = media.objectWillChange.sink { order.append(20) }
    media.volume = 2
    #expect(order == [0, 1, 2, 17, 18, 19, 20])
    late.cancel()
  }
}
