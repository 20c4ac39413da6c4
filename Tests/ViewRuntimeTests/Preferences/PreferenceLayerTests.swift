import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct PreferenceLayerTests {
  private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Of a type that cannot be compared.
  private struct ListKey: PreferenceKey {
    struct Entry { let name: String }
    static let defaultValue: [Entry] = []
    static func reduce(value: inout [Entry], nextValue: () -> [Entry]) { value += nextValue() }
  }

  private struct Leaf: View {
    let remote: Remote<Int>
    @State var count = 1
    var body: some View {
      let _ = remote.lend { count = $0 }
      Color.red.frame(width: 100, height: 50).preference(key: SumKey.self, value: count)
    }
  }

  @Test func theContentRunsForItsPreferenceAndTheOwnerDoesNot() {
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      var body: some View {
        Leaf(remote: remote).overlayPreferenceValue(SumKey.self) { Text("sum \($0)") }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(
      tree.trace.takeRuns() == [
        "PreferenceLayerTests.Screen", "PreferenceLayerTests.Leaf",
        "PreferenceLayerTests.Screen.preference",
      ]
    )
    #expect(tree.shown == ["sum 1"])
    #expect(
      tree.step { remote.set(4) } == [
        "PreferenceLayerTests.Leaf: _count",
        "PreferenceLayerTests.Screen.preference: @self, 1 updated",
      ]
    )
    #expect(tree.shown == ["sum 4"])
    #expect(tree.step { remote.set(4) } == [])
  }

  @Test func anotherClosureRunsOnceForBothReasons() {
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 1
      var body: some View {
        let _ = remote.lend { count = $0 }
        Color.red.preference(key: SumKey.self, value: count)
          .backgroundPreferenceValue(SumKey.self) { [count] in Text("\(count) \($0)") }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.step { remote.set(2) }.count == 2)
    #expect(tree.shown == ["2 2"])
  }

  @Test func valuesThatCannotBeComparedRunTheContentOnce() {
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      var body: some View {
        VStack {
          Leaf(remote: remote)
          Text("a").preference(key: ListKey.self, value: [ListKey.Entry(name: "a")])
          Text("b").preference(key: ListKey.self, value: [ListKey.Entry(name: "b")])
        }
        .overlayPreferenceValue(ListKey.self) { list in
          Text(list.map(\.name).joined(separator: " "))
        }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.trace.takeRuns().count == 3)
    #expect(tree.words == ["a", "b", "a b"])
    // Another preference has changed, and nothing in between.
    #expect(tree.step { remote.set(9) } == ["PreferenceLayerTests.Leaf: _count"])
  }

  @Test func layersLieOnTheGuidesOfTheViewAndTouchesGoThrough() {
    var taps = 0
    struct Screen: View {
      let tap: () -> Void
      var body: some View {
        Button("below") { tap() }
          .frame(width: 200, height: 100)
          .overlayPreferenceValue(SumKey.self, alignment: .bottomTrailing) { _ in
            Color.blue.frame(width: 20, height: 10)
            Color.green.frame(width: 40, height: 30)
          }
      }
    }
    let tree = ViewsTree(Screen { taps += 1 })
    #expect(
      tree.frames(of: Color.self) == [
        CGRect(x: 265, y: 452, width: 20, height: 10),
        CGRect(x: 255, y: 442, width: 40, height: 30),
      ]
    )
    let middle = CGPoint(x: 195, y: 422)
    #expect(tree.host.touched(at: middle)?.semantics.label == "below")
  }

  @Test func bothViewsHandTheirValuesUp() {
    var told: [Int] = []
    struct Screen: View {
      let told: (Int) -> Void
      var body: some View {
        Color.red.preference(key: SumKey.self, value: 1)
          .overlayPreferenceValue(SumKey.self) { sum in
            Text("\(sum)").preference(key: SumKey.self, value: sum * 10)
          }
          .onPreferenceChange(SumKey.self, perform: told)
      }
    }
    _ = ViewsTree(Screen { told.append($0) })
    #expect(told == [11])
  }

  @Test func rowsCountWhileTheyAreSeenAndBranchesUntilTheyGo() {
    let remote = Remote<Bool>()
    struct Screen: View {
      let remote: Remote<Bool>
      @State var hasMore = true
      var body: some View {
        let _ = remote.lend { hasMore = $0 }
        VStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100) { _ in
                Color.red.frame(height: 100).preference(key: SumKey.self, value: 1)
              }
            }
          }
          .frame(height: 400)
          if hasMore { Color.blue.frame(height: 10).preference(key: SumKey.self, value: 1000) }
        }
        .overlayPreferenceValue(SumKey.self, alignment: .top) { Text("\($0)") }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.shown == ["1,004"])
    _ = tree.step { remote.set(false) }
    #expect(tree.shown == ["4"])
    tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 50))
    #expect(tree.shown == ["5"])
  }

  @Test func anActionThatFeedsItselfIsStoppedWithSwiftUIsMessage() {
    var told: [Int] = []
    struct Screen: View {
      let told: (Int) -> Void
      @State var count = 0
      var body: some View {
        Color.red.preference(key: SumKey.self, value: count + 1)
          .onPreferenceChange(SumKey.self) {
            told($0)
            count = $0
          }
      }
    }
    let tree = ViewsTree(Screen { told.append($0) })
    #expect(told == [1, 2, 3, 4, 5, 6])
    #expect(
      tree.trace.messages.first
        == "Bound preference PreferenceLayerTests.SumKey tried to update multiple times per frame."
    )
  }
}
