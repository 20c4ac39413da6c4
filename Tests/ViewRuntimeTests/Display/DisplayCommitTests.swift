import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

@MainActor @Suite struct DisplayCommitTests {
  private struct Numbers: View {
    let remote: Remote<Int>
    let count: Int
    @State private var marked = -1
    var body: some View {
      remote.lend { marked = $0 }
      return VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          (number == marked ? Color.red : Color.green).frame(height: 0.01)
        }
      }
    }
  }

  @Test func oneLeafOfTenThousandIsFoundOnItsWay() throws {
    let remote = Remote<Int>()
    let tree = ViewsTree(Numbers(remote: remote, count: 10_000))
    let first = try #require(tree.trace.displays.first?.0)
    #expect(first.inserted == 10_000)
    #expect(first.shown == 10_000)
    _ = tree.step { remote.set(5_000) }
    let last = try #require(tree.trace.displays.last?.0)
    #expect((last.leaves, last.moved, last.inserted, last.removed) == (1, 0, 0, 0))
    #expect(last.shown == 10_000)
    #expect(tree.host.display.visits <= 4)
  }

  @Test func nobodyLooksWhereNothingIsRecorded() {
    let remote = Remote<Int>()
    let host = ViewHost()
    host.mount(Numbers(remote: remote, count: 10))
    remote.set(5)
    host.update()
    #expect(host.display.visits == 0)
    #expect(host.layoutTree.root.shown == nil)
  }

  private func column(_ count: Int) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 50) } }
    }
  }

  @Test func scrollingMovesWhatStaysAndBringsTheNext() throws {
    let tree = ViewsTree(column(1_000))
    tree.host.resize(to: CGSize(width: 100, height: 100))
    #expect(tree.trace.displays.last?.0.shown == 2)
    #expect(tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 60)))
    let last = try #require(tree.trace.displays.last?.0)
    #expect((last.leaves, last.moved, last.inserted, last.removed) == (0, 1, 2, 1))
    #expect(last.shown == 3)
    #expect(tree.host.display.visits < 20)
  }

  @Test func aLongWayLooksAtNoMore() {
    func visits(_ count: Int) -> Int {
      let tree = ViewsTree(column(count))
      _ = tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 2_000))
      return tree.host.display.visits
    }
    #expect(visits(100) == visits(5_000))
  }

  private func passes<V: View>(_ view: V) -> [OffScreenPass] {
    let tree = ViewsTree(view.frame(width: 20, height: 20))
    let details = tree.trace.displays.last?.1
    return (details?.passes ?? []).flatMap { share in
      Array(repeating: share.kind, count: Int(share.count))
    }
  }

  private var two: some View {
    ZStack {
      Color.red
      Color.blue
    }
  }

  @Test func whatIsAnOffScreenPass() {
    #expect(passes(Color.red.opacity(0.5)) == [])
    #expect(passes(two.opacity(0.5)) == [.opacity])
    #expect(passes(two.opacity(1)) == [])
    #expect(passes(two.compositingGroup().opacity(0.5)) == [.compositingGroup])
    #expect(passes(Color.red.shadow(radius: 2)) == [.shadow])
    #expect(passes(Color.red.cornerRadius(4)) == [])
    #expect(passes(two.cornerRadius(4)) == [.roundedClip])
    #expect(passes(two.clipped()) == [])
    #expect(passes(Image("x").resizable().clipShape(Circle())) == [.roundedClip])
    #expect(passes(Color.red.blur(radius: 3)) == [.blur])
    #expect(passes(Color.red.blur(radius: 0)) == [])
    #expect(passes(Color.red.mask { Circle() }) == [.mask])
    #expect(passes(Color.red.blendMode(.multiply)) == [.blend])
    #expect(passes(two.drawingGroup()) == [.drawingGroup])
    #expect(passes(Color.red.grayscale(1)) == [.filter])
    #expect(passes(Color.clear.background(.thinMaterial)) == [.material])
    #expect(passes(Circle().fill(.red.shadow(.drop(radius: 2)))) == [.shadow])
  }

  @Test func whatCannotBeSeenIsNoPass() {
    #expect(passes(Color.clear.shadow(radius: 2)) == [])
    #expect(passes(Color.red.shadow(radius: 2).hidden()) == [])
    #expect(passes(EmptyView().blur(radius: 2)) == [])
    #expect(passes(Color.red.blur(radius: 3).offset(x: 1_000)) == [])
  }

  @Test func anEffectOnAGroupIsAPassForEachView() {
    let group = Group {
      Color.red
      Color.blue
    }.shadow(radius: 1)
    #expect(passes(VStack { group }) == [.shadow, .shadow])
  }

  private struct Card: View {
    var body: some View {
      HStack {
        Color.red.frame(height: 40)
        Text("a")
      }.shadow(radius: 2)
    }
  }

  @Test func passesInLazyRowsAreToldApart() throws {
    let tree = ViewsTree(
      VStack(spacing: 0) {
        Card()
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Card() } } }
      }
    )
    tree.host.resize(to: CGSize(width: 100, height: 140))
    let (record, details) = try #require(tree.trace.displays.last)
    #expect(details.passes.map(\.isInLazyRow) == [false, true])
    #expect(details.passes.allSatisfy { $0.kind == .shadow })
    #expect(record.passes == 1 + record.lazyPasses)
    #expect(record.lazyPasses == 3)
    let rows = tree.trace.displays.flatMap(\.1.rows)
    #expect(rows.allSatisfy { $0.leaves == 2 * $0.rows && $0.nodes == 4 * $0.rows })
    #expect(Set(rows.map(\.view)).count == 1)
  }

  private struct Screen: View {
    let remote: Remote<Int>
    @State private var step = 0
    var body: some View {
      remote.lend { step = $0 }
      return List {
        ForEach(0..<(20 + step % 7), id: \.self) { row in
          HStack {
            Text("\(row * step)")
            if row % 3 == step % 3 { Circle().fill(.red).shadow(radius: 1) }
            Image("picture\(row % 5)").resizable().frame(width: 20, height: 20).clipShape(Circle())
          }
          .opacity(row == step ? 0.5 : 1)
          .background(step % 2 == 0 ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.red))
        }
      }
      .redacted(reason: step % 5 == 4 ? .placeholder : [])
      .blur(radius: CGFloat(step % 4))
    }
  }

  @Test func whatIsKeptIsWhatWouldBeFoundAnew() throws {
    let remote = Remote<Int>()
    let tree = ViewsTree(Screen(remote: remote))
    tree.host.resize(to: CGSize(width: 200, height: 300))
    for step in 1..<40 {
      if step % 3 == 0 {
        _ = tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: CGFloat(step * 17 % 200)))
      }
      remote.set(step)
      tree.host.update()
      let (kept, keptDetails) = try #require(tree.trace.displays.last)
      tree.host.display.forget()
      let (fresh, freshDetails) = try #require(tree.host.display.commit(changedLeaves: 0))
      #expect(kept.shown == fresh.shown, "step \(step)")
      #expect(keptDetails.passes == freshDetails.passes, "step \(step)")
      #expect(kept.lazyPasses == fresh.lazyPasses)
      #expect(kept.images == fresh.images)
    }
  }
}
