/// What belongs to a `DisplayRecord`, by view.
public struct DisplayDetails: Equatable, Sendable {
  /// All passes of the frame, by view and kind.
  public var passes: [PassShare]
  /// Images that came onto the screen or are shown otherwise.
  public var images: [ShownImage]
  /// Rows of lazy containers that came onto the screen, by view.
  public var rows: [RowShare]
  /// Texts of which a part is left out that came onto the screen or are cut otherwise.
  public var cutTexts: [CutText]

  public init(
    passes: [PassShare] = [],
    images: [ShownImage] = [],
    rows: [RowShare] = [],
    cutTexts: [CutText] = []
  ) {
    self.passes = passes
    self.images = images
    self.rows = rows
    self.cutTexts = cutTexts
  }
}

/// The off-screen passes of one kind that the views of one type cause in a frame.
public struct PassShare: Equatable, Sendable {
  public var view: ViewID
  public var kind: OffScreenPass
  public var isInLazyRow: Bool
  public var count: UInt32

  public init(view: ViewID, kind: OffScreenPass, isInLazyRow: Bool, count: UInt32) {
    self.view = view
    self.kind = kind
    self.isInLazyRow = isInLazyRow
    self.count = count
  }
}

/// An image on the screen: the picture, and the frame that it is shown in.
public struct ShownImage: Equatable, Sendable {
  /// An image with more than so many times the pixels of its frame is far too
  /// large: each side could be halved without a pixel lost, which is the step
  /// from one scale of an asset catalog to the next but one.
  public static let farTooLarge = 4

  public var node: NodeID
  public var name: NameID
  /// Of the picture, in pixels; 0 where nobody knows.
  public var width: UInt32
  public var height: UInt32
  /// Of the frame, in pixels of the screen.
  public var shownWidth: UInt32
  public var shownHeight: UInt32

  public init(
    node: NodeID,
    name: NameID,
    width: UInt32,
    height: UInt32,
    shownWidth: UInt32,
    shownHeight: UInt32
  ) {
    self.node = node
    self.name = name
    self.width = width
    self.height = height
    self.shownWidth = shownWidth
    self.shownHeight = shownHeight
  }

  /// Four bytes a pixel.
  public var decodedBytes: UInt64 { UInt64(width) * UInt64(height) * 4 }
}

/// Rows whose view is of one type that came onto the screen in a transaction.
public struct RowShare: Equatable, Sendable {
  public var view: ViewID
  public var rows: UInt32
  /// Layout nodes in them.
  public var nodes: UInt32
  /// Leaves in them, whether they can be seen or not.
  public var leaves: UInt32

  public init(view: ViewID, rows: UInt32, nodes: UInt32, leaves: UInt32) {
    self.view = view
    self.rows = rows
    self.nodes = nodes
    self.leaves = leaves
  }
}
