/// Makes a failing program smaller for as long as it fails.
struct Shrinker {
  let fails: (Program) -> Bool
  /// Programs that may be tried.
  private var tries = 400

  init(_ fails: @escaping (Program) -> Bool) { self.fails = fails }

  mutating func shrunk(_ program: Program) -> Program {
    var best = program
    while let smaller = smaller(than: best) { best = smaller }
    return best
  }

  private mutating func smaller(than program: Program) -> Program? {
    for candidate in withFewerSteps(program) + withLessContent(program) {
      guard tries > 0 else { return nil }
      tries -= 1
      if fails(candidate) { return candidate }
    }
    return nil
  }

  private func withFewerSteps(_ program: Program) -> [Program] {
    var candidates: [Program] = []
    for index in program.steps.indices.reversed() {
      var fewer = program
      fewer.steps.remove(at: index)
      candidates.append(fewer)
    }
    for (index, step) in program.steps.enumerated() {
      for group in step.groups.indices where step.groups.count > 1 {
        var fewer = program
        fewer.steps[index].groups.remove(at: group)
        candidates.append(fewer)
      }
      for (group, writes) in step.groups.enumerated() where writes.count > 1 {
        for write in writes.indices {
          var fewer = program
          fewer.steps[index].groups[group].remove(at: write)
          candidates.append(fewer)
        }
      }
    }
    return candidates
  }

  private func withLessContent(_ program: Program) -> [Program] {
    program.root.content.smaller.map { content in
      Program(root: program.root.with(content), steps: program.steps)
    }
  }
}

extension Component {
  fileprivate func with(_ content: Fragment) -> Component {
    Component(number: number, kind: kind, content: content)
  }
}

extension Fragment {
  /// The fragment with one part less, larger steps first.
  fileprivate var smaller: [Fragment] {
    if case .text(.constant) = self { return [] }
    var candidates = [Fragment.text(.constant(0))] + parts
    for (index, part) in parts.enumerated() {
      for smaller in part.smaller { candidates.append(replacing(index, by: smaller)) }
    }
    switch self {
    case .stack(let kind, let parts) where parts.count > 1:
      for index in parts.indices {
        var fewer = parts
        fewer.remove(at: index)
        candidates.append(.stack(kind, fewer))
      }
    case .group(let parts) where parts.count > 1:
      for index in parts.indices {
        var fewer = parts
        fewer.remove(at: index)
        candidates.append(.group(fewer))
      }
    default: break
    }
    return candidates
  }

  private func replacing(_ index: Int, by part: Fragment) -> Fragment {
    var parts = parts
    parts[index] = part
    switch self {
    case .text: return self
    case .stack(let kind, _): return .stack(kind, parts)
    case .group: return .group(parts)
    case .padded: return .padded(part)
    case .either(let value, _, _): return .either(value, parts[0], parts[1])
    case .oneOfThree(let value, _, _, _):
      return .oneOfThree(value, parts[0], parts[1], parts[2])
    case .optional(let value, _): return .optional(value, part)
    case .list(let kind, let source, _): return .list(kind, source, part)
    case .erased: return .erased(part)
    case .erasedEither(let value, _, _): return .erasedEither(value, parts[0], parts[1])
    case .child(let component, let arguments): return .child(component.with(part), arguments)
    case .identified(let id, _): return .identified(id, part)
    case .environment(let change, _): return .environment(change, part)
    case .modified(let modification, _): return .modified(modification, part)
    case .watched(let value, _): return .watched(value, part)
    case .geometry: return .geometry(part)
    }
  }
}
