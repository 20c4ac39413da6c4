import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct AttributedTextTests {
  @Test func attributesAreSeenAndMeasured() throws {
    var string = AttributedString("one two three")
    let two = try #require(string.range(of: "two"))
    string[two].font = .largeTitle
    string[two].foregroundColor = .red
    string[two].backgroundColor = .yellow
    string[two].underlineStyle = .single
    string[two].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    string[two].kern = 2
    string[two].baselineOffset = 3
    string[two].link = URL(string: "https://a.b")
    let tree = ViewsTree.shown(
      VStack {
        Text(string)
        Text("one two three")
      }
    )
    let shown = tree.shownTexts[0]
    #expect(shown.drawn == ["one |two| three"])
    let look = shown.runs[1].look
    #expect(look.font.size == 34)
    #expect(look.ink == StyleLevels(AnyShapeStyle(Color.red)))
    #expect(look.background == .yellow)
    #expect(look.underline == .single)
    #expect(look.strikethrough == Text.LineStyle(pattern: .dash, color: .blue))
    #expect(look.kern == 2)
    #expect(look.baselineOffset == 3)
    #expect(look.link?.absoluteString == "https://a.b")
    #expect(shown.runs[0].look == tree.shownTexts[1].runs[0].look)
    let frames = tree.frames(of: Text.self)
    #expect(frames[0].width > frames[1].width)
    #expect(frames[0].height > frames[1].height)
  }

  @Test func attributesComeBeforeTheEnvironment() throws {
    var string = AttributedString("a")
    string.font = .caption
    string.tracking = 4
    let tree = ViewsTree.shown(Text(string).font(.title).foregroundStyle(.green))
    let run = try #require(tree.shownTexts.first?.runs.first)
    #expect(run.look.font.size == 12)
    #expect(run.look.tracking == 4)
  }

  @Test func equalStringsAreNoChange() {
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 0
      var body: some View {
        let _ = remote.lend { count = $0 }
        let attributes = AttributeContainer().font(count > 1 ? .title : .body)
        Text(AttributedString("a", attributes: attributes))
      }
    }
    let remote = Remote<Int>()
    let tree = ViewsTree.shown(Screen(remote: remote))
    _ = tree.step { remote.set(1) }
    #expect(tree.trace.takeLeaves() == 0)
    _ = tree.step { remote.set(2) }
    #expect(tree.trace.takeLeaves() == 1)
  }
}
