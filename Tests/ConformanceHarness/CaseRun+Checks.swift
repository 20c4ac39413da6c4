import ConformanceKit
import TraceModel
import ViewRuntime

extension CaseRun {
  /// What a check found instead of what it expects; nil where it holds.
  func difference(of check: Check, number: Int) -> String? {
    let last = check.steps.upperBound
    switch check.kind {
    case .body(let view, let amount):
      return amount.difference(runs(check).count { isBody($0.view, named: view) })
    case .content(let kind, let owner, let amount):
      return amount.difference(
        runs(check).count { run in
          guard let closure = trace.definition(of: run.view), !closure.kind.hasBody else {
            return false
          }
          return Self.containers[kind] == closure.kind && trace.name(of: closure.owner) == owner
        }
      )
    case .printed(let lines, let isExact):
      let types = Set(lines.map(Self.type))
      let printed = events(check).compactMap { event -> String? in
        guard case .printed(let line) = event else { return nil }
        return isExact || types.contains(Self.type(line)) ? line : nil
      }
      return printed == lines ? nil : "\(printed)"
    case .log(let lines, let isOrdered):
      let found = logged(check)
      return (isOrdered ? found == lines : found.sorted() == lines.sorted()) ? nil : "\(found)"
    case .state(_, _, let value, _):
      let found = steps[last].states[number] ?? []
      guard found.count == 1 else {
        return "\(found.count) instances: \(found.map { "\($0.value)" })"
      }
      return "\(found[0].value)" == value ? nil : "\(found[0].value)"
    case .message(let text, let contains, let amount):
      let found = trace.messages.filter { check.steps.contains($0.step) }
        .map { trace.text(of: $0.text) }
      let count = found.count { contains ? text.isEmpty || $0.contains(text) : $0 == text }
      return amount.allows(count) ? nil : "\(count), of all messages \(found)"
    case .fatal:
      return "the process went on"
    case .order(let entries):
      let found = order(check).filter(entries.contains)
      return found == entries ? nil : "\(found)"
    case .inits(let view, let amount):
      return amount.difference(events(check).count { $0 == .initialized(view) })
    case .created(let view, let amount): return amount.difference(lives(.created, view, check))
    case .destroyed(let view, let amount): return amount.difference(lives(.destroyed, view, check))
    case .skips(let view, let amount):
      return amount.difference(skips(check, of: view))
    case .shown(let text, let isShown):
      let shown = steps[last].shown
      return shown.contains(text) == isShown ? nil : "\(shown)"
    case .causes(let view, let tokens):
      let found = Set(runs(check).filter { isBody($0.view, named: view) }.map(\.causes))
        .map(trace.causes)
      return found == [tokens] ? nil : "\(found)"
    case .layout(let check):
      return check.difference(steps[last].probes, scale: scale)
    case .compare(let text):
      do {
        let frames = steps[last].probes.compactMapValues(\.frame)
        return try Comparison.holds(text, frames) ? nil : "\(frames)"
      } catch {
        return "\(error)"
      }
    case .note:
      return nil
    }
  }

  private func runs(_ check: Check) -> [MemoryTrace.Run] {
    trace.runs.filter { check.steps.contains($0.step) }
  }

  private func isBody(_ view: ViewID, named name: String) -> Bool {
    trace.definition(of: view)?.kind.hasBody == true && trace.name(of: view) == name
  }

  private func lives(_ kind: MemoryTrace.Life.Kind, _ view: String, _ check: Check) -> Int {
    trace.lives.count {
      $0.kind == kind && check.steps.contains($0.step) && isBody($0.view, named: view)
    }
  }

  private func events(_ check: Check) -> [CaseLog.Event] {
    steps.indices.filter(check.steps.contains).flatMap { steps[$0].events }
  }

  private func logged(_ check: Check) -> [String] {
    events(check).compactMap { event in
      guard case .line(let line) = event else { return nil }
      return line
    }
  }

  /// Bodies and appearances as they stand in the trace.
  private func order(_ check: Check) -> [String] {
    trace.events.filter { check.steps.contains($0.step) }.map { entry in
      switch entry.event {
      case .run(let view): "body \(trace.name(of: view))"
      case .appeared(let view): "appear \(trace.name(of: view))"
      }
    }
  }

  private func skips(_ check: Check, of view: String) -> Int {
    trace.skips.filter { check.steps.contains($0.step) && isBody($0.view, named: view) }
      .reduce(0) { $0 + $1.count }
  }

  /// The view that a printed line is about: `Row` of `Row: @self changed.`.
  private static func type(_ line: String) -> String { String(line.prefix { $0 != ":" }) }

  private static let containers: [String: ViewKind] = [
    "ForEach": .forEach, "GeometryReader": .geometryReader, "TimelineView": .timeline,
  ]
}

extension Check.Amount {
  /// The count itself, where it is none of those allowed.
  func difference(_ count: Int) -> String? { allows(count) ? nil : "\(count)" }
}
