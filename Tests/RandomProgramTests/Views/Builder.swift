import Combine
import Observation
import ViewRuntime

/// A fragment as something that makes views of one type.
///
/// The type of a program's views is known before any of them is made, as it is
/// for views that the compiler sees: `either` has both types in it, and makes
/// a value of one.
@MainActor
protocol Builder<Output> {
  associatedtype Output: View
  func make(_ scope: Scope) -> Output
}

/// What a body, or a closure in it, can see.
@MainActor
struct Scope {
  let names: any Names
  var item: Item?

  func value(_ expression: Expression) -> Int {
    expression.value { name in
      switch name {
      case .elementID: item?.id ?? 0
      case .elementValue: item?.value ?? 0
      default: names.value(name)
      }
    }
  }

  func items(_ source: Source) -> [Item] {
    source.items({ value($0) }, state: { names.items })
  }

  func binding(_ source: BindingSource) -> Binding<Int> {
    switch source {
    case .constant(let value): .constant(value)
    case .name(let name): names.binding(name)
    case .choice(let choice, let even, let odd):
      names.binding(value(choice) % 2 == 0 ? even : odd)
    }
  }

  func object<Object>(_ source: ObjectSource, own: Object?, in world: [Object]) -> Object {
    switch source {
    case .first: world[0]
    case .choice(let choice): world[value(choice) % world.count]
    case .own: own ?? world[0]
    }
  }

  func store(_ source: ObjectSource) -> Store {
    object(source, own: names.store, in: World.current.stores)
  }

  func model(_ source: ObjectSource) -> Model {
    object(source, own: names.model, in: World.current.models)
  }
}

/// A view or modifier whose body interprets a fragment.
@MainActor
protocol Names {
  var number: Int { get }
  func value(_ name: Name) -> Int
  var items: [Item] { get }
  func binding(_ name: Name) -> Binding<Int>
  var store: Store? { get }
  var model: Model? { get }
  /// Sets the state `b`.
  func setB(_ value: Int)
}

extension Names {
  var items: [Item] { [] }
  func binding(_ name: Name) -> Binding<Int> { .constant(0) }
  var store: Store? { nil }
  var model: Model? { nil }
  func setB(_ value: Int) {}
}

/// The models that a program finds there.
@MainActor
struct World {
  static var current = World()

  let stores = [Store(), Store()]
  let models = [Model(), Model()]
  /// The contents of views that hold nothing but numbers.
  var contents: [Int: any Builder] = [:]
  /// By number: a component may stand at several places.
  var plans: [Int: AnyObject] = [:]
}

final class Store: ObservableObject {
  @Published var p = 0
  @Published var q = 0

  func value(_ name: Name) -> Int { name == .q ? q : p }
}

@Observable final class Model {
  var m = 0
  var n = 0

  func value(_ name: Name) -> Int { name == .n ? n : m }
}

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}
