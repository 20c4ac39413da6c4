extension View {
  /// Prints why this view's body runs, as SwiftUI words it.
  public static func _printChanges() { Runtime.shared.printChanges(of: Self.self) }

  /// Logs the same line instead: it stands in the trace's messages.
  public static func _logChanges() { Runtime.shared.logChanges(of: Self.self) }
}

extension ViewModifier {
  /// Prints why this modifier's body runs, as SwiftUI words it.
  public static func _printChanges() { Runtime.shared.printChanges(of: Self.self) }

  /// Logs the same line instead: it stands in the trace's messages.
  public static func _logChanges() { Runtime.shared.logChanges(of: Self.self) }
}

extension Runtime {
  fileprivate func printChanges(of type: Any.Type) {
    let line = changes(of: type)
    if let reporter = queue?.reporter { reporter.printLine(line) } else { print(line) }
  }

  fileprivate func logChanges(of type: Any.Type) {
    queue?.reporter.message(changes(of: type), level: .log, node: evaluation?.pointee.node)
  }

  /// Looks outward for the body of the type, as SwiftUI searches the stack.
  ///
  /// `X: unchanged.` where nothing is flagged, or no such body is running.
  private func changes(of type: Any.Type) -> String {
    let info = TypeInfo.of(type)
    var evaluation = evaluation
    while let current = evaluation {
      if let composite = current.pointee.composite, composite.type === info {
        let tokens = Self.tokens(current.pointee, composite, profile)
        return tokens.isEmpty
          ? "\(info.name): unchanged."
          : "\(info.name): \(tokens.joined(separator: ", ")) changed."
      }
      evaluation = current.pointee.outer
    }
    return "\(info.name): unchanged."
  }

  private static func tokens(
    _ evaluation: Evaluation,
    _ composite: Composite,
    _ profile: Profile
  ) -> [String] {
    var tokens: [String] = []
    if profile.printsDependencies, !evaluation.observed.isEmpty {
      tokens.append("@dependencies")
    } else {
      tokens += evaluation.observed.map(\.token)
    }
    if evaluation.mask.contains(.input) { tokens.append("@self") }
    if evaluation.mask.contains(.identity) { tokens.append("@identity") }
    for property in composite.type.properties
    where evaluation.mask.contains(.property(property.bit)) && property.isPrinted {
      tokens.append(property.name)
    }
    return tokens
  }
}
