extension ViewShape {
  /// How many views a container sees in this shape; nil where only its
  /// instances can tell.
  @MainActor var viewCount: Int? {
    if let knownViewCount { return knownViewCount.value }
    // A branch may hold the very view that is being counted.
    knownViewCount = KnownCount(value: nil)
    let count = viewCount(0, Int32(entries.count), asksBranches: true)
    knownViewCount = KnownCount(value: count)
    return count
  }

  /// Whether it is one view and no branch decides that; asked while other
  /// shapes are being walked.
  @MainActor var isOneView: Bool {
    viewCount(0, Int32(entries.count), asksBranches: false) == 1
  }

  struct KnownCount {
    let value: Int?
  }

  @MainActor private func viewCount(
    _ first: Int32,
    _ end: Int32,
    asksBranches: Bool
  ) -> Int? {
    var count = 0
    var index = first
    while index < end {
      let entry = entries[Int(index)]
      switch entry.role {
      case .composite:
        index += 1
      case .dynamic:
        guard asksBranches,
          let views = unsafeDowncast(entry.kind, to: DynamicContent.self).viewCount
        else { return nil }
        count += views
        index = entry.end
      case .element:
        let element = unsafeDowncast(entry.kind, to: Element.self)
        switch element.layoutRole {
        case .none:
          index += 1
        case .leaf, .container:
          count += 1
          index = entry.end
        case .detached:
          index = entry.end
        case .modifier:
          guard let views = viewCount(index + 1, entry.end, asksBranches: asksBranches) else {
            return nil
          }
          count += views - element.layerCount
          index = entry.end
        }
      }
    }
    return count
  }
}
