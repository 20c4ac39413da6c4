/// A picture of the app, shown in a frame.
public struct DisplayImage: Equatable, Sendable {
  /// How it fills its frame.
  public enum Filling: String, Sendable { case stretched, tiled }

  /// As the app names it, or its address.
  public var name: String
  /// Of the picture itself, in pixels; nil where nobody knows.
  public var pixels: DisplaySize?
  /// Where the picture lies, to draw it; nil for a placeholder.
  public var path: String?
  public var filling: Filling
  /// For a picture that is used as a stencil.
  public var tint: DisplayPaint?

  public init(
    name: String,
    pixels: DisplaySize?,
    path: String? = nil,
    filling: Filling = .stretched,
    tint: DisplayPaint? = nil
  ) {
    self.name = name
    self.pixels = pixels
    self.path = path
    self.filling = filling
    self.tint = tint
  }

  /// What the picture takes in memory once decoded, four bytes a pixel.
  public var decodedBytes: UInt64 {
    guard let pixels, pixels.width > 0, pixels.height > 0 else { return 0 }
    return UInt64(pixels.width * pixels.height) * 4
  }
}
