import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsDisplayTests {
  private struct Score: View {
    let remote: Remote<Int>
    @State var score = 0
    var body: some View {
      let _ = remote.lend { score = $0 }
      VStack {
        Text("title")
        Text("score").foregroundStyle(score == 0 ? .secondary : .primary)
      }
    }
  }

  @Test func styleOfATextUpdatesThatTextOnly() {
    let remote = Remote<Int>()
    let tree = ViewsTree(Score(remote: remote))
    #expect(tree.step { remote.set(1) } == ["ViewsDisplayTests.Score: _score, 1 updated"])
    #expect(tree.trace.takeLeaves() == 1)
    #expect(tree.step { remote.set(2) } == ["ViewsDisplayTests.Score: _score, waste"])
    #expect(tree.trace.takeLeaves() == 0)
  }

  @Test func styleOfAContainerUpdatesWhatShowsIt() {
    struct Screen: View {
      let remote: Remote<Bool>
      @State var isRed = false
      var body: some View {
        let _ = remote.lend { isRed = $0 }
        VStack {
          Text("plain")
          Text("own").foregroundStyle(.blue)
          Circle()
          Color.green
          HStack { Text("nearer") }.foregroundStyle(.green)
          Inner()
        }
        .foregroundStyle(isRed ? Color.red : Color.black)
      }
    }
    struct Inner: View {
      var body: some View { Image(systemName: "star") }
    }
    let remote = Remote<Bool>()
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.step { remote.set(true) } == ["ViewsDisplayTests.Screen: _isRed, 3 updated"])
    #expect(tree.trace.takeLeaves() == 3)
    #expect(tree.step { remote.set(true) } == [])
  }

  @Test func textIsComparedByItsWords() {
    struct Rounded: View {
      let remote: Remote<Double>
      @State var value = 1.001
      var body: some View {
        let _ = remote.lend { value = $0 }
        Text("\(value, specifier: "%.1f") metres")
      }
    }
    let remote = Remote<Double>()
    let tree = ViewsTree(Rounded(remote: remote))
    #expect(tree.words == ["1.0 metres"])
    #expect(tree.step { remote.set(1.002) } == ["ViewsDisplayTests.Rounded: _value, waste"])
    #expect(tree.step { remote.set(2) } == ["ViewsDisplayTests.Rounded: _value, 1 updated"])
    #expect(tree.words == ["2.0 metres"])
  }

  @Test func fontOfAContainerChangesTheSizeOfItsTexts() {
    struct Screen: View {
      let remote: Remote<Bool>
      @State var isLarge = false
      var body: some View {
        let _ = remote.lend { isLarge = $0 }
        VStack { Text("words") }.font(isLarge ? .largeTitle : .body)
      }
    }
    let remote = Remote<Bool>()
    let tree = ViewsTree(Screen(remote: remote))
    let before = tree.frames(of: Text.self)[0]
    _ = tree.step { remote.set(true) }
    #expect(tree.frames(of: Text.self)[0].height > before.height * 1.9)
  }

  @Test func movedViewIsNoWaste() {
    struct Screen: View {
      let remote: Remote<CGFloat>
      @State var length: CGFloat = 8
      var body: some View {
        let _ = remote.lend { length = $0 }
        Text("words").padding(length)
      }
    }
    let remote = Remote<CGFloat>()
    let tree = ViewsTree(Screen(remote: remote))
    #expect(tree.step { remote.set(20) } == ["ViewsDisplayTests.Screen: _length"])
    #expect(tree.trace.takeLeaves() == 0)
  }

  @Test func invisibleViewsAreNoTargets() {
    let tree = ViewsTree(
      VStack {
        Text("seen")
        Text("hidden").hidden()
        VStack { Text("clear") }.opacity(0)
        Text("pale").opacity(0.5)
      }
    )
    #expect(tree.shown == ["seen", "pale"])
    #expect(tree.words.count == 4)
  }

  @Test func accessibilityModifiersNameTheOutermostMeaning() {
    let tree = ViewsTree(
      VStack {
        Text("a").accessibilityIdentifier("first")
        Button {
        } label: {
          Text("inner")
        }
        .accessibilityLabel("Play")
        Color.red.accessibilityIdentifier("swatch")
        Color.blue
      }
    )
    #expect(tree.target("first")?.semantics.label == "a")
    #expect(tree.target("Play")?.semantics.role == .button)
    #expect(tree.target("inner")?.semantics.role == .text)
    #expect(tree.target("swatch")?.semantics.role == .other)
    #expect(tree.host.targets().count == 4)
  }
}
