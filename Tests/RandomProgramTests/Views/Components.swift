import ViewRuntime

/// What a view shows; one object for all views of a component.
@MainActor
final class Plan<Content: Builder> {
  let number: Int
  private let content: Content

  private init(_ number: Int, _ content: Content) {
    self.number = number
    self.content = content
  }

  static func of(_ component: Component, _ content: Content) -> Plan {
    if let known = World.current.plans[component.number] as? Plan { return known }
    let plan = Plan(component.number, content)
    World.current.plans[component.number] = plan
    return plan
  }

  func body(_ names: any Names) -> Content.Output { content.make(Scope(names: names)) }
}

struct Plain<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int

  var body: some View { plan.body(self) }
  var number: Int { plan.number }
  func value(_ name: Name) -> Int { name == .x ? x : 0 }
}

/// Plain data, whose `==` counts for nothing (rule 27).
struct Trivial<Content: Builder>: View, Names, Equatable {
  let number: Int
  let x: Int

  nonisolated static func == (a: Trivial, b: Trivial) -> Bool { true }

  var body: Content.Output {
    guard let content = World.current.contents[number] as? Content else {
      preconditionFailure("the content is put there with the view")
    }
    return content.make(Scope(names: self))
  }

  func value(_ name: Name) -> Int { name == .x ? x : 0 }
}

struct Named<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let name: String
  let x: Int

  var body: some View { plan.body(self) }
  var number: Int { plan.number }

  static func name(_ y: Int) -> String { "a name that is longer than fifteen bytes \(y)" }

  func value(_ name: Name) -> Int {
    switch name {
    case .x: x
    case .y: self.name.split(separator: " ").last.flatMap { Int($0) } ?? 0
    default: 0
    }
  }
}

struct Closing<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int
  /// Captures a number, so that it is never known to be the same.
  let action: () -> Int

  var body: some View { plan.body(self) }
  var number: Int { plan.number }
  func value(_ name: Name) -> Int { name == .x ? x : 0 }
}

/// Has objects, and only hands them on.
struct Passing<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int
  let given: Store
  let other: Model

  var body: some View { plan.body(self) }
  var number: Int { plan.number }
  var store: Store? { given }
  var model: Model? { other }
  func value(_ name: Name) -> Int { name == .x ? x : 0 }
}

struct Watching<Content: Builder>: View, Names {
  let plan: Plan<Content>
  let x: Int
  let watched: Model

  var body: some View { plan.body(self) }
  var number: Int { plan.number }
  var model: Model? { watched }

  func value(_ name: Name) -> Int {
    switch name {
    case .x: x
    case .m, .n: watched.value(name)
    default: 0
    }
  }
}
