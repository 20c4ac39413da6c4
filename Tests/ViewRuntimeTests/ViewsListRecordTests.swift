import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

/// What the trace is told of data that stands under other ids than before.
@MainActor @Suite(.serialized) struct ViewsListRecordTests {
  /// Like a screen that maps its models to rows in `body`.
  private struct Card: Identifiable {
    var id: Int
    var title: String
  }

  private struct Entry: Identifiable {
    var id: Int
    var title: String
    var action: () -> Void = {}
  }

  /// Shows what is lent to it, and tells of the updates of its list.
  private struct Screen<Data: RandomAccessCollection, Rows: View>: View {
    let remote: Remote<Data>
    let rows: (Data) -> Rows
    @State var data: Data

    init(_ remote: Remote<Data>, _ data: Data, rows: @escaping (Data) -> Rows) {
      self.remote = remote
      self.rows = rows
      _data = State(initialValue: data)
    }

    var body: some View {
      let _ = remote.lend { data = $0 }
      VStack { rows(data) }
    }
  }

  private func displaced<Data: RandomAccessCollection, Rows: View>(
    _ before: Data,
    _ after: Data,
    rows: @escaping (Data) -> Rows
  ) -> UInt32? {
    let remote = Remote<Data>()
    let tree = ViewsTree(Screen(remote, before, rows: rows))
    _ = tree.step { remote.set(after) }
    return tree.trace.lists.last?.displaced
  }

  private func cards(_ titles: [String], from id: Int) -> [Card] {
    titles.enumerated().map { Card(id: id + $0.offset, title: $0.element) }
  }

  private func list(_ cards: [Card]) -> some View {
    ForEach(cards) { Text($0.title) }
  }

  @Test func newIDsOfTheSameDataAreDisplaced() {
    #expect(
      displaced(cards(["a", "b", "c"], from: 1), cards(["a", "b", "c"], from: 9), rows: list) == 3
    )
  }

  @Test func newIDsOfOtherDataAreNot() {
    #expect(
      displaced(cards(["a", "b", "c"], from: 1), cards(["d", "e", "f"], from: 9), rows: list) == 0
    )
  }

  @Test func keptIDsAreNotDisplaced() {
    #expect(displaced(cards(["a", "b"], from: 1), cards(["a", "x"], from: 1), rows: list) == 0)
  }

  @Test func dataThatAllElementsShareSaysNothing() {
    #expect(
      displaced(cards(["a", "a", "a"], from: 1), cards(["a", "a", "a"], from: 9), rows: list) == 0
    )
  }

  @Test func offsetsAsIDsDisplaceWhatFollowsAnInsertion() {
    let rows = { (titles: [String]) in
      ForEach(Array(titles.enumerated()), id: \.offset) { Text($0.element) }
    }
    #expect(displaced(["a", "b", "c"], ["new", "a", "b", "c"], rows: rows) == 3)
    #expect(displaced(["a", "b", "c"], ["a", "b", "c", "new"], rows: rows) == 0)
  }

  @Test func whatHoldsAClosureCannotBeTold() {
    let entries = { (first: Int) in
      ["a", "b"].enumerated().map { Entry(id: first + $0.offset, title: $0.element) }
    }
    let rows = { (entries: [Entry]) in ForEach(entries) { Text($0.title) } }
    #expect(displaced(entries(1), entries(9), rows: rows) == ListRecord.unknownCount)
  }
}
