import TraceModel

/// The tables behind the ids that the runtime gives out.
struct Definitions {
  private var names: [String] = []
  private var nameIDs: [String: NameID] = [:]
  private var views: [ViewDefinition] = []
  private var viewIDs: [ObjectIdentifier: ViewID] = [:]
  private var causeSets: [(causes: [Cause], text: NameID)] = []
  private var causeSetIDs: [[Cause]: CauseSetID] = [:]
  private var objects: [NameID] = []
  var places: [[FrameAddress]] = []
  var placeIDs: [CallStack: PlaceID] = [:]

  /// Tells a new sink everything that was defined before it came.
  func tell(_ sink: any TraceSink) {
    for (index, name) in names.enumerated() { sink.define(NameID(UInt32(index + 1)), name) }
    for (index, frames) in places.enumerated() { sink.define(PlaceID(UInt32(index + 1)), frames) }
    for (index, view) in views.enumerated() { sink.define(ViewID(UInt32(index + 1)), view) }
    for (index, set) in causeSets.enumerated() {
      sink.define(CauseSetID(UInt32(index + 1)), set.causes, text: set.text)
    }
    for (index, type) in objects.enumerated() {
      sink.define(ObjectID(UInt32(index + 1)), type: type)
    }
  }

  mutating func name(_ text: String, sink: any TraceSink) -> NameID {
    if let known = nameIDs[text] { return known }
    names.append(text)
    let id = NameID(UInt32(names.count))
    nameIDs[text] = id
    sink.define(id, text)
    return id
  }

  mutating func view(
    _ type: TypeInfo,
    kind: ViewKind,
    owner: ViewID = .none,
    sink: any TraceSink
  ) -> ViewID {
    // One type may stand at many places of many shapes.
    if let known = viewIDs[ObjectIdentifier(type)] { return known }
    let id = view(
      name: type.name,
      module: type.module,
      kind: kind,
      owner: owner,
      place: kind.hasBody ? bodyPlace(of: type, sink: sink) : .none,
      sink: sink
    )
    viewIDs[ObjectIdentifier(type)] = id
    return id
  }

  mutating func view(
    name: String,
    module: String,
    kind: ViewKind,
    owner: ViewID,
    place: PlaceID,
    sink: any TraceSink
  ) -> ViewID {
    let view = ViewDefinition(
      name: self.name(name, sink: sink),
      module: self.name(module, sink: sink),
      kind: kind,
      owner: owner,
      place: place
    )
    if let known = views.firstIndex(of: view) { return ViewID(UInt32(known + 1)) }
    views.append(view)
    let id = ViewID(UInt32(views.count))
    sink.define(id, view)
    return id
  }

  /// Where a view's body is.
  func place(of view: ViewID) -> PlaceID {
    view.isNone ? .none : views[Int(view.rawValue) - 1].place
  }

  mutating func causeSet(_ causes: [Cause], sink: any TraceSink) -> CauseSetID {
    if let known = causeSetIDs[causes] { return known }
    var tokens: [NameID] = []
    for cause in causes where !tokens.contains(cause.token) { tokens.append(cause.token) }
    let text = tokens.map { names[Int($0.rawValue) - 1] }.joined(separator: ", ")
    causeSets.append((causes, name(text, sink: sink)))
    let id = CauseSetID(UInt32(causeSets.count))
    causeSetIDs[causes] = id
    sink.define(id, causes, text: name(text, sink: sink))
    return id
  }

  mutating func object(type: String, sink: any TraceSink) -> ObjectID {
    let type = name(type, sink: sink)
    objects.append(type)
    let id = ObjectID(UInt32(objects.count))
    sink.define(id, type: type)
    return id
  }
}
