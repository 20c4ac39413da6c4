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

/// Keeps the writes to the objects that a test asks about; installed once.
private final class WriteLog: PublishedObserver, @unchecked Sendable {
  // Sendable: the tests that run side by side share it under the lock.
  static let shared: WriteLog = {
    let log = WriteLog()
    PublishedObservation.install(log)
    return log
  }()

  private let lock = Lock()
  private var lines: [ObjectIdentifier: [String]] = [:]

  func willSet(_ write: PublishedWrite) { add("will", write) }
  func didSet(_ write: PublishedWrite) { add("did", write) }

  func add(_ text: String, to object: AnyObject) {
    lock.withLock { lines[ObjectIdentifier(object), default: []].append(text) }
  }

  func take(_ object: AnyObject) -> [String] {
    lock.withLock { lines.removeValue(forKey: ObjectIdentifier(object)) ?? [] }
  }

  private func add(_ word: String, _ write: PublishedWrite) {
    guard let object = write.object, let property = write.property else { return }
    let equality = write.isEqual.map { $0 ? "equal" : "changed" } ?? "unknown"
    add("\(word) \(property.owner).\(property.name) \(equality)", to: object)
  }
}

@Suite struct PublishedObservationTests {
  @Test func aSetIsReportedRoundTheSend() {
    let log = WriteLog.shared
    let settings = Settings()
    let watch = settings.objectWillChange.sink { log.add("send \(settings.volume)", to: settings) }
    settings.volume = 2
    settings.volume = 2
    settings.handler = {}
    settings.ratio = nil
    #expect(
      log.take(settings) == [
        "will Settings.volume changed", "send 1", "did Settings.volume changed",
        "will Settings.volume equal", "send 2", "did Settings.volume equal",
        "will Settings.handler unknown", "send 2", "did Settings.handler unknown",
        "will Settings.ratio changed", "send 2", "did Settings.ratio changed",
      ]
    )
    watch.cancel()
  }

  @Test func aWriteByAssignIsReportedOnceTheOwnerIsKnown() {
    let log = WriteLog.shared
    let settings = Settings()
    settings.volume = 1
    Just(7).assign(to: &settings.$volume)
    #expect(
      log.take(settings) == [
        "will Settings.volume equal", "did Settings.volume equal",
        "will Settings.volume changed", "did Settings.volume changed",
      ]
    )
  }
}
