import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

@MainActor @Suite struct DisplayListTests {
  private func lines<V: View>(_ view: V, dark: Bool = false) -> [String] {
    let tree = ViewsTree(view)
    tree.host.resize(to: CGSize(width: 100, height: 100))
    if dark { tree.host.setSystemValues { $0.colorScheme = .dark } }
    tree.host.update()
    return tree.host.lines()
  }

  @Test func theScreenIsTheFirstLeaf() {
    let tree = ViewsTree(EmptyView())
    let list = tree.host.displayList()
    #expect(list.size == DisplaySize(width: 390, height: 844))
    #expect(list.scale == 3)
    #expect(list.isDark == false)
    #expect(list.items.count == 1)
  }

  @Test func layersLieBehindAndInFront() {
    #expect(
      lines(
        Color.red.frame(width: 10, height: 10)
          .background(Color.green)
          .overlay { Color.blue.frame(width: 4, height: 4) }
          .padding(5)
          .background(.yellow, in: Circle())
          .border(.black)
      ) == [
        "shape FFCC00 at 40.0 40.0 20.0 20.0",
        "fill 34C759 at 45.0 45.0 10.0 10.0",
        "fill FF3B30 at 45.0 45.0 10.0 10.0",
        "fill 007AFF at 48.0 48.0 4.0 4.0",
        "stroke 1.0 000000 at 40.0 40.0 20.0 20.0",
      ]
    )
  }

  @Test func effectsGoFromTheInsideOut() {
    #expect(
      lines(
        Color.red.frame(width: 10, height: 10)
          .cornerRadius(3)
          .shadow(radius: 2)
          .opacity(0.5)
          .blur(radius: 0)
          .rotationEffect(.degrees(45))
      ) == [
        "[transform]", "  [opacity 0.5]", "    [shadow 2.0 0.0 0.0]", "      [rounded clip]",
        "        fill FF3B30 at 45.0 45.0 10.0 10.0",
      ]
    )
  }

  @Test func anEffectOnAGroupIsOnEachView() {
    #expect(
      lines(
        VStack(spacing: 0) {
          Group {
            Color.red.frame(width: 10, height: 10)
            Color.green.frame(width: 10, height: 10)
          }
          .blur(radius: 1)
        }
      ) == [
        "[blur 1.0]", "  fill FF3B30 at 45.0 40.0 10.0 10.0",
        "[blur 1.0]", "  fill 34C759 at 45.0 50.0 10.0 10.0",
      ]
    )
  }

  @Test func whatIsHiddenIsNotThere() {
    #expect(
      lines(
        ZStack {
          Color.red.hidden()
          Color.green.opacity(0)
          Color.clear
          VStack { Color.blue }.opacity(0)
        }
      ) == []
    )
  }

  @Test func aMaskIsAsLargeAsItIs() {
    #expect(
      lines(Color.red.frame(width: 10, height: 10).mask { Circle() }) == [
        "[mask 1]", "  fill FF3B30 at 45.0 45.0 10.0 10.0",
      ]
    )
  }

  @Test func foregroundsHaveLevels() {
    #expect(
      lines(
        HStack(spacing: 0) {
          Rectangle()
          Rectangle().foregroundStyle(.secondary)
          Rectangle().fill(.tertiary)
        }
        .frame(width: 30, height: 10)
        .foregroundStyle(.red)
      ) == [
        "shape FF3B30 at 35.0 45.0 10.0 10.0",
        "shape FF3B3099 at 45.0 45.0 10.0 10.0",
        "shape FF3B304D at 55.0 45.0 10.0 10.0",
      ]
    )
  }

  @Test func aStyleThatNamesItselfEnds() {
    #expect(
      lines(
        Rectangle().foregroundStyle(.foreground.opacity(0.5)).tint(.accentColor)
          .frame(width: 10, height: 10)
      ) == ["shape 00000080 at 45.0 45.0 10.0 10.0"]
    )
  }

  @Test func darkHasColoursOfItsOwn() {
    #expect(lines(Color.primary, dark: true) == ["fill FFFFFF at 0.0 0.0 100.0 100.0"])
    #expect(lines(Color.red, dark: true) == ["fill FF453A at 0.0 0.0 100.0 100.0"])
  }

  @Test func aTextIsRunsOnABaseline() throws {
    let tree = ViewsTree(Text("Ab") + Text("c").bold().foregroundColor(.red))
    guard case .leaf(let leaf)? = tree.host.displayList().items.last,
      case .text(let text) = leaf.content
    else {
      Issue.record("no text")
      return
    }
    #expect(!text.isTruncated)
    let line = try #require(text.lines.first)
    #expect(line.origin == DisplayPoint(x: 0, y: 17 * 0.952))
    #expect(line.runs.map(\.text) == ["Ab", "c"])
    #expect(line.runs.map(\.font.weight) == [400, 700])
    #expect(!line.isRightToLeft)
  }

  @Test func aTextThatIsCutSaysSo() {
    let lines = lines(Text("one two three four five").lineLimit(1).frame(width: 60))
    #expect(lines.count == 1)
    #expect(lines.first?.contains("…") == true)
  }

  @Test func redactedTextsAreBars() {
    let lines = lines(Text("secret").redacted(reason: .placeholder))
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("shape 00000033") == true)
  }

  @Test func controlsAreDimmedWhereTheyAreDisabled() {
    #expect(
      lines(Button("Go") {}.disabled(true)).first?.hasPrefix("text Go 17.0 3C3C434D") == true
    )
    #expect(lines(Button("Go") {}).first?.hasPrefix("text Go 17.0 007AFF") == true)
    #expect(lines(Button("Go") {}.tint(.red)).first?.hasPrefix("text Go 17.0 FF3B30") == true)
  }

  @Test func whatIsScrolledAwayIsNotThere() {
    let rows = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<100) { _ in Color.red.frame(height: 30) }
      }
    }
    let tree = ViewsTree(rows)
    tree.host.resize(to: CGSize(width: 100, height: 100))
    #expect(tree.host.lines().count == 5)
    #expect(tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 15)))
    #expect(tree.host.lines().dropFirst().first == "  fill FF3B30 at 0.0 -15.0 100.0 30.0")
  }

  @Test func theWayBackHasAChevron() {
    let back = NavigationStack {
      Color.clear.navigationDestination(isPresented: .constant(true)) { Color.clear }
    }
    .frame(width: 100, height: 100)
    #expect(
      lines(back) == [
        "symbol chevron.left 007AFF at 7.0 12.0 20.0 20.0",
        "text Back 17.0 007AFF at 27.0 11.8 39.7 20.3",
      ]
    )
    #expect(
      lines(back.environment(\.layoutDirection, .rightToLeft)) == [
        "symbol chevron.right 007AFF at 73.0 12.0 20.0 20.0",
        "text Back 17.0 007AFF at 33.3 11.8 39.7 20.3",
      ]
    )
  }

  @Test func aBarTurnsRoundWithItsScreen() {
    let tree = ViewsTree(
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: 10, height: 10) }
        }
      }
    )
    tree.host.resize(to: CGSize(width: 100, height: 100))
    tree.host.update()
    #expect(tree.host.lines() == ["fill FF3B30 at 74.0 17.0 10.0 10.0"])
    tree.host.setSystemValues { $0.layoutDirection = .rightToLeft }
    tree.host.update()
    #expect(tree.host.lines() == ["fill FF3B30 at 16.0 17.0 10.0 10.0"])
  }

  @Test func aGridBeginsOnTheRight() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 20, height: 10)
    }
    .frame(width: 48)
    #expect(
      lines(grid.environment(\.layoutDirection, .rightToLeft)) == [
        "fill FF3B30 at 54.0 45.0 20.0 10.0", "fill 007AFF at 26.0 45.0 20.0 10.0",
      ]
    )
  }

  @Test func aSheetDimsTheScreen() {
    let lines = lines(Color.red.sheet(isPresented: .constant(true)) { Text("x") }.opacity(0.5))
    #expect(
      lines.prefix(4) == [
        "[opacity 0.5]", "  fill FF3B30 at 0.0 0.0 100.0 100.0",
        "fill 00000033 at 0.0 0.0 100.0 100.0", "shape FFFFFF at 0.0 56.0 100.0 44.0",
      ]
    )
    #expect(lines.count == 5)
  }

  @Test func rowsHaveABackgroundAndALineBetween() {
    #expect(
      lines(
        List {
          Text("a")
          Text("b").listRowSeparator(.hidden)
          Text("c")
        }
      ).map {
        String($0.prefix(13))
      } == [
        "[clip]", "  fill F2F2F7", "  fill FFFFFF", "  text a 17.0", "  fill 3C3C43",
        "  fill FFFFFF", "  text b 17.0", "  fill FFFFFF", "  text c 17.0",
      ]
    )
    #expect(
      lines(List { Text("a") }.listStyle(.plain))[1] == "  fill FFFFFF at 0.0 0.0 100.0 100.0"
    )
  }

  /// A header is none of the rows, whether the section is written out or made by `ForEach`.
  @Test func headersOfSectionsAreNoRows() {
    let rows = ["a", "b"]
    let written = lines(
      List {
        Section("a") { Text("a") }
        Section("b") { Text("b") }
      }
    )
    let made = lines(List { ForEach(rows, id: \.self) { row in Section(row) { Text(row) } } })
    #expect(made == written)
    // The second row lies below the screen.
    #expect(made.filter { $0.hasPrefix("  fill FFFFFF") }.count == 1)
  }

  @Test func aListsBackgroundReachesUnderBars() {
    let view = NavigationStack { List { Text("a") }.navigationTitle("Title") }
    #expect(lines(view)[1].hasPrefix("  fill F2F2F7 at 0.0 0.0 100.0 100.0"))
  }

  @Test func leadingMayBeOnTheRight() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Toggle("", isOn: .constant(true)).labelsHidden()
    }
    .environment(\.layoutDirection, .rightToLeft)
    #expect(
      lines(view) == [
        "fill FF3B30 at 70.5 45.0 10.0 10.0",
        "shape 34C759 at 19.5 34.5 51.0 31.0",
        "shape FFFFFF at 21.5 36.5 27.0 27.0",
      ]
    )
  }
}
