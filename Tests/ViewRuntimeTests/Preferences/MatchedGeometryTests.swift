import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct MatchedGeometryTests {
  private struct Bar: View {
    let remote: Remote<Int>
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @State var selected = 0
    @Namespace var names
    var body: some View {
      let _ = remote.lend { selected = $0 }
      ZStack(alignment: .topLeading) {
        Color.blue
          .matchedGeometryEffect(
            id: selected,
            in: names,
            properties: properties,
            anchor: anchor,
            isSource: false
          )
          .frame(width: 20, height: 20)
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.red.matchedGeometryEffect(id: index, in: names, anchor: anchor)
              .frame(width: CGFloat(50 + 10 * index), height: 40)
          }
        }
      }
    }
  }

  private func frame(_ tree: ViewsTree) -> CGRect { tree.frames(of: Color.self)[0] }

  @Test func aViewTakesTheFrameOfItsSource() {
    let remote = Remote<Int>()
    let tree = ViewsTree(Bar(remote: remote))
    let sources = tree.frames(of: Color.self).dropFirst().map { $0 }
    #expect(sources.map(\.width) == [50, 60, 70])
    #expect(frame(tree) == sources[0])
    // The body, and a new closure for each of the three rows.
    #expect(tree.step { remote.set(2) }.count == 4)
    #expect(frame(tree) == sources[2])
    #expect(tree.trace.messages == [])
  }

  @Test func othersStandAsIfItWereInItsOwnPlace() {
    let tree = ViewsTree(Bar(remote: Remote()))
    // The stack is as large as the row, which is centred on the screen.
    #expect(tree.frames(of: Color.self)[1].minX == 105)
  }

  @Test(
    arguments: [
      (MatchedGeometryProperties.position, CGRect(x: 120, y: 412, width: 20, height: 20)),
      (.size, CGRect(x: 105, y: 402, width: 50, height: 40)),
    ]
  )
  func onePropertyCanBeTakenAlone(_ properties: MatchedGeometryProperties, _ expected: CGRect) {
    let tree = ViewsTree(Bar(remote: Remote(), properties: properties))
    #expect(frame(tree) == expected)
  }

  @Test func theAnchorIsThePointThatIsMatched() {
    let tree = ViewsTree(Bar(remote: Remote(), properties: .position, anchor: .bottomTrailing))
    #expect(frame(tree) == CGRect(x: 135, y: 422, width: 20, height: 20))
  }

  @Test func withoutASourceAViewStaysWhereItIs() {
    let remote = Remote<Int>()
    let tree = ViewsTree(Bar(remote: remote))
    _ = tree.step { remote.set(7) }
    #expect(frame(tree) == CGRect(x: 105, y: 402, width: 20, height: 20))
  }

  @Test func twoSourcesAreNamedOnceAndTheFirstCounts() {
    let remote = Remote<CGFloat>()
    struct Screen: View {
      let remote: Remote<CGFloat>
      @State var height: CGFloat = 10
      @Namespace var names
      var body: some View {
        let _ = remote.lend { height = $0 }
        VStack(spacing: 0) {
          Color.red.matchedGeometryEffect(id: "a", in: names).frame(width: 40, height: height)
          Color.blue.matchedGeometryEffect(id: "a", in: names).frame(width: 20, height: 20)
        }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    let frames = tree.frames(of: Color.self)
    #expect(frames[0] == frames[1])
    _ = tree.step { remote.set(30) }
    #expect(tree.trace.messages.count == 1)
    let message = tree.trace.messages.first ?? ""
    #expect(
      message.hasPrefix(
        "Multiple inserted views in matched geometry group Pair<String, ID>(first: \"a\", "
          + "second: SwiftUI.Namespace.ID(id: "
      )
    )
    #expect(message.hasSuffix(")) have `isSource: true`, results are undefined."))
  }

  @Test func aSwapInOneUpdateHasOneSource() {
    let remote = Remote<Bool>()
    struct Screen: View {
      let remote: Remote<Bool>
      @State var isOpen = false
      @Namespace var names
      var body: some View {
        let _ = remote.lend { isOpen = $0 }
        if isOpen {
          Color.red.matchedGeometryEffect(id: 1, in: names)
        } else {
          Color.blue.matchedGeometryEffect(id: 1, in: names).frame(width: 20, height: 20)
        }
      }
    }
    let tree = ViewsTree(Screen(remote: remote))
    _ = tree.step { remote.set(true) }
    #expect(tree.trace.messages == [])
    #expect(frame(tree).width == 390)
  }
}
