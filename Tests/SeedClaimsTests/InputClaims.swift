import SwiftUI
import Testing
import Workloads

@Test func aChildWithEqualInputsIsSkipped() async throws {
  let run = try await recorded(InputPanel.self, .tap("Press"))
  #expect(try run.evaluations(of: "InputPanel", in: 1) == 1)
  #expect(try run.evaluations(of: "NameLabel", in: 1) == 0)
}

@Test func inputsAreComparedFieldByField() async throws {
  let run = try await recorded(InputPanel.self, .tap("Press"), .tap("Add tag"))
  #expect(try run.evaluations(of: "TagLabel", in: 1) == 0)
  #expect(try run.evaluations(of: "TagLabel", in: 2) == 1)
  #expect(try run.causes(of: "TagLabel", in: 2) == ["@self"])
}

@Test func aCapturingClosureIsNeverEqual() async throws {
  let run = try await recorded(InputPanel.self, .tap("Press"))
  #expect(try run.evaluations(of: "ActionLabel", in: 1) == 1)
  #expect(try run.waste(of: "ActionLabel", in: 1) == 1)
}

@Test func anEquatableViewIsSkipped() async throws {
  let run = try await recorded(EquatablePanel.self, .tap("Press"))
  #expect(try run.evaluations(of: "EquatablePanel", in: 1) == 1)
  #expect(try run.evaluations(of: "TitleOnly", in: 1) == 0)
  #expect(try run.evaluations(of: "Parity", in: 1) == 0)
}

@Test func aPlainDataViewIgnoresItsOperator() async throws {
  let run = try await recorded(EquatablePanel.self, .tap("Press"))
  #expect(try run.evaluations(of: "BareParity", in: 1) == 1)
}

@Test func computedPropertiesLimitNothing() async throws {
  let run = try await recorded(
    ComputedPanel.self,
    .shows("Title made 1"),
    .tap("Press"),
    .shows("Title made 2")
  )
  #expect(try run.evaluations(in: 2) == 1)
}

@Test func viewsLimitWhatRuns() async throws {
  let run = try await recorded(SplitPanel.self, .tap("Press"))
  #expect(try run.evaluations(of: "PressLabel", in: 1) == 1)
  #expect(try run.evaluations(of: "NameLabel", in: 1) == 0)
}

@Test func childrenThatReadForThemselvesRunAlone() async throws {
  let run = try await recorded(ReadingChildrenPanel.self, .tap("Add"))
  #expect(try run.evaluations(of: "ReadingChildrenPanel", in: 1) == 0)
  #expect(try run.evaluations(of: "CartTotal", in: 1) == 1)
  #expect(try run.evaluations(of: "CartTitle", in: 1) == 0)
}

@Test func anOwnerThatReadsForItsChildrenRunsToo() async throws {
  let run = try await recorded(ReadingOwnerPanel.self, .tap("Add"))
  #expect(try run.evaluations(of: "ReadingOwnerPanel", in: 1) == 1)
  #expect(try run.evaluations(of: "PressLabel", in: 1) == 1)
  #expect(try run.evaluations(of: "NameLabel", in: 1) == 0)
}

@Test func inlineRowsRunWithTheirOwner() async throws {
  let run = try await recorded(InlineRows.self, .tap("Select 2"))
  #expect(try run.evaluations(of: "InlineRows", in: 1) == 1)
  #expect(try run.contentRuns(of: "InlineRows", in: 1) == 4)
}

@Test func rowViewsRunOnlyForTheirOwnItem() async throws {
  let run = try await recorded(ExtractedRows.self, .tap("Select 2"), .tap("Select 3"))
  #expect(try run.contentRuns(of: "ExtractedRows", in: 1) == 4)
  #expect(try run.evaluations(of: "ChoiceRow", in: 1) == 1)
  #expect(try run.evaluations(of: "ChoiceRow", in: 2) == 2)
}

@Test func aModifierWithoutInputsIsNotRunAgain() async throws {
  let run = try await recorded(ModifierPanel.self, .tap("Press"))
  #expect(try run.evaluations(of: "Framed", in: 0) == 1)
  #expect(try run.evaluations(of: "Framed", in: 1) == 0)
  #expect(try run.evaluations(of: "PressLabel", in: 1) == 1)
}

struct NameLabel: View {
  let name: String

  var body: some View { Text(name) }
}

/// Not `Equatable`, and more than plain data.
struct Tagged {
  var name: String
  var tags: [String]
}

struct TagLabel: View {
  let tagged: Tagged

  var body: some View { Text("\(tagged.name) has \(tagged.tags.count)") }
}

struct ActionLabel: View {
  let action: () -> Void

  var body: some View { Button("Act", action: action) }
}

struct InputPanel: Fixture {
  @State private var presses = 0
  @State private var tagged = Tagged(name: "Plum", tags: ["fruit"])

  var body: some View {
    VStack {
      Text("Pressed \(presses)")
      NameLabel(name: "Ada")
      TagLabel(tagged: tagged)
      ActionLabel { presses += tagged.tags.count }
      Button("Press") { presses += 1 }
      Button("Add tag") { tagged.tags.append("sweet") }
    }
  }
}

struct TitleOnly: View, Equatable {
  let title: String
  let action: () -> Void

  nonisolated static func == (a: TitleOnly, b: TitleOnly) -> Bool { a.title == b.title }

  var body: some View { Button(title, action: action) }
}

struct Parity: View, Equatable {
  let number: Int

  nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }

  var body: some View { Text(number % 2 == 0 ? "Even" : "Odd") }
}

struct BareParity: View, Equatable {
  let number: Int

  nonisolated static func == (a: BareParity, b: BareParity) -> Bool {
    a.number % 2 == b.number % 2
  }

  var body: some View { Text(number % 2 == 0 ? "Even, bare" : "Odd, bare") }
}

struct EquatablePanel: Fixture {
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(number)")
      TitleOnly(title: "Reset") { number = 0 }
      Parity(number: number).equatable()
      BareParity(number: number)
      Button("Press") { number += 2 }
    }
  }
}

struct ComputedPanel: Fixture {
  @State private var presses = 0

  var body: some View {
    VStack {
      title
      counter
    }
  }

  private var title: some View {
    Text("Title made \(Counts.more("ComputedPanel"))")
  }

  private var counter: some View {
    Button("Press") { presses += 1 }
      .accessibilityLabel("Press")
      .opacity(presses > 100 ? 0.5 : 1)
  }
}

struct SplitPanel: Fixture {
  @State private var presses = 0

  var body: some View {
    VStack {
      NameLabel(name: "Title")
      PressLabel(presses: presses)
      Button("Press") { presses += 1 }
    }
  }
}

@MainActor
@Observable
final class Cart {
  var title = "Basket"
  var total = 0
}

struct CartTitle: View {
  let cart: Cart

  var body: some View { Text(cart.title) }
}

struct CartTotal: View {
  let cart: Cart

  var body: some View { Text("Total \(cart.total)") }
}

struct ReadingChildrenPanel: Fixture {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      CartTitle(cart: cart)
      CartTotal(cart: cart)
      Button("Add") { cart.total += 1 }
    }
  }
}

struct ReadingOwnerPanel: Fixture {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      NameLabel(name: cart.title)
      PressLabel(presses: cart.total)
      Button("Add") { cart.total += 1 }
    }
  }
}

struct InlineRows: Fixture {
  @State private var selection = 0

  var body: some View {
    VStack {
      ForEach(1..<5) { number in
        HStack {
          Text("Row \(number)")
          Button("Select \(number)") { selection = number }
          Text(selection == number ? "Selected" : "")
        }
      }
    }
  }
}

struct ChoiceRow: View {
  let number: Int
  let isSelected: Bool

  var body: some View {
    HStack {
      Text("Row \(number)")
      Text(isSelected ? "Selected" : "")
    }
  }
}

struct ExtractedRows: Fixture {
  @State private var selection = 0

  var body: some View {
    VStack {
      ForEach(1..<5) { number in
        ChoiceRow(number: number, isSelected: selection == number)
        Button("Select \(number)") { selection = number }
      }
    }
  }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color(white: 0.9))
  }
}

struct ModifierPanel: Fixture {
  @State private var presses = 0

  var body: some View {
    VStack {
      PressLabel(presses: presses)
        .modifier(Framed())
      Button("Press") { presses += 1 }
    }
  }
}
