import Combine
import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsModifierTests {
  @Test func receivedValuesRunTheAction() {
    let subject = PassthroughSubject<Int, Never>()
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State var sum = 0
      var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
    }
    let tree = ViewsTree(Screen(subject: subject))
    #expect(tree.step { subject.send(3) } == ["ViewsModifierTests.Screen: _sum, 1 updated"])
    _ = tree.step { subject.send(4) }
    #expect(tree.shown == ["7"])
  }

  @Test func geometryActionSeesTheFirstValueAndChanges() {
    var log: [String] = []
    struct Screen: View {
      let log: (String) -> Void
      var body: some View {
        Color.red.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { old, new in
          log("\(Int(old))>\(Int(new))")
        }
      }
    }
    let tree = ViewsTree(Screen { log.append($0) })
    tree.host.resize(to: CGSize(width: 200, height: 844))
    tree.host.resize(to: CGSize(width: 200, height: 500))
    #expect(log == ["390>390", "390>200"])
  }

  @Test func insetTakesItsPartOfTheView() {
    let tree = ViewsTree(
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 44) }
    )
    #expect(tree.frames(of: Color.self).map(\.height) == [800, 44])
  }

  @Test func firstViewThatFitsIsShown() {
    let tree = ViewsTree(
      ViewThatFits {
        Color.red.frame(width: 500, height: 10)
        Color.blue.frame(width: 300, height: 10)
      }
    )
    let frames = tree.frames(of: Color.self)
    #expect(frames[1].width == 300)
    #expect(frames[1].minX == 45)
  }

  @Test func animationOfAValueRunsNoOtherBody() {
    let remote = Remote<Bool>()
    struct Screen: View {
      let remote: Remote<Bool>
      @State var isOn = false
      var body: some View {
        let _ = remote.lend { isOn = $0 }
        Circle().frame(width: isOn ? 9 : 5).animation(.easeIn, value: isOn)
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.step { remote.set(true) } == ["ViewsModifierTests.Screen: _isOn"])
    #expect(Runtime.shared.transaction.animation == nil)
    #expect(tree.frames(of: Circle.self)[0].width == 9)
  }

  @Test func identityTransitionEndsTheOldViewFirst() {
    var log: [String] = []
    let remote = Remote<Int>()
    struct Screen: View {
      let remote: Remote<Int>
      let log: (String) -> Void
      @State var id = 1
      var body: some View {
        let _ = remote.lend { id = $0 }
        Color.red
          .onAppear { log("appear") }
          .onDisappear { log("disappear") }
          .transition(.identity)
          .id(id)
      }
    }
    let tree = ViewsTree(Screen(remote: remote) { log.append($0) })
    _ = tree.step { remote.set(2) }
    #expect(log == ["appear", "disappear", "appear"])
  }

  @Test func timelineFollowsItsScheduleAsItIsPaused() {
    let remote = Remote<Bool>()
    struct Screen: View {
      let remote: Remote<Bool>
      @State var isPaused = true
      var body: some View {
        let _ = remote.lend { isPaused = $0 }
        TimelineView(.animation(paused: isPaused)) { _ in Text("x") }
      }
    }
    let before = VirtualLoop.shared.nextTimerOfAnyKind
    let tree = ViewsTree(Screen(remote: remote))
    #expect(VirtualLoop.shared.nextTimerOfAnyKind == before)
    _ = tree.step { remote.set(false) }
    #expect(VirtualLoop.shared.nextTimerOfAnyKind != before)
    _ = tree.step { remote.set(true) }
    #expect(VirtualLoop.shared.nextTimerOfAnyKind == before)
  }

  /// The date that is still to come is not lost, nor is one that never comes.
  @Test func timelineWaitsForTheFirstDateOfItsSchedule() {
    let before = VirtualLoop.shared.nextTimerOfAnyKind
    let never = ViewsTree(TimelineView(.explicit([Date.distantFuture])) { _ in Text("x") })
    #expect(VirtualLoop.shared.nextTimerOfAnyKind == before)
    let tree = ViewsTree(TimelineView(.explicit([Date() + 1_000])) { _ in Text("x") })
    #expect(VirtualLoop.shared.nextTimerOfAnyKind != before)
    for host in [never.host, tree.host] { host.unmount() }
    #expect(VirtualLoop.shared.nextTimerOfAnyKind == before)
  }

  @Test func pausedTimelineRunsItsContentOnce() {
    let tree = ViewsTree(TimelineView(.animation(paused: true)) { _ in Text("x") })
    #expect(tree.shown == ["x"])
    #expect(tree.step() == [])
  }

  @Test func periodicScheduleStartsBeforeTheDate() {
    var entries = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 5)
      .entries(from: Date(timeIntervalSince1970: 12), mode: .normal).makeIterator()
    #expect((0..<3).map { _ in entries.next()?.timeIntervalSince1970 } == [10, 15, 20])
  }

  @Test func disabledHoldsForEverythingBelow() {
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let tree = ViewsTree(
      VStack {
        Reader()
        VStack { Reader().disabled(false) }.disabled(true)
      }
    )
    #expect(tree.shown == ["on", "off"])
  }
}
