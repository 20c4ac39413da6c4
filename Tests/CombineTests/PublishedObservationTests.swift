import Testing

@testable import Combine

private final class Settings: ObservableObject {
  struct Opaque {}

  @Published var volume = 1
  @Published var opaque = Opaque()
  @Published var handler: () -> Void = {}
  @Published var ratio: Double? = 0.5
}

private final class Inherited: ObservableObject {}

@Suite struct PublishedLayoutTests {
  @Test func namesComeFromTheSourceAndComparisonsFromTheTypes() {
    let layout = PublishedLayout.of(Settings.self)
    #expect(layout.properties.map(\.name) == ["volume", "opaque", "handler", "ratio"])
    #expect(layout.properties.map { $0.comparison != nil } == [true, false, false, true])
    #expect(layout.properties.allSatisfy { $0.owner == Settings.self })
    #expect(PublishedLayout.of(Inherited.self).properties.isEmpty)
  }

  @Test(arguments: [(1, 1, true), (1, 2, false)])
  func comparisonUsesTheTypesOwnEquality(left: Int, right: Int, equal: Bool) {
    #expect(ValueComparison.of(Int.self)?.areEqual(left, right) == equal)
    #expect(ValueComparison.of(Int?.self)?.areEqual(left as Int?, right as Int?) == equal)
    #expect(ValueComparison.of(Settings.Opaque.self) == nil)
  }
}

/// Keeps the writes, with the sends between them.
private final class WriteLog: PublishedObserver, @unchecked Sendable {
  // Sendable: used by one thread of a process of its own.
  private(set) var lines: [String] = []

  func willSet(_ write: PublishedWrite) { add("will", write) }
  func didSet(_ write: PublishedWrite) { add("did", write) }

  func add(_ text: String) { lines.append(text) }

  private func add(_ word: String, _ write: PublishedWrite) {
    let equality = write.isEqual.map { $0 ? "equal" : "changed" } ?? "unknown"
    let place = write.property.map { "\($0.owner).\($0.name)" } ?? "?"
    add("\(word) \(place) \(equality)")
  }
}

/// An observer is installed for good, so each of these has its own process.
@Suite struct PublishedObservationTests {
  @Test func aSetIsReportedRoundTheSend() async {
    await #expect(processExitsWith: .success) {
      let log = WriteLog()
      PublishedObservation.install(log)
      let settings = Settings()
      let watch = settings.objectWillChange.sink { log.add("send \(settings.volume)") }
      settings.volume = 2
      settings.volume = 2
      settings.handler = {}
      settings.ratio = nil
      #expect(
        log.lines == [
          "will Settings.volume changed", "send 1", "did Settings.volume changed",
          "will Settings.volume equal", "send 2", "did Settings.volume equal",
          "will Settings.handler unknown", "send 2", "did Settings.handler unknown",
          "will Settings.ratio changed", "send 2", "did Settings.ratio changed",
        ]
      )
      watch.cancel()
    }
  }

  @Test func aWriteByAssignIsReportedWithTheOwnerOnceThatIsKnown() async {
    await #expect(processExitsWith: .success) {
      let log = WriteLog()
      PublishedObservation.install(log)
      let settings = Settings()
      Just(7).assign(to: &settings.$volume)
      settings.volume = 7
      Just(8).assign(to: &settings.$volume)
      #expect(
        log.lines == [
          "will ? changed", "did ? changed",
          "will Settings.volume equal", "did Settings.volume equal",
          "will Settings.volume changed", "did Settings.volume changed",
        ]
      )
    }
  }
}
