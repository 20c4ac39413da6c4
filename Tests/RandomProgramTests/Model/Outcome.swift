/// What a body or a closure gave: a tree without any identity yet.
indirect enum Outcome {
  case text(String)
  case all([Outcome])
  case stack(StackKind, [Outcome])
  /// Something whose content ends with its key: a branch, an id, a type; or
  /// nothing at all.
  case keyed(String, Outcome?)
  case rows([Item], Closure)
  case geometry(Closure)
  case child(ViewValue)
  case modified(ViewValue, Outcome)
  /// What a modifier's body calls `content`.
  case content
  case environment(Int, isSum: Bool, Outcome)
  case watched(Int, owner: Part, Outcome)

  /// A closure with what it captured.
  struct Closure {
    let fragment: Fragment
    let owner: Part
    var item: Item?
  }
}

extension Outcome {
  /// Whether another run gave the same.
  func isLike(_ other: Outcome) -> Bool {
    switch (self, other) {
    case (.text(let a), .text(let b)): a == b
    case (.all(let a), .all(let b)): Self.isLike(a, b)
    case (.stack(_, let a), .stack(_, let b)): Self.isLike(a, b)
    case (.keyed(let key, let a), .keyed(let other, let b)):
      key == other && Self.isLike(a.map { [$0] } ?? [], b.map { [$0] } ?? [])
    case (.rows(let a, _), .rows(let b, _)): a == b
    case (.geometry, .geometry), (.content, .content): true
    case (.child(let a), .child(let b)): a.isLike(b)
    case (.modified(let a, let x), .modified(let b, let y)): a.isLike(b) && x.isLike(y)
    case (.environment(let a, _, let x), .environment(let b, _, let y)): a == b && x.isLike(y)
    case (.watched(let a, _, let x), .watched(let b, _, let y)): a == b && x.isLike(y)
    default: false
    }
  }

  private static func isLike(_ a: [Outcome], _ b: [Outcome]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isLike($1) }
  }
}
