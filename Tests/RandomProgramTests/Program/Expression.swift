/// What an expression may name: an input, a state, a property of a model.
enum Name: String, CaseIterable {
  case x, y
  case a, b
  case bound
  /// Of the `ObservableObject`.
  case p, q
  /// Of the `@Observable` model.
  case m, n
  /// Of the environment.
  case level
  case elementID, elementValue
}

/// A number worked out from what a body can see; never negative.
indirect enum Expression: Equatable {
  case constant(Int)
  case name(Name)
  case sum(Expression, Expression)

  func value(_ read: (Name) -> Int) -> Int {
    switch self {
    case .constant(let value): value
    case .name(let name): read(name)
    case .sum(let first, let second): first.value(read) + second.value(read)
    }
  }
}

extension Expression: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let value): "\(value)"
    case .name(let name): name.rawValue
    case .sum(let first, let second): "\(first) + \(second)"
    }
  }
}

/// An element of a list.
struct Item: Equatable, Identifiable {
  var id: Int
  var value: Int
}

/// Where a list has its elements from.
enum Source: Equatable {
  /// The state `items`.
  case items
  /// So many of four: elements come and go at the end.
  case counted(Expression)
  /// Four elements, of which others come first: all move.
  case rotated(Expression)
  /// Three elements with ids from there on: some come, some go.
  case shifted(Expression)

  func items(_ read: (Expression) -> Int, state: () -> [Item]) -> [Item] {
    switch self {
    case .items: state()
    case .counted(let count): Self.items(0..<read(count) % 5)
    case .rotated(let first):
      (0..<4).map { [first = read(first)] in Self.item(($0 + first) % 4) }
    case .shifted(let first): Self.items(read(first)..<read(first) + 3)
    }
  }

  private static func items(_ ids: some Sequence<Int>) -> [Item] { ids.map(item) }
  private static func item(_ id: Int) -> Item { Item(id: id, value: id * 10) }
}

extension Source: CustomStringConvertible {
  var description: String {
    switch self {
    case .items: "items"
    case .counted(let count): "0..<(\(count)) % 5"
    case .rotated(let first): "0..<4 rotated by \(first)"
    case .shifted(let first): "three from \(first)"
    }
  }
}
