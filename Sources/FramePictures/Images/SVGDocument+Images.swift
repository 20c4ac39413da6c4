import Foundation
import TraceModel

extension SVGDocument {
  /// An image, or a box that says which one would be there and how large it is.
  mutating func add(_ image: DisplayImage, in frame: DisplayRect) {
    guard let data = image.path.flatMap(imageData) else {
      return addPlaceholder(image, in: frame)
    }
    // One unit wide and high, so that each use says its size.
    let picture = define(
      "image",
      " width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"\(data)\"",
      ""
    )
    let drawn = filled(picture, image, in: frame)
    guard let tint = image.tint else {
      body += drawn
      return
    }
    let stencil = define(
      "mask",
      " style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"\(frame.attributes)",
      drawn
    )
    let fill = attributes(tint, as: "fill", in: frame)
    body += "<rect\(frame.attributes)\(fill) mask=\"url(#\(stencil))\"/>"
  }

  private mutating func filled(
    _ picture: String,
    _ image: DisplayImage,
    in frame: DisplayRect
  ) -> String {
    guard image.filling == .tiled, let pixels = image.pixels, pixels.width > 0, pixels.height > 0
    else { return Self.use(picture, in: frame) }
    let tile = DisplayRect(
      x: frame.x,
      y: frame.y,
      width: pixels.width / max(list.scale, 1),
      height: pixels.height / max(list.scale, 1)
    )
    let origin = DisplayRect(x: 0, y: 0, width: tile.width, height: tile.height)
    let pattern = define(
      "pattern",
      " patternUnits=\"userSpaceOnUse\"\(tile.attributes)",
      Self.use(picture, in: origin)
    )
    return "<rect\(frame.attributes) fill=\"url(#\(pattern))\"/>"
  }

  private static func use(_ picture: String, in frame: DisplayRect) -> String {
    "<use href=\"#\(picture)\" transform=\"matrix(\(SVGNumber.text(frame.width)) 0 0"
      + " \(SVGNumber.text(frame.height)) \(SVGNumber.text(frame.x)) \(SVGNumber.text(frame.y)))\"/>"
  }

  /// The file as an address of its own; nil where no viewer could show it.
  private func imageData(_ path: String) -> String? {
    guard let bytes = writer.contents(path), bytes.count <= SVGWriter.largestImage,
      let type = ImageType(bytes)
    else { return nil }
    return "data:image/\(type.rawValue);base64,\(Data(bytes).base64EncodedString())"
  }

  /// A box with a diagonal, the image's name and its size in pixels.
  private mutating func addPlaceholder(_ image: DisplayImage, in frame: DisplayRect) {
    let grey = list.isDark ? "#fff" : "#000"
    let fill = image.tint.map { attributes($0, as: "fill", in: frame) } ?? " fill=\"\(grey)\""
    let right = SVGNumber.text(frame.x + frame.width)
    let bottom = SVGNumber.text(frame.y + frame.height)
    body += "<g opacity=\"0.14\"><rect\(frame.attributes)\(fill)/></g>"
    body += "<path d=\"M\(SVGNumber.text(frame.x)) \(bottom)L\(right) \(SVGNumber.text(frame.y))\""
    body += " stroke=\"\(grey)\" stroke-opacity=\"0.14\"/>"
    let size = image.pixels.map { "\(SVGNumber.text($0.width))×\(SVGNumber.text($0.height))" }
    let lines = [image.name.split(separator: "/").last.map(String.init) ?? "", size ?? ""]
      .filter { !$0.isEmpty }
    addLabel(lines, grey, in: frame)
  }

  /// Small lines in the middle of a frame, as large as fits.
  mutating func addLabel(_ lines: [String], _ color: String, in frame: DisplayRect) {
    guard let longest = lines.map(\.count).max(), longest > 0 else { return }
    let count = Double(lines.count)
    let size = min(frame.width / (Double(longest) * 0.62), frame.height / (count * 1.4), 12)
    // Smaller ones nobody reads.
    guard size >= 3 else { return }
    let middle = SVGNumber.text(frame.x + frame.width / 2)
    var baseline = frame.y + frame.height / 2 - (count - 1) * size * 0.6 + size * 0.36
    for line in lines {
      body += "<text x=\"\(middle)\" y=\"\(SVGNumber.text(baseline))\" text-anchor=\"middle\""
      body += " font-size=\"\(SVGNumber.text(size))\" fill=\"\(color)\" fill-opacity=\"0.6\">"
      body += "\(SVGText.escape(line))</text>"
      baseline += size * 1.2
    }
  }
}
