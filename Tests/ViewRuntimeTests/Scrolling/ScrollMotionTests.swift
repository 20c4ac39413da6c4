import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

/// Content that runs on after a finger.
@MainActor
struct ScrollMotionTests {
  @Test func theWayIsThatOfTheDecelerationRate() {
    let motion = Deceleration(from: 100, velocity: 1000)
    #expect(abs(motion.distance - 499.5) < 0.01)
    #expect(motion.offset(after: 0) == 100)
    #expect(abs(motion.offset(after: 1) - (100 + 499.5 * (1 - pow(0.998, 1000)))) < 0.01)
    let rest = motion.duration(at: 2)
    #expect(abs(motion.end - motion.offset(after: rest) - 0.25) < 0.0001)
    #expect(Deceleration(from: 0, velocity: 0).duration(at: 2) == 0)
    #expect(Deceleration(from: 0, velocity: .nan).distance == 0)
    #expect(Deceleration(from: 0, velocity: .infinity).distance == 0)
  }

  private func tree(_ behavior: (any ScrollTargetBehavior)? = nil, _ log: GestureLog? = nil)
    -> (GestureTree, ScrollableView?)
  {
    let rows = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { Text("row \($0)").frame(height: 100) }
      }
      .scrollTargetLayout()
    }
    .onScrollPhaseChange { old, new in log?("\(old) \(new)") }
    let tree: GestureTree
    switch behavior {
    case nil: tree = GestureTree(rows)
    case let behavior?: tree = GestureTree(rows.scrollTargetBehavior(Behaving(behavior: behavior)))
    }
    return (tree, tree.host.scrollViews().first)
  }

  private struct Behaving: ScrollTargetBehavior {
    let behavior: any ScrollTargetBehavior
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      behavior.updateTarget(&target, context: context)
    }
  }

  /// 40 points in two frames are 1200 points a second, and these 599.4 points more.
  @Test func aFingerLeavesItsSpeed() throws {
    let log = GestureLog()
    let (tree, found) = tree(nil, log)
    let scroll = try #require(found)
    tree.drag("row 5", 0, -40)
    #expect(scroll.offset.y == 40)
    tree.wait(0.5)
    #expect(scroll.offset.y > 400 && scroll.offset.y < 600)
    tree.wait(10)
    #expect(abs(scroll.offset.y - 639.4) < 0.01)
    #expect(log.take() == ["idle interacting", "interacting decelerating", "decelerating idle"])
  }

  @Test func aFingerStopsWhatRunsOn() throws {
    let log = GestureLog()
    let (tree, found) = tree(nil, log)
    let scroll = try #require(found)
    tree.drag("row 5", 0, -40)
    tree.wait(0.1)
    let offset = scroll.offset.y
    _ = log.take()
    tree.down([0: CGPoint(x: 195, y: 400)])
    tree.up()
    tree.wait(10)
    #expect(scroll.offset.y == offset)
    #expect(log.take() == ["decelerating tracking", "tracking idle"])
  }

  /// What the app wants counts more than what is left of a finger's speed.
  @Test func theAppStopsWhatRunsOn() throws {
    final class Holder { var proxy: ScrollViewProxy? }
    let holder = Holder()
    func keep(_ proxy: ScrollViewProxy) { holder.proxy = proxy }
    let log = GestureLog()
    let tree = GestureTree(
      ScrollViewReader { proxy in
        let _ = keep(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100) { index in Text("row \(index)").frame(height: 100).id(index) }
          }
        }
        .onScrollPhaseChange { old, new in log("\(old) \(new)") }
      }
    )
    let scroll = try #require(tree.host.scrollViews().first)
    tree.drag("row 5", 0, -40)
    tree.wait(0.1)
    _ = log.take()
    holder.proxy?.scrollTo(20, anchor: .top)
    tree.host.update()
    #expect(scroll.offset.y == 2000)
    #expect(log.take() == ["decelerating idle"])
    tree.wait(10)
    #expect(scroll.offset.y == 2000)
  }

  /// Where one reads from the right, content begins there and a finger that
  /// goes right brings in what comes next.
  @Test func contentFollowsTheFingerWhereLeadingIsRight() throws {
    let tree = GestureTree(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<100) { index in Text("c\(index)").frame(width: 100, height: 50) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    )
    let scroll = try #require(tree.host.scrollViews().first)
    let before = tree.middle("c1").x
    tree.drag("c1", 40, 0)
    #expect(scroll.offset.x == 40)
    #expect(abs(tree.middle("c1").x - before - 40) < 0.001)
    tree.wait(10)
    #expect(abs(scroll.offset.x - 639.4) < 0.01)
  }

  @Test func pagesAreOneScreenEach() throws {
    let (tree, found) = tree(PagingScrollTargetBehavior.paging)
    let scroll = try #require(found)
    tree.drag("row 5", 0, -40)
    tree.wait(10)
    #expect(scroll.offset.y == 844)
    tree.drag("row 12", 0, 40)
    tree.wait(10)
    #expect(scroll.offset.y == 0)
  }

  @Test func contentStopsWhereAViewBegins() throws {
    let (tree, found) = tree(ViewAlignedScrollTargetBehavior(limitBehavior: .never))
    let scroll = try #require(found)
    tree.drag("row 5", 0, -40)
    tree.wait(10)
    // By itself it would rest at 639.4.
    #expect(scroll.offset.y == 600)
  }
}
