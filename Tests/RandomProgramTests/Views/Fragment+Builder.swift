extension Fragment {
  /// The fragment as views.
  @MainActor var builder: any Builder {
    switch self {
    case .text(let value): return TextBuilder(value: value)
    case .stack(let kind, let parts): return Self.sideBySide(parts[...]).stacked(kind)
    case .group(let parts): return Self.sideBySide(parts[...]).grouped
    case .padded(let content): return content.builder.padded
    case .either(let value, let even, let odd): return branch(value, even.builder, odd.builder)
    case .oneOfThree(let value, let a, let b, let c):
      return branches(value, a.builder, b.builder, c.builder)
    case .optional(let value, let content): return content.builder.shown(value)
    case .list(let kind, let source, let row): return row.builder.rows(kind, source)
    case .erased(let content): return content.builder.erased
    case .erasedEither(let value, let even, let odd):
      return erasedBranch(value, even.builder, odd.builder)
    case .child(let component, let arguments):
      return component.content.builder.child(component, arguments)
    case .identified(let id, let content): return content.builder.identified(id)
    case .environment(let change, let content): return content.builder.changing(change)
    case .modified(let modification, let content): return content.builder.modified(modification)
    case .watched(let value, let content): return content.builder.watched(value)
    case .geometry(let content): return content.builder.measured
    }
  }

  /// Views side by side.
  @MainActor private static func sideBySide(_ parts: ArraySlice<Fragment>) -> any Builder {
    let all = parts.map(\.builder)
    switch all.count {
    case 1: return all[0]
    case 2: return pair(all[0], all[1])
    case 3: return triple(all[0], all[1], all[2])
    default: return pair(sideBySide(parts.prefix(2)), sideBySide(parts.dropFirst(2)))
    }
  }
}

extension Builder {
  fileprivate var grouped: any Builder { Grouped(content: self) }
  fileprivate var padded: any Builder { Padded(content: self) }
  fileprivate var erased: any Builder { Erased(content: self) }
  fileprivate var measured: any Builder { Measured(content: self) }

  fileprivate func stacked(_ kind: StackKind) -> any Builder {
    switch kind {
    case .vertical: Vertical(content: self)
    case .horizontal: Horizontal(content: self)
    case .depth: Depth(content: self)
    }
  }

  fileprivate func shown(_ value: Expression) -> any Builder { Shown(value: value, content: self) }

  fileprivate func identified(_ id: Expression) -> any Builder {
    Identified(id: id, content: self)
  }

  fileprivate func watched(_ value: Expression) -> any Builder {
    Watched(value: value, content: self)
  }

  fileprivate func changing(_ change: EnvironmentChange) -> any Builder {
    switch change {
    case .set(let value): Writing(value: value, content: self)
    case .add(let value): Transforming(value: value, content: self)
    }
  }

  fileprivate func rows(_ kind: ListKind, _ source: Source) -> any Builder {
    let rows = Rows(source: source, row: self)
    switch kind {
    case .plain: return rows
    case .lazy: return LazyRows(rows: rows)
    case .list: return ListRows(rows: rows)
    }
  }

  fileprivate func modified(_ modification: Modification) -> any Builder {
    let number = modification.number
    switch modification.kind {
    case .framed:
      return Modified(x: modification.x, content: self) { Framed(number: number, x: $0) }
    case .branching:
      return Modified(x: modification.x, content: self) { Branching(number: number, x: $0) }
    case .doubling:
      return Modified(x: modification.x, content: self) { Doubling(number: number, x: $0) }
    }
  }
}

@MainActor private func pair<A: Builder, B: Builder>(_ a: A, _ b: B) -> any Builder {
  Pair(a: a, b: b)
}

@MainActor private func triple<A: Builder, B: Builder, C: Builder>(
  _ a: A,
  _ b: B,
  _ c: C
) -> any Builder {
  Triple(a: a, b: b, c: c)
}

@MainActor private func branch<A: Builder, B: Builder>(
  _ value: Expression,
  _ even: A,
  _ odd: B
) -> any Builder {
  Either(value: value, even: even, odd: odd)
}

@MainActor private func erasedBranch<A: Builder, B: Builder>(
  _ value: Expression,
  _ even: A,
  _ odd: B
) -> any Builder {
  ErasedEither(value: value, even: even, odd: odd)
}

@MainActor private func branches<A: Builder, B: Builder, C: Builder>(
  _ value: Expression,
  _ a: A,
  _ b: B,
  _ c: C
) -> any Builder {
  OneOfThree(value: value, a: a, b: b, c: c)
}
