import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

/// Views that put others in order, and modifiers without a look of their own.
@MainActor @Suite(.serialized) struct ContainerViewsTests {
  @Test func labelledContentStandsAtTheTrailingEdge() throws {
    let tree = ViewsTree.shown(
      VStack {
        LabeledContent("Name", value: "Ada")
        LabeledContent("Count", value: 1234, format: .number)
        LabeledContent("Go") { Button("now") {} }
      }
      .frame(width: 200)
    )
    #expect(tree.words == ["Name", "Ada", "Count", "1,234", "Go", "now"])
    let frames = tree.frames(of: Text.self)
    #expect(abs(frames[1].maxX - frames[0].minX - 200) < 0.001)
    #expect(frames[0].minX == frames[2].minX)
    #expect(tree.target("now") != nil)
  }

  @Test func aGroupBoxIsAsWideAsItMay() throws {
    let tree = ViewsTree.shown(GroupBox("Title") { Text("x") }.frame(width: 200))
    let frames = tree.frames(of: Text.self)
    #expect(frames.count == 2)
    #expect(frames[1].minY - frames[0].maxY == 8)
    #expect(frames[0].minX == frames[1].minX)
  }

  private struct Screen: View {
    let remote: Remote<Int>
    let asked: Remote<Int>
    @State var count = 0
    var body: some View {
      let _ = remote.lend { count = $0 }
      Text("\(count)")
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.impact, trigger: count) { old, new in
          asked.set(old * 10 + new)
          return new > old
        }
        .previewDisplayName("Screen")
        .previewLayout(.sizeThatFits)
    }
  }

  @Test func feedbackAsksWhenItsTriggerChanges() {
    let remote = Remote<Int>()
    let asked = Remote<Int>()
    var questions: [Int] = []
    asked.lend { questions.append($0) }
    let tree = ViewsTree.shown(Screen(remote: remote, asked: asked))
    #expect(questions == [])
    _ = tree.step { remote.set(3) }
    #expect(questions == [3])
  }

  @Test func glassIsAPass() {
    let tree = ViewsTree.shown(Text("a").glassEffect(.regular.tint(.red), in: Circle()))
    #expect(tree.trace.displays.last?.1.passes.map(\.kind) == [.glass])
    let none = ViewsTree.shown(Text("a").glassEffect(.identity))
    #expect(none.trace.displays.last?.1.passes == [])
  }
}
