import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct AnchorTests {
  private struct BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct PointKey: PreferenceKey {
    typealias Value = Anchor<CGPoint>?
    static func reduce(value: inout Value, nextValue: () -> Value) { value = nextValue() ?? value }
  }

  private static func text(_ rect: CGRect) -> String {
    "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
  }

  @Test func boundsAreResolvedInTheReadersOwnCoordinates() {
    let remote = Remote<CGFloat>()
    struct Screen: View {
      let remote: Remote<CGFloat>
      @State var width: CGFloat = 10
      var body: some View {
        let _ = remote.lend { width = $0 }
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 40, height: 40)
          Color.blue.frame(width: width, height: 20)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          Color.green.frame(width: 100, height: 5)
            .anchorPreference(
              key: BoundsKey.self,
              value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
            ) { [$0] }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { Text(AnchorTests.text(proxy[anchors[$0]])) }
          }
        }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.words == ["0 40 10 20", "1 62 3 4"])
    #expect(
      tree.trace.takeCounts() == [
        "AnchorTests.Screen": 1, "AnchorTests.Screen.preference": 1,
        "AnchorTests.Screen.GeometryReader": 1, "AnchorTests.Screen.ForEach": 2,
      ]
    )
    _ = tree.step { remote.set(30) }
    #expect(tree.words == ["0 40 30 20", "1 62 3 4"])
  }

  @Test func aMoveWithoutAnotherSizeRunsTheReadersAlone() {
    let remote = Remote<CGFloat>()
    struct Leaf: View {
      let remote: Remote<CGFloat>
      @State var x: CGFloat = 0
      var body: some View {
        let _ = remote.lend { x = $0 }
        Color.red.frame(width: 10, height: 10)
          .anchorPreference(key: PointKey.self, value: .bottomTrailing) { $0 }
          .offset(x: x)
      }
    }
    struct Screen: View {
      let remote: Remote<CGFloat>
      var body: some View {
        Leaf(remote: remote)
          .backgroundPreferenceValue(PointKey.self) { anchor in
            GeometryReader { proxy in
              if let anchor { Text("\(Int(proxy[anchor].x)) \(Int(proxy[anchor].y))") }
            }
          }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.words == ["10 10"])
    let runs = tree.step { remote.set(7) }
    #expect(tree.words == ["17 10"])
    #expect(runs.count == 3)
    #expect(!runs.contains { $0.hasPrefix("AnchorTests.Screen:") })
    #expect(tree.step { remote.set(7) } == [])
  }

  @Test func scrollingMovesAnAnchor() {
    struct Screen: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 100)
              .anchorPreference(key: PointKey.self, value: .topLeading) { $0 }
            Color.blue.frame(height: 2000)
          }
        }
        .overlayPreferenceValue(PointKey.self) { anchor in
          GeometryReader { proxy in Text("\(anchor.map { Int(proxy[$0].y) } ?? -1)") }
        }
      }
    }
    let tree = ViewsTree(Screen())
    #expect(tree.words == ["0"])
    tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 60))
    #expect(tree.words == ["-60"])
  }

  @Test func aTransformAddsToWhatTheContentSays() {
    var told: [Int] = []
    struct Screen: View {
      let told: (Int) -> Void
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          .padding(5)
          .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
          .onPreferenceChange(BoundsKey.self) { told($0.count) }
          .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
              ForEach(anchors.indices, id: \.self) { Text(AnchorTests.text(proxy[anchors[$0]])) }
            }
          }
      }
    }
    let tree = ViewsTree(Screen { told.append($0) })
    #expect(told == [2])
    #expect(tree.words == ["5 5 10 10", "0 0 20 20"])
  }

  @Test func sourcesMayBeSeveralOrNone() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let node = LayoutNode(PassthroughRule(), in: LayoutEngine())
    let several = Anchor<[CGPoint]>.Source([.topLeading, .center, .point(CGPoint(x: 1, y: 2))])
    #expect(
      several.anchor(frame).value(in: node) == [
        CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 45), CGPoint(x: 11, y: 22),
      ]
    )
    let none = Anchor<CGRect?>.Source(nil)
    #expect(none.anchor(frame).value(in: node) == nil)
    let one = Anchor<CGRect?>.Source(.bounds)
    #expect(one.anchor(frame).value(in: node) == frame)
    #expect(one.anchor(frame) == one.anchor(frame))
  }

  @Test func aTransformOfFewerViewsIsSaidThoughNothingMoves() {
    let remote = Remote<Bool>()
    var told: [Int] = []
    struct Screen: View {
      let remote: Remote<Bool>
      let told: (Int) -> Void
      @State var isBoth = true
      var body: some View {
        let _ = remote.lend { isBoth = $0 }
        ZStack {
          Group {
            Color.red.frame(width: 10, height: 10)
            if isBoth { Color.blue.frame(width: 10, height: 10) }
          }
          .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
        }
        .onPreferenceChange(BoundsKey.self) { told($0.count) }
      }
    }
    let tree = ViewsTree(Screen(remote: remote) { told.append($0) })
    _ = tree.step { remote.set(false) }
    _ = tree.step { remote.set(true) }
    #expect(told == [2, 1, 2])
  }
}
