import TraceModel
import TraceStore

/// Looks up the source places of a trace with the toolchain's own tools.
struct PlaceSearch {
  var executable: String
  /// Where the toolchain is looked for.
  var environment: [String: String]
  /// Folder that source paths are shortened to, where they lie below it.
  var sourceRoot: String?

  /// Finds what can be found; what cannot is noted and stays unknown.
  func find(
    _ unresolved: [DeadRecording.UnresolvedPlace],
    crash: [ImageAddress] = [],
    notes: inout [String]
  ) -> StackPlaces.Found {
    let stacks = unresolved.map { place in
      (place.id, place.frames.map { address($0.image, $0.offset) })
    }
    let places = StackPlaces(stacks: Dictionary(stacks) { first, _ in first }, crash: crash)
    guard !places.isEmpty else { return StackPlaces.Found() }
    guard let toolchain = Toolchain(environment: environment) else {
      notes.append(
        "source places stay unknown: there is no Swift toolchain with llvm-symbolizer on the PATH"
      )
      return StackPlaces.Found()
    }
    let found = try? withTemporaryFolder { folder in
      places.find(
        with: Symbolizer(toolchain: toolchain, scratch: folder),
        sourceRoot: sourceRoot
      )
    }
    guard let found = found ?? nil else {
      notes.append("source places stay unknown: \(toolchain.symbolizer) cannot be run")
      return StackPlaces.Found()
    }
    return found
  }

  /// The loader has no name for the executable itself.
  func address(_ image: String, _ offset: UInt64) -> ImageAddress {
    ImageAddress(image: image.isEmpty ? executable : image, offset: offset)
  }
}
