/// A view type with a body, or a content closure of one.
public struct ViewDefinition: Hashable, Sendable {
  /// As SwiftUI prints it: no module, nested types as `Outer.Inner`, addresses
  /// of local types cut out.
  public var name: NameID
  public var module: NameID
  public var kind: ViewKind
  /// For a content closure: the view in whose body it was written.
  public var owner: ViewID
  /// Where the body getter (or closure) is, for the place of the view.
  public var place: PlaceID

  public init(name: NameID, module: NameID, kind: ViewKind, owner: ViewID, place: PlaceID) {
    self.name = name
    self.module = module
    self.kind = kind
    self.owner = owner
    self.place = place
  }
}

/// What a `ViewDefinition` defines; the raw value is the code in the trace.
///
/// Runs of the first group are evaluations, all others are content runs.
public enum ViewKind: UInt8, Sendable, CaseIterable, CustomStringConvertible {
  case view = 1
  case modifier = 2
  case style = 3
  case forEach = 10
  case geometryReader = 11
  case timeline = 12
  case lazyRow = 13
  case destination = 14
  case presentation = 15
  case transform = 16
  case preference = 17
  case animator = 18

  /// Whether its runs count as evaluations of a body.
  public var hasBody: Bool { rawValue < 10 }

  public var description: String {
    switch self {
    case .view: "view"
    case .modifier: "modifier"
    case .style: "style"
    case .forEach: "ForEach element"
    case .geometryReader: "GeometryReader content"
    case .timeline: "TimelineView content"
    case .lazyRow: "lazy row"
    case .destination: "navigation destination"
    case .presentation: "presented content"
    case .transform: "environment transform"
    case .preference: "content made of a preference"
    case .animator: "phase of an animator"
    }
  }
}

/// A return address, relative to the image that it lies in.
///
/// A stack of one is no call: it is the address of a function, a view's body.
public struct FrameAddress: Hashable, Sendable {
  /// Path of the image, as the loader knows it.
  public var image: NameID
  public var offset: UInt64

  public init(image: NameID, offset: UInt64) {
    self.image = image
    self.offset = offset
  }
}

/// A source place, found from a stack of return addresses after the run.
public struct ResolvedPlace: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int
  public var function: String
  /// The frame of the write itself was optimised away; this is its caller.
  public var isApproximate: Bool

  public init(file: String, line: Int, column: Int, function: String, isApproximate: Bool) {
    self.file = file
    self.line = line
    self.column = column
    self.function = function
    self.isApproximate = isApproximate
  }
}
