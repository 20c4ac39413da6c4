/// The storage of one state.
final class Cell {
  enum Content: Equatable {
    case number(Int)
    case items([Item])
  }

  let name: String
  weak var owner: Part?
  /// What updates see.
  private(set) var committed: Content
  private var pending: [(group: Int, content: Content)] = []
  /// Something has read it as the state of its view: from then on its changes
  /// run the view for good (rule 13).
  var isRead = false
  /// What closures of its view see while nobody has read it since it changed
  /// and the view has not run: the view's last snapshot (rule 48).
  private(set) var stale: Content?

  init(_ name: String, _ content: Content) {
    self.name = name
    committed = content
  }

  /// What everybody but an update sees (rule 15).
  var newest: Content { pending.last?.content ?? committed }
  var shown: Content { stale ?? committed }

  var number: Int { if case .number(let number) = committed { number } else { 0 } }

  func set(_ content: Content, group: Int) { pending.append((group, content)) }

  func commit(group: Int) {
    if !isRead, stale == nil { stale = committed }
    while let first = pending.first, first.group <= group {
      committed = first.content
      pending.removeFirst()
    }
  }

  func ownerRuns() { stale = nil }
}

extension Cell.Content: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .items(let items): items.map { "\($0.id):\($0.value)" }.joined()
    }
  }
}

/// An object with two properties, observed as a whole or each by itself.
final class ModelObject {
  let number: Int
  var values: [Name: Int] = [:]

  init(_ number: Int) { self.number = number }
}

/// A property of an observed model that a run has read.
struct ModelRead: Hashable {
  let object: Int
  let name: Name
}
