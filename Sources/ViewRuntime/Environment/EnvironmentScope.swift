import TraceModel

/// What one environment writer sets for everything below it.
///
/// Readers stand at the scope in which their key was found (the root, where it
/// was not found at all), so a change of a value finds them without a walk.
class EnvironmentScope {
  let parent: EnvironmentScope?
  private(set) var overrides: [EnvironmentOverride] = []
  private var readers: [ObjectIdentifier: [EnvironmentReader]] = [:]
  private var isSet = false
  /// Views whose wrappers read the environment at this place.
  private var standing: Set<NodeReference> = []
  /// The writers directly below; each takes itself out when it ends.
  private var inner: [ObjectIdentifier: Unmanaged<EnvironmentScope>] = [:]
  /// What texts here need, kept by `TextEnvironment`.
  var text: TextEnvironment?

  init(parent: EnvironmentScope?) {
    self.parent = parent
    parent?.inner[ObjectIdentifier(self)] = Unmanaged.passUnretained(self)
  }

  deinit { parent?.inner[ObjectIdentifier(self)] = nil }

  func enter(_ view: NodeReference) { standing.insert(view) }
  func leave(_ view: NodeReference) { standing.remove(view) }

  /// The views at or below this place that read anything of the environment.
  ///
  /// Each of them is looked at when any value changes here (rule 26).
  var viewsBelow: [NodeReference] {
    // The scopes in it are alive: each takes itself out before it ends.
    standing + inner.values.flatMap { $0.takeUnretainedValue().viewsBelow }
  }

  /// The nearest value for a key, and the scope to watch for it.
  func find(_ key: ObjectIdentifier) -> (EnvironmentScope, EnvironmentOverride?) {
    var scope = self
    while true {
      if let own = scope.overrides.first(where: { $0.key == key }) { return (scope, own) }
      guard let parent = scope.parent else { return (scope, nil) }
      scope = parent
    }
  }

  func add(_ reader: EnvironmentReader, for key: ObjectIdentifier) {
    readers[key, default: []].append(reader)
  }

  func remove(_ reader: EnvironmentReader, for key: ObjectIdentifier) {
    guard let index = readers[key]?.firstIndex(where: { $0 === reader }) else { return }
    readers[key]?.remove(at: index)
  }

  /// Takes over what the writer sets now.
  ///
  /// - Returns: The readers to ask, each with the position of its key among the
  ///   keys that differ, and those; equal values stop here (rule 26).
  func set(
    _ new: [EnvironmentOverride]
  ) -> (
    readers: [(EnvironmentReader, key: Int)], keys: [EnvironmentOverride], display: [DisplayKey]
  ) {
    var affected: [(EnvironmentReader, key: Int)] = []
    var keys: [EnvironmentOverride] = []
    var display: [DisplayKey] = []
    func note(_ override: EnvironmentOverride) {
      keys.append(override)
      guard !override.attributes.isEmpty else { return }
      display.append(DisplayKey(key: override.key, attributes: override.attributes))
    }
    func ask(_ readers: [EnvironmentReader]) { affected += readers.map { ($0, keys.count) } }
    var dropped = overrides
    for override in new {
      if let index = dropped.firstIndex(where: { $0.key == override.key }) {
        let old = dropped.remove(at: index)
        if old.box.isSame(as: override.box) { continue }
        ask(readers[override.key] ?? [])
      } else {
        // Readers below stand further up, at the scope they found it in.
        ask(readersAbove(of: override.key))
      }
      note(override)
    }
    for override in dropped {
      ask(readers[override.key] ?? [])
      note(override)
    }
    overrides = new
    // Nobody has looked at a new scope yet.
    if !keys.isEmpty, isSet || parent == nil { Runtime.shared.environmentVersion += 1 }
    isSet = true
    return (affected, keys, display)
  }

  /// Lets go of what it sets, once nothing stands below it any more.
  ///
  /// A page or a sheet owns its scope and is itself a value in it.
  func end() { overrides = [] }

  /// Readers of a key that found it above this scope but stand below it.
  private func readersAbove(of key: ObjectIdentifier) -> [EnvironmentReader] {
    // Who finds a key nowhere stands at the root.
    guard let (found, _) = parent?.find(key) else { return readers[key] ?? [] }
    return (found.readers[key] ?? []).filter { reader in
      sequence(first: reader.scope, next: \.parent).contains { $0 === self }
    }
  }
}

/// A key whose value changed, and what of the display changes with it.
struct DisplayKey {
  let key: ObjectIdentifier
  let attributes: _DisplayAttributes
}

/// One property that reads the environment.
class EnvironmentReader {
  let scope: EnvironmentScope
  private var found: [(scope: EnvironmentScope, key: ObjectIdentifier)] = []

  init(scope: EnvironmentScope) { self.scope = scope }

  /// Stands at the scopes that a look-up went to, and no longer at others.
  func follow(_ reads: EnvironmentReads) {
    if reads.found.count == found.count,
      zip(reads.found, found).allSatisfy({ $0.scope === $1.scope && $0.key == $1.key })
    {
      return
    }
    leave()
    found = reads.found
    for (scope, key) in found { scope.add(self, for: key) }
  }

  func leave() {
    for (scope, key) in found { scope.remove(self, for: key) }
    found = []
  }

  /// A value that it may depend on changed: looks whether its own did.
  @MainActor func check(_ write: WriteID) {}
}
