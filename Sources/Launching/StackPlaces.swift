import TraceModel

/// All source places of one run, found with as few questions as possible.
///
/// Return addresses are asked about with the line before them where they have
/// none; functions without, since there the line before belongs to another.
struct StackPlaces {
  /// Stacks of return addresses, nearest first; a stack of one is a function.
  var stacks: [PlaceID: [ImageAddress]]
  /// Where the app crashed: addresses that lie in the call itself.
  var crash: [ImageAddress]

  private var images: [String: ImageCode] = [:]

  /// How far a thunk is followed, in bytes.
  private static let thunkLength: UInt64 = 192

  init(stacks: [PlaceID: [ImageAddress]], crash: [ImageAddress]) {
    self.stacks = stacks
    self.crash = crash
    let all = stacks.values.flatMap { $0 } + crash
    for image in Set(all.map(\.image)) { images[image] = ImageCode(path: image) }
  }

  var isEmpty: Bool { stacks.isEmpty && crash.isEmpty }

  /// What was found.
  struct Found {
    var places: [PlaceID: ResolvedPlace] = [:]
    var crashPlace: ResolvedPlace?
    var crashSymbols: [ImageAddress: [Symbol]] = [:]
  }

  /// - Returns: Nil when a tool cannot be run.
  func find(with symbolizer: Symbolizer, sourceRoot: String?) -> Found? {
    let calls = calls.mapValues { $0.map(\.calling) }
    let addresses = calls.values.flatMap { $0 } + crash
    let targets = callTargets(of: addresses)
    guard let asked = symbolizer.symbols(of: addresses),
      let callSymbols = AccessLines(stacks: Array(calls.values), symbols: asked)
        .corrected(lookUp: { symbolizer.symbols(of: $0) }),
      // No line is wanted of a call's target, only what function it is.
      let functionSymbols = symbolizer.symbols(
        of: functions.values.flatMap { [$0] + inside($0) + possibleTargets(of: $0) }
          + targets.values,
        skipsLineZero: false
      )
    else { return nil }
    let resolver = PlaceResolver(
      symbols: functionSymbols.merging(callSymbols) { $1 },
      callTargets: targets,
      sourceRoot: sourceRoot
    )
    var found = Found(crashPlace: resolver.place(of: crash), crashSymbols: callSymbols)
    for (id, stack) in calls { found.places[id] = resolver.place(of: stack) }
    let declarations = PlaceResolver(symbols: functionSymbols, sourceRoot: sourceRoot)
    for (id, function) in functions {
      found.places[id] = declarations.declaration(
        of: function,
        inside: inside(function),
        targets: possibleTargets(of: function)
      )
    }
    return found
  }

  private var calls: [PlaceID: [ImageAddress]] { stacks.filter { $0.value.count > 1 } }

  private var functions: [PlaceID: ImageAddress] {
    stacks.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private func inside(_ function: ImageAddress) -> [ImageAddress] {
    stride(from: 4, to: Self.thunkLength, by: 4).map {
      ImageAddress(image: function.image, offset: function.offset &+ $0)
    }
  }

  private func possibleTargets(of function: ImageAddress) -> [ImageAddress] {
    let targets = images[function.image]?.possibleTargets(
      from: function.offset,
      count: Self.thunkLength
    )
    return (targets ?? []).map { ImageAddress(image: function.image, offset: $0) }
  }

  private func callTargets(of addresses: [ImageAddress]) -> [ImageAddress: ImageAddress] {
    var targets: [ImageAddress: ImageAddress] = [:]
    for address in addresses {
      guard let target = images[address.image]?.callTarget(endingAt: address.offset) else {
        continue
      }
      targets[address] = ImageAddress(image: address.image, offset: target)
    }
    return targets
  }
}
