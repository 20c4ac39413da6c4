import Foundation
import Testing

@testable import ViewRuntime

/// Values that no screen needs and that must not end one.
@MainActor @Suite(.serialized) struct OddValuesTests {
  @Test(arguments: [0, .nan, 1e-300, -10, .infinity] as [CGFloat])
  func aTextOfAnySizeIsLaidOut(size: CGFloat) {
    let tree = ViewsTree(Text("T").font(.system(size: size)).frame(width: 10, height: 10))
    #expect(tree.words == ["T"])
  }

  @Test func aTimelineThatGetsNoFurtherShowsItsContentOnce() {
    let endless = ViewsTree(TimelineView(.periodic(from: .now, by: .infinity)) { _ in Text("a") })
    #expect(endless.words == ["a"])
    endless.host.unmount()
    let unknown = ViewsTree(TimelineView(.animation(minimumInterval: .nan)) { _ in Text("b") })
    #expect(unknown.words == ["b"])
    unknown.host.unmount()
    let same = [Date.distantPast, .distantPast, .distantPast]
    let explicit = ViewsTree(TimelineView(.explicit(same)) { _ in Text("c") })
    #expect(explicit.words == ["c"])
    explicit.host.unmount()
  }

  @Test func gridsTakeAnyNumberOfColumns() {
    let wide = ViewsTree(
      Grid {
        GridRow {
          Text("a").gridCellColumns(.max)
          Text("b")
        }
      }
    )
    #expect(wide.words == ["a", "b"])
    let odd = ViewsTree(
      ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: .nan))]) { Text("c") } }
    )
    #expect(odd.words == ["c"])
  }

  @Test func anArcWithoutAnAngleIsNone() {
    var path = Path()
    path.addArc(
      center: .zero,
      radius: 1,
      startAngle: .degrees(-.infinity),
      endAngle: .degrees(.infinity),
      clockwise: true
    )
    #expect(path.isEmpty)
  }
}
