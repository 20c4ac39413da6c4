import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct PreferenceTests {
  private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Leaf: View {
    let remote: Remote<Int>
    @State var count = 1
    var body: some View {
      let _ = remote.lend { count = $0 }
      Text("\(count)").preference(key: SumKey.self, value: count)
    }
  }

  @Test func readerIsToldTheSumFirstAndWhenItChanges() {
    var log: [Int] = []
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      let log: (Int) -> Void
      var body: some View {
        VStack {
          Leaf(remote: remote)
          Color.red.preference(key: SumKey.self, value: 10)
        }
        .transformPreference(SumKey.self) { $0 *= 2 }
        .onPreferenceChange(SumKey.self) { log($0) }
      }
    }
    let tree = ViewsTree(Screen(remote: remote) { log.append($0) })
    #expect(log == [22])
    #expect(tree.step { remote.set(5) } == ["PreferenceTests.Leaf: _count, 1 updated"])
    #expect(log == [22, 30])
  }

  @Test func stateSetFromAPreferenceRunsASecondPass() {
    var log: [String] = []
    struct Screen: View {
      let log: (String) -> Void
      @State var width = 0
      var body: some View {
        let _ = log("body \(width)")
        Color.red.preference(key: SumKey.self, value: 7)
          .onPreferenceChange(SumKey.self) { width = $0 }
      }
    }
    let tree = ViewsTree(Screen { log.append($0) })
    #expect(log == ["body 0", "body 7"])
    #expect(tree.step() == [])
  }
}
