/// A view tree and what is done to it.
struct Program {
  let root: Component
  var steps: [Step]
}

/// Writes that lead to one frame.
struct Step {
  /// Each under a transaction of its own.
  var groups: [[Write]]
}

/// A write to one of the places that there are just then.
///
/// A place is a number, which stands for one of those that there are: so a
/// write means something however much of a program is left.
enum Write {
  /// Nil sets the value that is there.
  case state(Int, Int?)
  case items(Int, Edit)
  case store(Int, Name, Int)
  case model(Int, Name, Int)
}

/// A change of a list's elements.
enum Edit {
  case append, insert
  case remove(Int)
  case moveToFront(Int)
  case reverse
  case change(Int, Int)
  /// The same value once more, under an id of its own.
  case copy(Int)
  /// The same element once more: what a list makes of it is undefined.
  case repeated(Int)
  case clear
  case keep

  func edited(_ items: [Item]) -> [Item] {
    var items = items
    let new = (0...items.count).first { id in !items.contains { $0.id == id } } ?? 0
    func index(_ place: Int) -> Int { place % items.count }
    switch self {
    case .append: items.append(Item(id: new, value: new))
    case .insert: items.insert(Item(id: new, value: new), at: 0)
    case .reverse: items.reverse()
    case .clear: items = []
    case .keep: break
    case _ where items.isEmpty: break
    case .remove(let place): items.remove(at: index(place))
    case .moveToFront(let place): items.insert(items.remove(at: index(place)), at: 0)
    case .change(let place, let value): items[index(place)].value = value
    case .repeated(let place): items.append(items[index(place)])
    case .copy(let place):
      items.append(Item(id: new, value: items[index(place)].value))
    }
    return items
  }
}

extension Component {
  static let firstItems = [Item(id: 0, value: 0), Item(id: 1, value: 10), Item(id: 2, value: 20)]
}
