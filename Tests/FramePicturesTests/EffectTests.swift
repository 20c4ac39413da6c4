import FramePictures
import Testing
import TraceModel

@Suite struct EffectTests {
  private let inner = "<rect x=\"10\" y=\"20\" width=\"30\" height=\"20\" fill=\"#f00\"/>"
  private var filled: DisplayItem { leaf(.fill(.color(red))) }

  @Test(arguments: [
    (DisplayEffect.opacity(0.5), " opacity=\"0.5\""),
    (.blend(mode: "multiply"), " style=\"mix-blend-mode:multiply\""),
    (.compositingGroup, " style=\"isolation:isolate\""),
    (
      .transform(DisplayTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4.5)),
      " transform=\"matrix(0 1 -1 0 3 4.5)\""
    ),
  ])
  func anEffectIsAnAttribute(effect: DisplayEffect, attribute: String) throws {
    #expect(try body(of: list(group(effect, filled))) == "<g\(attribute)>\(inner)</g>")
  }

  @Test(arguments: [
    DisplayEffect.opacity(1), .drawingGroup, .glassContainer, .blend(mode: "plusDarker"),
    .blur(radius: 0), .filter(name: "unheard-of", amount: 1),
    .shadow(DisplayColor(red: 0, green: 0, blue: 0, opacity: 0), radius: 4, x: 0, y: 0),
  ])
  func whatChangesNoPixelIsNotWritten(effect: DisplayEffect) throws {
    #expect(try body(of: list(group(effect, filled))) == inner)
  }

  @Test func aClipIsRelativeToItsGroup() throws {
    let path = DisplayPath([
      .move(DisplayPoint(x: 0, y: 0)), .line(DisplayPoint(x: 30, y: 20)), .close,
    ])
    let drawn = list(group(.clip(path, isRectangle: false), filled))
    #expect(
      try definitions(of: drawn) == "<clipPath id=\"d0\"><path d=\"M10 20L40 40Z\"/></clipPath>"
    )
    #expect(try body(of: drawn) == "<g clip-path=\"url(#d0)\">\(inner)</g>")
  }

  @Test func aMaskIsByOpacity() throws {
    let drawn = list(group(.mask([leaf(.fill(.color(blue)), width: 5)]), filled))
    #expect(
      try definitions(of: drawn) == """
        <mask id="d0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="10" y="20" width="30" \
        height="20"><rect x="10" y="20" width="5" height="20" fill="#00f"/></mask>
        """
    )
    #expect(try body(of: drawn) == "<g mask=\"url(#d0)\">\(inner)</g>")
  }

  @Test(arguments: [
    (
      DisplayEffect.shadow(
        DisplayColor(red: 0, green: 0, blue: 0, opacity: 0.33),
        radius: 4,
        x: 1,
        y: 2
      ), 9.0,
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/><feOffset dx=\"1\" dy=\"2\"/>"
        + "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.33 0\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    ),
    (.blur(radius: 2), 7, "<feGaussianBlur stdDeviation=\"2\"/>"),
    (
      .filter(name: "brightness", amount: 0.1), 0,
      "<feColorMatrix values=\"1 0 0 0 0.1 0 1 0 0 0.1 0 0 1 0 0.1 0 0 0 1 0\"/>"
    ),
    (
      .filter(name: "invert", amount: 1), 0,
      "<feColorMatrix values=\"-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0\"/>"
    ),
    (.filter(name: "grayscale", amount: 1), 0, "<feColorMatrix type=\"saturate\" values=\"0\"/>"),
    (
      .filter(name: "hue-rotate", amount: .pi / 2), 0,
      "<feColorMatrix type=\"hueRotate\" values=\"90\"/>"
    ),
    (
      .colorMultiply(DisplayColor(red: 1, green: 0.5, blue: 0)), 0,
      "<feColorMatrix values=\"1 0 0 0 0 0 0.5 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>"
    ),
    (.luminanceToAlpha, 0, "<feColorMatrix type=\"luminanceToAlpha\"/>"),
  ])
  func aFilterReachesAsFarAsItDraws(
    effect: DisplayEffect,
    reach: Double,
    primitive: String
  ) throws {
    let area =
      "x=\"\(Int(10 - reach))\" y=\"\(Int(20 - reach))\" width=\"\(Int(30 + 2 * reach))\""
      + " height=\"\(Int(20 + 2 * reach))\""
    let drawn = list(group(effect, filled))
    #expect(
      try definitions(of: drawn)
        == "<filter id=\"d0\" filterUnits=\"userSpaceOnUse\" "
        + "color-interpolation-filters=\"sRGB\" \(area)>\(primitive)</filter>"
    )
    #expect(try body(of: drawn) == "<g filter=\"url(#d0)\">\(inner)</g>")
  }

  /// What stands out of the view that has the shadow has one as well.
  @Test func aFilterCoversItemsOutsideItsFrame() throws {
    let moved = group(
      .transform(DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 50, ty: 0)),
      filled
    )
    let definitions = try definitions(of: list(group(.blur(radius: 1), moved, filled)))
    #expect(definitions.contains(" x=\"6\" y=\"16\" width=\"88\" height=\"28\">"))
  }

  @Test func aMaterialIsItsTint() throws {
    let tint = DisplayColor(red: 1, green: 1, blue: 1, opacity: 0.2)
    let paint = DisplayPaint.backdrop(DisplayBackdrop(kind: .material, tint: tint))
    #expect(
      try body(of: list(leaf(.fill(paint))))
        == "<rect x=\"10\" y=\"20\" width=\"30\" height=\"20\" fill=\"#fff\" fill-opacity=\"0.6\"/>"
    )
  }
}
