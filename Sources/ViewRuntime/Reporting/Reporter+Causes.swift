import TraceModel

extension Reporter {
  /// The cause set of a run, from what was pending for its node.
  @MainActor
  func causes(
    of node: NodeReference,
    _ composite: Composite,
    _ mask: CauseMask,
    _ observed: [ObservedName],
    _ queue: UpdateQueue
  ) -> CauseSetID {
    guard let sink else { return .none }
    let differences =
      pendingDifferences.isEmpty
      ? FieldDifferences() : pendingDifferences.removeValue(forKey: node) ?? FieldDifferences()
    let key = Composite.CauseKey(
      mask: mask.rawValue,
      fields: differences,
      observed: observed
    )
    return composite.causeSet(key) {
      let causes = self.causes(node, composite, mask, differences, observed, sink)
      return definitions.causeSet(causes, sink: sink)
    }
  }

  /// In the order in which SwiftUI prints them (rule 8).
  @MainActor
  private func causes(
    _ node: NodeReference,
    _ composite: Composite,
    _ mask: CauseMask,
    _ differences: FieldDifferences,
    _ observed: [ObservedName],
    _ sink: any TraceSink
  ) -> [Cause] {
    func name(_ text: String) -> NameID { definitions.name(text, sink: sink) }
    var causes = observedCauses(observed, sink)
    if mask.contains(.input) {
      let fields = composite.type.layout.fields
      causes += differences.map { index, difference in
        Cause(.self, token: name("@self"), detail: name(fields[index].name), difference: difference)
      }
      if differences.isEmpty { causes.append(Cause(.self, token: name("@self"))) }
    }
    if mask.contains(.identity) { causes.append(Cause(.identity, token: name("@identity"))) }
    let value = UnsafeRawPointer(node.block.value(node.entry))
    let slots = node.block.slots(node.entry)
    for (index, property) in composite.type.properties.enumerated()
    where mask.contains(.property(property.bit)) && property.isPrinted {
      let detail = property.behavior.detail(value + property.offset, slot: slots[index])
      causes.append(
        Cause(
          property.behavior.causeKind == .environment ? .environment : .property,
          token: name(property.name),
          detail: detail.map(name) ?? .none
        )
      )
    }
    if mask.contains(.foreign) {
      causes.append(Cause(.property, token: name("@foreign")))
    }
    if causes.isEmpty || mask.contains(.forced) {
      causes.append(Cause(.forced, token: name("@forced")))
    }
    return causes
  }

  private func observedCauses(_ observed: [ObservedName], _ sink: any TraceSink) -> [Cause] {
    observed.map { observed in
      Cause(
        .observable,
        token: definitions.name(
          profile.printsDependencies ? "@dependencies" : observed.token,
          sink: sink
        ),
        detail: definitions.name(observed.detail, sink: sink)
      )
    }
  }

  /// Why a content closure ran: it is new, its owner gave it a new value, or a
  /// model property that it read has changed.
  func contentCauses(
    isFirst: Bool,
    _ mask: CauseMask,
    _ observed: [ObservedName]
  ) -> CauseSetID {
    guard let sink else { return .none }
    if observed.isEmpty {
      let known = isFirst ? contentCauseSets.first : contentCauseSets.again
      if !known.isNone { return known }
    }
    var causes = observedCauses(observed, sink)
    if isFirst {
      causes.append(Cause(.identity, token: definitions.name("@identity", sink: sink)))
    } else if observed.isEmpty || mask.contains(.input) {
      causes.append(Cause(.self, token: definitions.name("@self", sink: sink)))
    }
    let set = definitions.causeSet(causes, sink: sink)
    if observed.isEmpty {
      if isFirst { contentCauseSets.first = set } else { contentCauseSets.again = set }
    }
    return set
  }

  /// The view that stands for a kind of content closure of one owner.
  func contentView(_ kind: ViewKind, type: TypeInfo, owner: NodeReference) -> ViewID {
    guard let sink, owner.entry >= 0 else { return .none }
    let composite = unsafeDowncast(owner.block.entry(owner.entry).pointee.kind, to: Composite.self)
    return definitions.view(
      name: "\(composite.namedType.name).\(kind.shortName)",
      module: composite.namedType.module,
      kind: kind,
      owner: composite.viewID(self),
      place: .none,
      sink: sink
    )
  }

  /// An explicit id: an integer as it is, else its text.
  func key(_ id: Any) -> NodeKey {
    guard let sink else { return .none }
    if let integer = id as? any BinaryInteger, let value = Int64(exactly: integer) {
      return .integer(value)
    }
    return .name(definitions.name("\(id)", sink: sink))
  }
}

extension ViewKind {
  /// The last part of the name of a content closure's view.
  fileprivate var shortName: String {
    switch self {
    case .forEach: "ForEach"
    case .geometryReader: "GeometryReader"
    case .timeline: "TimelineView"
    case .lazyRow: "row"
    case .destination: "destination"
    case .presentation: "content"
    case .transform: "transform"
    case .preference: "preference"
    case .animator: "PhaseAnimator"
    case .view, .modifier, .style: "body"
    }
  }
}
