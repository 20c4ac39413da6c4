import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct NestedPropertyTests {
  /// A property that holds another one, which holds a state.
  @propertyWrapper
  private struct Counter: DynamicProperty {
    @propertyWrapper
    struct Inner: DynamicProperty {
      @State private var value = 0
      var wrappedValue: Int {
        get { value }
        nonmutating set { value = newValue }
      }
      var projectedValue: Binding<Int> { $value }
    }

    @Inner private var inner
    @Environment(\.dynamicTypeSize) private var size
    private(set) var updates = 0

    mutating func update() { updates += 1 }

    var wrappedValue: Int { inner }
    var projectedValue: Binding<Int> { $inner }
  }

  private struct Screen: View {
    let remote: Remote<Int>
    @Counter var count
    var body: some View {
      let _ = remote.lend { $count.wrappedValue = $0 }
      Text("\(count)")
    }
  }

  @Test func aStateTwoPropertiesDeepRunsItsView() {
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote))
    let runs = tree.step { remote.set(3) }
    #expect(runs.count == 1)
    #expect(tree.shown == ["3"])
    tree.host.setSystemValues { $0.dynamicTypeSize = .xxLarge }
    #expect(tree.step().count == 1)
    #expect(tree.shown == ["3"])
  }

  private struct Metrics: View {
    @ScaledMetric(relativeTo: .largeTitle) var large = 34.0
    @ScaledMetric var body17: CGFloat = 17
    var body: some View { Text("\(Int(large)) \(Int(body17))") }
  }

  @Test func aMetricFollowsTheTextSizeOfItsStyle() {
    let tree = ViewsTree(Metrics())
    #expect(tree.shown == ["34 17"])
    tree.host.setSystemValues { $0.dynamicTypeSize = .accessibility5 }
    #expect(tree.step().count == 1)
    #expect(tree.shown == ["60 53"])
  }
}
