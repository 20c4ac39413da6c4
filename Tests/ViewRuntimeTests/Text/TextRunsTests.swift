import Foundation
import Testing

@testable import ViewRuntime

/// Parts of a text that look different.
@MainActor @Suite(.serialized) struct TextRunsTests {
  private func text(_ text: Text) throws -> ShownText {
    try #require(ViewsTree.shown(text).shownTexts.first)
  }

  @Test func joinedTextsKeepTheirOwnLooks() throws {
    let shown = try text(
      Text("small ").font(.caption) + Text("bold").bold().foregroundColor(.red) + Text(" plain")
    )
    #expect(shown.drawn == ["small |bold| plain"])
    #expect(shown.runs.map(\.look.font.size) == [12, 17, 17])
    #expect(shown.runs.map(\.look.font.weight) == [.regular, .bold, .regular])
    #expect(shown.runs.map { $0.look.ink == nil } == [true, false, true])
  }

  @Test func theInnermostModifierHasTheLastWord() throws {
    let shown = try text(
      (Text("a").font(.title) + Text("b").italic()).font(.caption).font(.body).foregroundColor(.red)
    )
    #expect(shown.runs.map(\.look.font.size) == [28, 12])
    #expect(shown.runs.map(\.look.font.isItalic) == [false, true])
    #expect(shown.runs.allSatisfy { $0.look.ink != nil })
  }

  @Test func aTextInATextKeepsItsLook() throws {
    let shown = try text(Text("\(Text("five").bold()) of \(5)"))
    #expect(shown.drawn == ["five| of 5"])
    #expect(shown.runs.map(\.look.font.weight) == [.bold, .regular])
  }

  @Test func partsAreAsWideAsTextsOfTheirOwn() throws {
    let tree = ViewsTree.shown(
      VStack {
        Text("heavy").font(.title).bold() + Text("light").font(.caption)
        Text("heavy").font(.title).bold()
        Text("light").font(.caption)
        Text("heavy").font(.title).bold()
      }
    )
    let frames = tree.frames(of: Text.self)
    #expect(abs(frames[0].width - frames[1].width - frames[2].width) < 0.7)
    // The line is as high as its highest part.
    #expect(frames[0].height == frames[3].height)
    #expect(abs(tree.shownTexts[0].runs[1].width - frames[2].width) < 0.4)
  }

  @Test func aRaisedPartMakesTheLineHigher() throws {
    let tree = ViewsTree.shown(
      VStack {
        Text("x")
        Text("x") + Text("2").baselineOffset(6)
      }
    )
    let heights = tree.frames(of: Text.self).map(\.height)
    #expect(abs(heights[1] - heights[0] - 6) < 0.4)
  }

  @Test func kerningAndTrackingWidenEveryCharacter() throws {
    let tree = ViewsTree.shown(
      VStack {
        Text("abcd")
        Text("abcd").kerning(3)
        Text("abcd").tracking(2)
        Text("abcd").kerning(3).tracking(2)
        VStack { Text("abcd") }.tracking(2)
      }
    )
    let widths = tree.frames(of: Text.self).map(\.width)
    #expect(abs(widths[1] - widths[0] - 12) < 0.4)
    #expect(abs(widths[2] - widths[0] - 8) < 0.4)
    #expect(widths[3] == widths[2])
    #expect(widths[4] == widths[2])
  }

  @Test func linesCutTheRuns() throws {
    let tree = ViewsTree.shown(
      (Text("one two ").bold() + Text("three four")).frame(width: 90)
    )
    let shown = try #require(tree.shownTexts.first)
    #expect(
      shown.drawn == ["one two ", "three four"].map { $0.trimmingCharacters(in: .whitespaces) }
    )
    #expect(shown.lines.map { $0.runs.map(\.look.font.weight) } == [[.bold], [.regular]])
  }

  @Test func onlyTheColourOfAPartChangesNoLayout() {
    struct Screen: View {
      let remote: Remote<Bool>
      @State var isRed = false
      var body: some View {
        let _ = remote.lend { isRed = $0 }
        Text("a") + Text("b").foregroundColor(isRed ? .red : .blue)
      }
    }
    let remote = Remote<Bool>()
    let tree = ViewsTree.shown(Screen(remote: remote))
    _ = tree.step { remote.set(true) }
    #expect(tree.trace.takeLeaves() == 1)
    #expect(tree.trace.layouts.last?.measured == 0)
  }

  @Test func linesStandWhereTheAlignmentSays() throws {
    func origins(_ alignment: TextAlignment, _ direction: LayoutDirection) throws -> [CGFloat] {
      let tree = ViewsTree.shown(
        Text("wide line\nw").multilineTextAlignment(alignment)
          .environment(\.layoutDirection, direction)
      )
      return try #require(tree.shownTexts.first).lines.map(\.origin.x)
    }
    let end = try origins(.trailing, .leftToRight)
    #expect(try origins(.leading, .leftToRight) == [0, 0])
    #expect(end[1] > 40)
    #expect(abs(try origins(.center, .leftToRight)[1] * 2 - end[1]) < 0.001)
    #expect(try origins(.leading, .rightToLeft) == end)
    #expect(try origins(.trailing, .rightToLeft) == [0, 0])
  }

  @Test func aParagraphIsWrittenAsItsFirstLetterIs() throws {
    let shown = try text(Text("1. مرحبا بالعالم\nhello"))
    #expect(shown.lines.map(\.isRightToLeft) == [true, false])
  }

  @Test func aTextCaseReachesEveryPart() throws {
    let tree = ViewsTree.shown((Text("a").bold() + Text(" \("b") ß")).textCase(.uppercase))
    #expect(tree.shownTexts.first?.drawn == ["A| B SS"])
  }
}
