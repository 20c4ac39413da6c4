import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct CutTextTests {
  private struct Screen: View {
    let remote: Remote<CGFloat>
    @State var width: CGFloat = 60
    var body: some View {
      let _ = remote.lend { width = $0 }
      VStack {
        Text("one two three four").lineLimit(1).frame(width: width)
        Text("whole")
      }
    }
  }

  @Test func theTraceIsToldOfATextThatIsCut() throws {
    let remote = Remote<CGFloat>()
    let tree = ViewsTree.shown(Screen(remote: remote))
    let first = try #require(tree.trace.displays.last?.1.cutTexts.first)
    #expect(first.lines == 1)
    #expect(first.wantedLines == 4)
    #expect(first.width <= 180)
    // Told again when it is cut otherwise, and no more once it has room.
    _ = tree.step { remote.set(90) }
    #expect(tree.trace.displays.last?.1.cutTexts.map(\.wantedLines) == [2])
    _ = tree.step { remote.set(300) }
    #expect(tree.trace.displays.last?.1.cutTexts == [])
  }
}
