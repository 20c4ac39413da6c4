/// Walks the static type tree of a view and writes down its shape.
///
/// `View._make` calls it; the closures handed over are made in the module of
/// the view's author, where the compiler knows all types.
public final class _ShapeBuilder {
  struct PlannedRegion {
    let owner: Int32
    let size: Int
    let isBitwiseTakable: Bool
  }

  private var plan: [ViewShape.Entry] = []
  private var kinds: [EntryKind] = []
  private var regions: [PlannedRegion] = []
  private var slotCount = 0
  private var region: Int32 = 0
  private var parent: Int32 = -1
  private var scope: Int32 = -1
  /// What is walked stands in a container that makes its views on demand.
  @usableFromInline private(set) var isLazy = false
  /// The contents of the view modifiers whose bodies are being walked.
  private var contents: [ModifierContents] = []

  private struct ModifierContents {
    let modifier: ObjectIdentifier
    let region: Int32
    let make: @MainActor (_ShapeBuilder) -> Void
  }

  /// The `==` that decides for the next composite.
  private var forcedEquals: FieldLayout.Equals?

  private init() {}

  /// The shape of a view type, from the table or newly walked.
  @MainActor static func shape<V: View>(of type: V.Type) -> ViewShape {
    shape(of: type, values: .of(type)) { V._make($0, at: 0) }
  }

  /// The same with what only the author of the type can have specialised.
  @MainActor static func shape(
    of type: Any.Type,
    values: ValueOperations,
    make: @MainActor (_ShapeBuilder) -> Void
  ) -> ViewShape {
    let key = ObjectIdentifier(type)
    if let known = Runtime.shared.shapes[key] { return known }
    let builder = _ShapeBuilder()
    let info = TypeInfo.of(type)
    builder.regions.append(
      PlannedRegion(
        owner: -1,
        size: info.size,
        isBitwiseTakable: info.isBitwiseTakable
      )
    )
    make(builder)
    let shape = ViewShape(
      root: info,
      rootValues: values,
      plan: builder.plan,
      kinds: builder.kinds,
      regions: builder.regions,
      slotCount: builder.slotCount
    )
    Runtime.shared.shapes[key] = shape
    return shape
  }

  /// A view with a body of its own.
  @MainActor public func composite<V: View>(
    _ type: V.Type,
    at offset: Int,
    body: @escaping @MainActor (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void,
    bodyValues: ValueOperations,
    makeBody: @MainActor (_ShapeBuilder) -> Void
  ) {
    if type is AnyObject.Type { crash(RuntimeMessage.viewIsClass(TypeInfo.of(type).name)) }
    let kind = Composite(
      TypeInfo.of(type),
      viewKind: .view,
      body: body,
      bodyValues: bodyValues,
      forcedEquals: forcedEquals
    )
    forcedEquals = nil
    composite(kind, bodyType: V.Body.self, at: offset, make: makeBody)
  }

  /// A composite whose result is of type `B`, walked at once.
  @MainActor func composite<B: View>(_ kind: Composite, bodyType: B.Type, at offset: Int) {
    composite(kind, bodyType: bodyType, at: offset) { B._make($0, at: 0) }
  }

  @MainActor private func composite<B>(
    _ kind: Composite,
    bodyType: B.Type,
    at offset: Int,
    make: @MainActor (_ShapeBuilder) -> Void
  ) {
    let entry = append(kind, at: offset)
    kinds.append(kind)
    plan[entry].firstSlot = Int32(slotCount)
    slotCount += kind.type.properties.count
    plan[entry].body = Int32(regions.count)
    regions.append(
      PlannedRegion(
        owner: Int32(entry),
        size: MemoryLayout<B>.size,
        isBitwiseTakable: TypeInfo.of(B.self).isBitwiseTakable
      )
    )
    let outer = (region, parent)
    region = plan[entry].body
    parent = Int32(entry)
    make(self)
    (region, parent) = outer
    plan[entry].end = Int32(plan.count)
  }

  /// The view that `make` walks is skipped by `equals` alone.
  public func equatable(
    at offset: Int,
    _ make: (Int) -> Void,
    equals: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) {
    forcedEquals = equals
    make(offset)
    forcedEquals = nil
  }

  /// A view that the runtime knows by itself, with the content that lies in
  /// the same value.
  @MainActor func element(_ kind: Element, at offset: Int, content: () -> Void = {}) {
    let entry = append(kind, at: offset)
    kinds.append(kind)
    let outer = (parent, scope, isLazy)
    parent = Int32(entry)
    if kind.writesEnvironment { scope = Int32(entry) }
    isLazy = kind.laziness ?? (kind.layoutRole.isView ? false : isLazy)
    content()
    (parent, scope, isLazy) = outer
    plan[entry].end = Int32(plan.count)
  }

  /// A place whose content is known only at run time.
  @MainActor func dynamic(_ kind: DynamicContent, at offset: Int) {
    let entry = append(kind, at: offset)
    kinds.append(kind)
    plan[entry].end = Int32(plan.count)
  }

  private func append(_ kind: EntryKind, at offset: Int) -> Int {
    plan.append(
      ViewShape.Entry(
        kind: kind,
        role: kind.role,
        parent: parent,
        end: 0,
        region: region,
        offset: offset,
        scope: scope
      )
    )
    return plan.count - 1
  }

  // MARK: View modifiers

  /// Walks a modifier's body, within which `content` stands for what it modifies.
  @MainActor func withContent(
    of modifier: Any.Type,
    _ content: @escaping @MainActor (_ShapeBuilder) -> Void,
    walk: () -> Void
  ) {
    contents.append(
      ModifierContents(modifier: ObjectIdentifier(modifier), region: region, make: content)
    )
    walk()
    contents.removeLast()
  }

  /// Walks the content of the innermost modifier of this type in its place;
  /// false where the modifier's body is not part of this shape.
  @MainActor func placeContent(of modifier: Any.Type) -> Bool {
    guard let index = contents.lastIndex(where: { $0.modifier == ObjectIdentifier(modifier) })
    else { return false }
    // The content may itself use a modifier of the same type: it is walked as
    // it stands outside of this one.
    let content = contents[index]
    let outer = (region, contents)
    region = content.region
    contents.removeSubrange(index...)
    content.make(self)
    (region, contents) = outer
    return true
  }
}
