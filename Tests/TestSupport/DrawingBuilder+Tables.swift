import TraceModel

/// Rows that are found by what they say, and added where they are new.
extension DrawingBuilder {
  func name(_ text: String) -> NameID {
    NameID(intern(text, in: &trace.names))
  }

  func object(_ type: String) -> ObjectID {
    if let row = trace.objects.first(where: { $0.type == type }) { return row.id }
    trace.objects.append(ObjectRow(id: ObjectID(UInt32(trace.objects.count) + 1), type: type))
    return ObjectID(UInt32(trace.objects.count))
  }

  func place(_ place: (file: String, line: Int)) -> PlaceID {
    let row = ResolvedPlace(
      file: place.file,
      line: place.line,
      column: 1,
      function: "",
      isApproximate: false
    )
    return PlaceID(intern(row, in: &trace.places))
  }

  func causeSet(_ causes: [CauseRow]) -> CauseSetID {
    if let row = trace.causeSets.first(where: { $0.causes == causes }) { return row.id }
    var tokens: [String] = []
    for cause in causes where !tokens.contains(cause.token) { tokens.append(cause.token) }
    let id = CauseSetID(UInt32(trace.causeSets.count) + 1)
    trace.causeSets.append(
      CauseSetRow(id: id, text: tokens.joined(separator: ", "), causes: causes)
    )
    return id
  }

  /// Finds or adds a view by its drawn name.
  func view(_ drawn: String) -> ViewID {
    let contents: [String: ViewKind] = [
      "ForEach": .forEach, "GeometryReader": .geometryReader, "TimelineView": .timeline,
      "LazyRow": .lazyRow, "Destination": .destination, "Presentation": .presentation,
      "Transform": .transform, "Preference": .preference, "Animator": .animator,
    ]
    var (name, owner, kind) = (drawn, ViewID.none, ViewKind.view)
    if let open = drawn.firstIndex(of: "("), drawn.hasSuffix(")"),
      let content = contents[String(drawn[..<open])]
    {
      (name, kind) = (String(drawn[..<open]), content)
      owner = view(String(drawn[drawn.index(after: open)...].dropLast()))
    }
    let found = trace.views.first { $0.name == name && $0.owner == owner && $0.kind == kind }
    if let found { return found.id }
    let id = ViewID(UInt32(trace.views.count) + 1)
    trace.views.append(ViewRow(id: id, name: name, module: "App", kind: kind, owner: owner))
    return id
  }

  mutating func node(
    _ view: ViewID,
    key: String?,
    under parent: NodeID,
    isNew: Bool
  ) -> NodeID {
    let identity = "\(view)#\(key ?? "")"
    if !isNew, let node = nodes[identity] { return node }
    let id = NodeID(UInt32(trace.nodes.count) + 1)
    var nodeKey = NodeKey.none
    if let key { nodeKey = Int64(key).map(NodeKey.integer) ?? .name(name(key)) }
    trace.nodes.append(
      NodeRecord(id: id, view: view, parent: parent, transaction: transaction, key: nodeKey)
    )
    nodes[identity] = id
    return id
  }

  mutating func existingNode(_ word: String, _ line: DrawnLine) throws -> NodeID {
    let (view, keys) = try DrawnRun.viewAndKeys(word, of: line)
    return node(self.view(view), key: keys[0], under: .none, isNew: false)
  }
}

/// The number of a row from 1, added where it is new.
private func intern<Row: Equatable>(_ row: Row, in rows: inout [Row]) -> UInt32 {
  if let index = rows.firstIndex(of: row) { return UInt32(index) + 1 }
  rows.append(row)
  return UInt32(rows.count)
}
