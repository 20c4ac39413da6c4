/// What a body shows; interpreted by views of the runtime's own, and by the model.
indirect enum Fragment {
  case text(Expression)
  case stack(StackKind, [Fragment])
  case group([Fragment])
  /// A modifier of the runtime's own.
  case padded(Fragment)
  /// `if … {} else {}`, by even and odd.
  case either(Expression, Fragment, Fragment)
  /// A `switch` of three cases.
  case oneOfThree(Expression, Fragment, Fragment, Fragment)
  /// `if … {}`, when even.
  case optional(Expression, Fragment)
  case list(ListKind, Source, Fragment)
  case erased(Fragment)
  /// `AnyView` of one of two views, which may be of the same type.
  case erasedEither(Expression, Fragment, Fragment)
  case child(Component, Arguments)
  case identified(Expression, Fragment)
  case environment(EnvironmentChange, Fragment)
  case modified(Modification, Fragment)
  /// `onChange(of:)` of an expression, which sets the state `b` to it.
  case watched(Expression, Fragment)
  case geometry(Fragment)
}

enum StackKind: String, CaseIterable {
  case vertical = "VStack"
  case horizontal = "HStack"
  case depth = "ZStack"
}

enum ListKind: String, CaseIterable {
  case plain = "ForEach"
  case lazy = "LazyVStack"
  case list = "List"
}

enum EnvironmentChange {
  case set(Expression)
  /// `transformEnvironment`.
  case add(Expression)
}

/// A view modifier with a body and a state `a`.
struct Modification {
  enum Kind: String, CaseIterable {
    /// A text before the content.
    case framed = "Framed"
    /// The content in one of two branches, by even and odd.
    case branching = "Branching"
    /// The content twice.
    case doubling = "Doubling"
  }

  let number: Int
  let kind: Kind
  let x: Expression
}

/// What is handed to a child view; each kind of view takes what it has.
struct Arguments {
  var x = Expression.constant(0)
  var y = Expression.constant(0)
  /// The default of the state `a`.
  var start = Expression.constant(0)
  var bound = BindingSource.constant(0)
  var store = ObjectSource.first
  var model = ObjectSource.first
  /// Whether it stands in `.equatable()`.
  var isEquatable = false
}

enum BindingSource {
  case constant(Int)
  /// `$a`, `$b`, `$bound`.
  case name(Name)
  /// One of two, by even and odd.
  case choice(Expression, Name, Name)
}

enum ObjectSource {
  case first
  /// One of two, by even and odd.
  case choice(Expression)
  /// The one that the view itself has.
  case own
}

/// A view with a body.
struct Component {
  let number: Int
  let kind: ComponentKind
  let content: Fragment
}

enum ComponentKind: String, CaseIterable {
  /// An input, no wrapper.
  case plain = "Plain"
  /// Nothing but numbers, with an `==` that says yes to everything.
  case trivial = "Trivial"
  /// Inputs of which one is a long string.
  case named = "Named"
  /// Inputs of which one is a closure that captures.
  case closing = "Closing"
  /// Two states.
  case counter = "Counter"
  /// A state of elements, and two more.
  case lister = "Lister"
  case bound = "Bound"
  case observing = "Observing"
  case owning = "Owning"
  /// Has both models, and only hands them on.
  case passing = "Passing"
  case watching = "Watching"
  case scoped = "Scoped"
  /// Its own `==` leaves `y` out.
  case alike = "Alike"

  /// What its body may name.
  var names: [Name] {
    switch self {
    case .plain, .trivial, .closing, .passing: [.x]
    case .named: [.x, .y]
    case .counter, .lister: [.x, .a, .b]
    case .bound: [.x, .bound]
    case .observing: [.x, .p, .q]
    case .owning: [.p, .q]
    case .watching: [.x, .m, .n]
    case .scoped: [.x, .level]
    case .alike: [.x, .y, .a]
    }
  }
}
