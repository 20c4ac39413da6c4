import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsGeometryTests {
  private struct Reader: View {
    let remote: Remote<CGFloat>
    let other: Remote<String>
    @State var height: CGFloat = 100
    @State var name = "a"
    var body: some View {
      let _ = remote.lend { height = $0 }
      let _ = other.lend { name = $0 }
      VStack(spacing: 0) {
        GeometryReader { proxy in
          Text("\(name) \(Int(proxy.size.height))")
        }
        Color.red.frame(height: height)
      }
    }
  }

  @Test func contentRunsOnceForItsFirstSize() {
    let tree = ViewsTree(Reader(remote: Remote(), other: Remote()))
    #expect(
      tree.trace.takeRuns() == [
        "ViewsGeometryTests.Reader", "ViewsGeometryTests.Reader.GeometryReader",
      ]
    )
    #expect(tree.words == ["a 744"])
  }

  @Test func contentRunsOnceWhenClosureAndSizeChange() {
    let remote = Remote<CGFloat>()
    let other = Remote<String>()
    let tree = ViewsTree(Reader(remote: remote, other: other))
    let runs = tree.step { remote.set(44) }
    #expect(runs.count == 2)
    #expect(tree.words == ["a 800"])
    _ = tree.step { other.set("b") }
    #expect(tree.words == ["b 800"])
  }

  @Test func proxyIsAnInputThatChangesWithTheGeometry() {
    struct Child: View {
      let proxy: GeometryProxy
      var body: some View { Text("\(Int(proxy.size.width))") }
    }
    struct Screen: View {
      var body: some View { GeometryReader { Child(proxy: $0) } }
    }
    let tree = ViewsTree(Screen())
    #expect(tree.words == ["390"])
    _ = tree.trace.takeRuns()
    tree.host.resize(to: CGSize(width: 844, height: 390))
    #expect(tree.words == ["844"])
    #expect(tree.trace.takeRuns().count == 2)
  }

  @Test func readInTheContentRunsTheContentAlone() {
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 0
      var body: some View {
        let _ = remote.lend { count = $0 }
        GeometryReader { _ in
          if count > 1 { Text("many") } else { Text("few") }
        }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    // A read of the owner's own state counts as the owner's (rule 13).
    let runs = tree.step { remote.set(2) }
    #expect(runs.contains { $0.hasPrefix("ViewsGeometryTests.Screen.GeometryReader") })
    #expect(tree.words == ["many"])
  }

  @Test func branchInTheContentIsLaidOutInTheSameUpdate() {
    struct Screen: View {
      var body: some View {
        GeometryReader { proxy in
          VStack(spacing: 0) {
            if proxy.size.width > 500 { Color.red.frame(width: 10, height: 10) }
            Color.blue.frame(width: 20, height: 10)
          }
        }
      }
    }
    let tree = ViewsTree(Screen())
    #expect(tree.frames(of: Color.self) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    tree.host.resize(to: CGSize(width: 844, height: 390))
    #expect(
      tree.frames(of: Color.self) == [
        CGRect(x: 5, y: 0, width: 10, height: 10), CGRect(x: 0, y: 10, width: 20, height: 10),
      ]
    )
  }
}
