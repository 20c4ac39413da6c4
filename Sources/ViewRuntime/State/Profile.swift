/// Which year's SwiftUI is modelled where years differ.
package enum Profile: String, CaseIterable, Sendable {
  case ios17, ios18, ios26, ios27

  package static let newest = Profile.ios27

  /// Prints `@dependencies` for a model property instead of its key path.
  var printsDependencies: Bool { self == .ios17 }
  /// A default object of a `@State` is made once an identity, not with every
  /// `init` of its view.
  var makesStateObjectsOnce: Bool { self == .ios27 }
}
