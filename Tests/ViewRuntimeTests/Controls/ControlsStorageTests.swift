import Combine
import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite struct ControlsStorageTests {
  /// Defaults that nobody else uses.
  static func defaults(_ name: String) -> UserDefaults {
    let defaults = UserDefaults(suiteName: "ControlsStorageTests.\(name)") ?? .standard
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    return defaults
  }

  // MS-03
  @Test func aChangeOfItsKeyRunsTheReader() {
    struct Root: View {
      @AppStorage("n") var n = 0
      var body: some View {
        let _ = Self._printChanges()
        Text("n\(n)")
        Button("add") { n += 1 }
        Button("same") { n = n }
      }
    }
    let defaults = Self.defaults("reader")
    let tree = ControlsTree(Root().defaultAppStorage(defaults))
    _ = tree.takeLines()
    #expect(tree.tap("add") == ["ControlsStorageTests.Root: _n changed."])
    #expect(defaults.integer(forKey: "n") == 1)
    #expect(
      tree.step { defaults.set(41, forKey: "n") } == ["ControlsStorageTests.Root: _n changed."]
    )
    #expect(tree.shown == ["n41", "add", "same"])
    #expect(tree.tap("same") == [])
    #expect(tree.step { defaults.set(41, forKey: "n") } == [])
  }

  @Test func viewsOfOneKeyFollowEachOther() {
    struct Reader: View {
      @AppStorage("name") var name = "none"
      var body: some View {
        let _ = Self._printChanges()
        Text(name)
      }
    }
    struct Writer: View {
      @AppStorage("name") var name = "none"
      var body: some View {
        let _ = Self._printChanges()
        TextField("Name", text: $name)
      }
    }
    struct Root: View {
      var body: some View {
        Reader()
        Writer()
      }
    }
    let tree = ControlsTree(Root().defaultAppStorage(Self.defaults("views")))
    _ = tree.takeLines()
    #expect(tree.type("Ann", into: "Name") == ["ControlsStorageTests.Reader: _name changed."])
    #expect(tree.shown == ["Ann"])
    #expect(tree.target("Name")?.semantics.value == "Ann")
    let writes = tree.trace.writes.map { "\($0.kind) \(tree.trace.name($0.name))" }
    #expect(writes == ["storage UserDefaults.name"])
  }

  // MS-04
  @Test func anObjectWithStoredPropertiesTellsItsObservers() {
    @MainActor final class Settings: ObservableObject {
      @AppStorage("a", store: ControlsStorageTests.shared) var a = 0
      @AppStorage("b", store: ControlsStorageTests.shared) var b = 0
    }
    struct Root: View {
      @StateObject var settings = Settings()
      var body: some View {
        let _ = Self._printChanges()
        Text("a\(settings.a) b\(settings.b)")
        Button("b") { settings.b += 1 }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.tap("b") == ["ControlsStorageTests.Root: _settings changed."])
    #expect(tree.shown == ["a0 b1", "b"])
    #expect(
      tree.step { ControlsStorageTests.shared.set(5, forKey: "a") }
        == ["ControlsStorageTests.Root: _settings changed."]
    )
    #expect(tree.shown == ["a5 b1", "b"])
  }

  static let shared = defaults("object")

  enum Theme: String { case light, dark }

  @Test func everyKindOfValueIsKept() {
    struct Root: View {
      @AppStorage("flag") var flag = false
      @AppStorage("double") var double = 1.5
      @AppStorage("theme") var theme = Theme.light
      @AppStorage("optional") var optional: String?
      @AppStorage("data") var data = Data()
      @AppStorage("url") var url: URL?
      @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        Text(
          "\("\(flag) \(double) \(theme) \(optional ?? "nil") \(data.count)") \(url?.absoluteString ?? "nil")"
        )
        Text("\(Int(date.timeIntervalSince1970))")
        Button("set") {
          flag = true
          double = 2.5
          theme = .dark
          optional = "some"
          data = Data([1, 2])
          url = URL(string: "https://example.org")
          date = Date(timeIntervalSince1970: 7)
        }
        Button("clear") { optional = nil }
      }
    }
    let defaults = Self.defaults("kinds")
    let tree = ControlsTree(Root().defaultAppStorage(defaults))
    #expect(tree.shown.prefix(2) == ["false 1.5 light nil 0 nil", "0"])
    _ = tree.tap("set")
    #expect(tree.shown.prefix(2) == ["true 2.5 dark some 2 https://example.org", "7"])
    _ = tree.tap("clear")
    #expect(defaults.object(forKey: "optional") == nil)
    // Another screen finds what was stored.
    let again = ControlsTree(Root().defaultAppStorage(defaults))
    #expect(again.shown.first == "true 2.5 dark nil 2 https://example.org")
  }

  @Test func sceneStorageIsSharedByKey() {
    struct Reader: View {
      @SceneStorage("tab") var tab = 0
      var body: some View {
        let _ = Self._printChanges()
        Text("tab \(tab)")
      }
    }
    struct Root: View {
      @SceneStorage("tab") var tab = 0
      var body: some View {
        Reader()
        Button("next") { tab += 1 }
      }
    }
    let tree = ControlsTree(Root())
    _ = tree.takeLines()
    #expect(tree.tap("next") == ["ControlsStorageTests.Reader: _tab changed."])
    #expect(tree.shown == ["tab 1", "next"])
  }

  @Test func namespacesDifferByOwner() {
    struct Owner: View {
      @Namespace var namespace
      let log: (Namespace.ID) -> Void
      var body: some View {
        let _ = log(namespace)
        Text("x")
      }
    }
    struct Root: View {
      @State var count = 0
      let log: (Namespace.ID) -> Void
      var body: some View {
        let count = count
        Owner { if count >= 0 { log($0) } }
        Owner(log: log)
        Button("again") { self.count += 1 }
      }
    }
    var ids: [Namespace.ID] = []
    let tree = ControlsTree(Root { ids.append($0) })
    #expect(Set(ids).count == 2)
    _ = tree.tap("again")
    #expect(ids.count == 3 && Set(ids).count == 2)
  }

  @Test func scaledMetricFollowsTheTextSize() {
    struct Root: View {
      @ScaledMetric var width = 100.0
      var body: some View { Text("\(Int(width))") }
    }
    struct Outer: View {
      @State var size = DynamicTypeSize.large
      var body: some View {
        Root().dynamicTypeSize(size)
        Button("grow") { size = .accessibility1 }
      }
    }
    let tree = ControlsTree(Outer())
    #expect(tree.shown == ["100", "grow"])
    _ = tree.tap("grow")
    #expect(tree.shown == ["164", "grow"])
  }
}
