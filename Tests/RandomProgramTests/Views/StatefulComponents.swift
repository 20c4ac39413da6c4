import Combine
import ViewRuntime

struct Counter<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int
  @State private var a: Int
  @State private var b = 0

  init(plan: Plan<Content>, x: Int, start: Int) {
    self.plan = plan
    self.x = x
    _a = State(initialValue: start)
  }

  var body: some View { plan.body(self) }
  var number: Int { plan.number }

  func value(_ name: Name) -> Int {
    switch name {
    case .x: x
    case .a: a
    case .b: b
    default: 0
    }
  }

  func binding(_ name: Name) -> Binding<Int> {
    switch name {
    case .a: $a
    case .b: $b
    default: .constant(0)
    }
  }

  func setB(_ value: Int) { b = value }
}

struct Lister<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int
  @State private var elements = Component.firstItems
  @State private var a = 0
  @State private var b = 0

  init(plan: Plan<Content>, x: Int) {
    self.plan = plan
    self.x = x
  }

  var body: some View { plan.body(self) }
  var number: Int { plan.number }
  var items: [Item] { elements }

  func value(_ name: Name) -> Int {
    switch name {
    case .x: x
    case .a: a
    case .b: b
    default: 0
    }
  }

  func binding(_ name: Name) -> Binding<Int> {
    switch name {
    case .a: $a
    case .b: $b
    default: .constant(0)
    }
  }

  func setB(_ value: Int) { b = value }
}

struct Bound<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int
  @Binding var bound: Int

  var body: some View { plan.body(self) }
  var number: Int { plan.number }

  func value(_ name: Name) -> Int {
    switch name {
    case .x: x
    case .bound: bound
    default: 0
    }
  }

  func binding(_ name: Name) -> Binding<Int> { name == .bound ? $bound : .constant(0) }
}

struct Scoped<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int
  @Environment(\.level) private var level

  init(plan: Plan<Content>, x: Int) {
    self.plan = plan
    self.x = x
  }

  var body: some View { plan.body(self) }
  var number: Int { plan.number }

  func value(_ name: Name) -> Int {
    switch name {
    case .x: x
    case .level: level
    default: 0
    }
  }
}

/// Its `==` decides, as it is not plain data; it leaves `y` out.
struct Alike<Content: Builder>: View, Names, Equatable {
  let plan: Plan<Content>
  let x: Int
  let y: Int
  @State private var a = 0

  init(plan: Plan<Content>, x: Int, y: Int) {
    self.plan = plan
    self.x = x
    self.y = y
  }

  nonisolated static func == (a: Alike, b: Alike) -> Bool { a.plan === b.plan && a.x == b.x }

  var body: some View { plan.body(self) }
  var number: Int { plan.number }

  func value(_ name: Name) -> Int {
    switch name {
    case .x: x
    case .y: y
    case .a: a
    default: 0
    }
  }
}

struct Observing<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int
  @ObservedObject var observed: Store

  var body: some View { plan.body(self) }
  var number: Int { plan.number }
  var store: Store? { observed }

  func value(_ name: Name) -> Int {
    switch name {
    case .x: x
    case .p, .q: observed.value(name)
    default: 0
    }
  }
}

struct Owning<Content: Builder>: View, Names {
  let plan: Plan<Content>
  @StateObject private var owned = Store()

  init(plan: Plan<Content>) { self.plan = plan }

  var body: some View { plan.body(self) }
  var number: Int { plan.number }
  var store: Store? { owned }

  func value(_ name: Name) -> Int {
    switch name {
    case .p, .q: owned.value(name)
    default: 0
    }
  }
}
