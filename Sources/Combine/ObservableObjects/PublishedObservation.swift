/// One set of a `@Published` property, as it is reported.
package struct PublishedWrite {
  /// The object; nil where a publisher wrote, by `assign(to:)`, to a property
  /// that nothing else had written to.
  package let object: AnyObject?
  /// The property; nil where the object is not known.
  package let property: PublishedProperty?
  /// Whether the new value equals the old one; nil where it cannot be told.
  package let isEqual: Bool?
}

/// Is told of each set of a `@Published` property, on the thread that sets.
///
/// Both calls come from inside the set, so that the frames above are those of
/// the code that wrote. The object may be in its `deinit`: it is not to be kept.
package protocol PublishedObserver: AnyObject, Sendable {
  /// Comes before `objectWillChange` sends.
  func willSet(_ write: PublishedWrite)
  /// Comes when the value is stored.
  func didSet(_ write: PublishedWrite)
}

/// Where the runtime above installs its observer.
package enum PublishedObservation {
  // Sound without isolation: written once, by `install`, before the app's code
  // runs; from then on only read. Each set of a property pays this one branch.
  nonisolated(unsafe) private(set) static var observer: (any PublishedObserver)?

  /// Installs the observer for the rest of the process.
  package static func install(_ observer: any PublishedObserver) {
    precondition(self.observer == nil, "the observer of published properties is installed once")
    self.observer = observer
  }
}
