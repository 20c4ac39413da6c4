import Observation
import Testing

@testable import ViewRuntime

/// Rule 4: outer bodies run before inner ones, each once for all its causes.
@MainActor @Suite(.serialized) struct OrderTests {
  private struct Leaf: View {
    let x: Int
    let remote: Remote<Int>
    @State var own = 0
    var body: some View {
      let _ = remote.lend { own = $0 }
      Text("\(x) \(own)")
    }
  }

  private struct Reader: View {
    let remote: Remote<Int>
    @Environment(\.orderValue) var value
    var body: some View { Leaf(x: value, remote: remote) }
  }

  private struct Middle: View {
    let remote: Remote<Int>
    var body: some View { Reader(remote: remote) }
  }

  /// The reader is marked only while its writer runs, and stands above what was
  /// marked from the start.
  @Test func readerOfTheEnvironmentRunsBeforeWhatStandsInIt() {
    struct Screen: View {
      let remote: Remote<Int>
      let inner: Remote<Int>
      @State var value = 0
      var body: some View {
        let _ = remote.lend { value = $0 }
        Middle(remote: inner).environment(\.orderValue, value)
      }
    }
    let (remote, inner) = (Remote<Int>(), Remote<Int>())
    let tree = ViewsTree(Screen(remote: remote, inner: inner))
    let runs = tree.step {
      inner.set(1)
      remote.set(1)
    }
    #expect(
      runs == [
        "OrderTests.Screen: _value, waste", "OrderTests.Reader: _value",
        "OrderTests.Leaf: @self, _own, 1 updated",
      ]
    )
    #expect(tree.words == ["1 1"])
  }

  /// The closure hands over the transform of today, before it is asked.
  @Test func transformInAReaderWaitsForItsClosure() {
    struct Screen: View {
      let remote: Remote<Int>
      let leaf: Remote<Int>
      @State var value = 0
      var body: some View {
        let _ = remote.lend { value = $0 }
        GeometryReader { _ in
          Reader(remote: leaf).transformEnvironment(\.orderValue) { $0 -= value }
        }
        .environment(\.orderValue, value)
      }
    }
    let (remote, leaf) = (Remote<Int>(), Remote<Int>())
    let tree = ViewsTree(Screen(remote: remote, leaf: leaf))
    // What the reader is given is 0 all the time.
    let runs = tree.step { remote.set(5) }
    #expect(!runs.contains { $0.hasPrefix("OrderTests.Reader") }, "\(runs)")
    #expect(tree.words == ["0 0"])
  }

  /// The same where nothing stands between the two writers.
  @Test func transformRunsOnceWithWhatItsBodyGivesIt() {
    struct Screen: View {
      let remote: Remote<Int>
      let leaf: Remote<Int>
      let log: (String) -> Void
      @State var value = 0
      var body: some View {
        let _ = remote.lend { value = $0 }
        Reader(remote: leaf)
          .transformEnvironment(\.orderValue) {
            log("\($0) - \(value)")
            $0 -= value
          }
          .environment(\.orderValue, value)
      }
    }
    let (remote, leaf) = (Remote<Int>(), Remote<Int>())
    var log: [String] = []
    let tree = ViewsTree(Screen(remote: remote, leaf: leaf) { log.append($0) })
    log = []
    let runs = tree.step { remote.set(5) }
    #expect(log == ["5 - 5"])
    #expect(!runs.contains { $0.hasPrefix("OrderTests.Reader") }, "\(runs)")
  }

  private struct Child: View {
    let x: Int
    @Binding var bound: Int
    var body: some View { Text("\(x) \(bound)") }
  }

  /// Layout runs the closure, after all that was marked.
  @Test func contentOfAReaderRunsBeforeWhatStandsInIt() {
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 0
      var body: some View {
        let _ = remote.lend { count = $0 }
        GeometryReader { _ in Child(x: count, bound: $count) }
      }
    }
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote))
    #expect(
      tree.step { remote.set(1) } == [
        "OrderTests.Screen: _count", "OrderTests.Screen.GeometryReader: @self",
        "OrderTests.Child: @self, _bound, 1 updated",
      ]
    )
    #expect(tree.words == ["1 1"])
  }

  @Test func contentOfAReaderNamesBothOfItsCauses() {
    struct Screen: View {
      let model: OrderModel
      let name: String
      var body: some View {
        Text("\(model.count)")
        GeometryReader { _ in Text("\(name) \(model.count)") }
      }
    }
    let model = OrderModel()
    let tree = ViewsTree(Screen(model: model, name: "n"))
    #expect(
      tree.step { model.count = 1 } == [
        "OrderTests.Screen: \\OrderModel.count, 1 updated",
        "OrderTests.Screen.GeometryReader: \\OrderModel.count, @self, 1 updated",
      ]
    )
  }
}

@Observable private final class OrderModel {
  var count = 0
}

private struct OrderKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var orderValue: Int {
    get { self[OrderKey.self] }
    set { self[OrderKey.self] = newValue }
  }
}
