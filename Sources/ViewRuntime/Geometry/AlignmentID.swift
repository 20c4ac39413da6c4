public import Foundation

/// A type that names an alignment guide and gives its default value.
public protocol AlignmentID: SendableMetatype {
  /// The guide's value in a view that sets none, in the view's coordinates.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of one axis, without the type that tells which axis.
package struct AlignmentKey: Hashable, Sendable {
  package let axis: Axis
  let identifier: any AlignmentID.Type

  init(_ identifier: any AlignmentID.Type, axis: Axis) {
    self.identifier = identifier
    self.axis = axis
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.axis == b.axis && ObjectIdentifier(a.identifier) == ObjectIdentifier(b.identifier)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(identifier))
  }

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    identifier.defaultValue(in: dimensions)
  }

  /// How the explicit values of several children become the container's.
  var combination: GuideCombination {
    if self == VerticalAlignment.firstTextBaseline.key { return .minimum }
    if self == VerticalAlignment.lastTextBaseline.key { return .maximum }
    return .mean
  }

  /// Whether a text sets this guide by itself.
  var isTextBaseline: Bool { combination != .mean }
}

/// How explicit guides of one name are combined.
enum GuideCombination {
  case mean
  case minimum
  case maximum
}

/// The explicit guides of several children, combined one after the other.
struct GuideMerge {
  private let combination: GuideCombination
  private var count: CGFloat = 0
  private(set) var value: CGFloat?

  init(_ key: AlignmentKey) {
    combination = key.combination
  }

  mutating func add(_ guide: CGFloat?) {
    guard let guide else { return }
    guard let old = value else {
      value = guide
      count = 1
      return
    }
    switch combination {
    case .minimum: value = min(old, guide)
    case .maximum: value = max(old, guide)
    case .mean: value = (old * count + guide) / (count + 1)
    }
    count += 1
  }
}
