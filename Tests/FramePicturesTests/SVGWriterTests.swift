import FramePictures
import Testing
import TraceModel

@Suite struct SVGWriterTests {
  @Test func anEmptyScreenIsItsBackground() throws {
    let svg = writer.svg(of: list())
    try expectXML(svg)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\" "))
    #expect(svg.contains(" viewBox=\"0 0 100 50\" font-family=\"Inter,system-ui,'Noto Sans'"))
    #expect(svg.hasSuffix("<rect width=\"100\" height=\"50\" fill=\"#fff\"/></svg>"))
    #expect(writer.svg(of: list(isDark: true)).hasSuffix(" fill=\"#000\"/></svg>"))
  }

  @Test func placesAreOnTheScreen() throws {
    let path = DisplayPath([
      .move(DisplayPoint(x: 0, y: 0)),
      .line(DisplayPoint(x: 5.004, y: -0.5)),
      .quadCurve(DisplayPoint(x: 6, y: 1), control: DisplayPoint(x: 7, y: 2)),
      .curve(
        DisplayPoint(x: 1, y: 2),
        control1: DisplayPoint(x: 3, y: 4),
        control2: DisplayPoint(x: 5, y: 6.25)
      ),
      .close,
    ])
    let half = DisplayColor(red: 0.5, green: 0.5, blue: 0, opacity: 0.5)
    #expect(
      try body(
        of: list(
          leaf(.fill(.color(red))),
          leaf(.shape(path, fill: .color(half), usesEvenOddRule: true)),
          leaf(
            .stroke(
              path,
              paint: .color(blue),
              DisplayStroke(width: 2, cap: .round, join: .bevel, dash: [4, 1], dashPhase: 3)
            )
          )
        )
      ) == """
        <rect x="10" y="20" width="30" height="20" fill="#f00"/>\
        <path d="M10 20L15 19.5Q17 22 16 21C13 24 15 26.25 11 22Z" fill="#808000" \
        fill-opacity="0.5" fill-rule="evenodd"/>\
        <path d="M10 20L15 19.5Q17 22 16 21C13 24 15 26.25 11 22Z" stroke="#00f" fill="none" \
        stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="4 1" \
        stroke-dashoffset="3"/>
        """
    )
  }

  @Test func gradientsAreOncePerPlace() throws {
    let stops = [
      DisplayStop(color: red, location: 0), DisplayStop(color: blue, location: 1),
    ]
    let linear = DisplayPaint.linearGradient(
      stops,
      from: DisplayPoint(x: 0.5, y: 0),
      to: DisplayPoint(x: 0.5, y: 1)
    )
    let drawn = list(leaf(.fill(linear)), leaf(.fill(linear)))
    #expect(
      try definitions(of: drawn) == """
        <linearGradient id="d0" gradientUnits="userSpaceOnUse" x1="25" y1="20" x2="25" y2="40">\
        <stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
        """
    )
    let rect = "<rect x=\"10\" y=\"20\" width=\"30\" height=\"20\" fill=\"url(#d0)\"/>"
    #expect(try body(of: drawn) == rect + rect)
  }

  @Test func aRadialGradientBeginsAtItsInnerRadius() throws {
    let stops = [
      DisplayStop(color: red, location: 0), DisplayStop(color: blue, location: 1),
    ]
    let radial = DisplayPaint.radialGradient(
      stops,
      center: DisplayPoint(x: 0.5, y: 0.5),
      from: 5,
      to: 20
    )
    #expect(
      try definitions(of: list(leaf(.fill(radial)))) == """
        <radialGradient id="d0" gradientUnits="userSpaceOnUse" cx="25" cy="30" r="20">\
        <stop offset="0.25" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></radialGradient>
        """
    )
  }

  @Test func anAngularGradientIsSeventyTwoSectors() throws {
    let stops = [
      DisplayStop(color: red, location: 0), DisplayStop(color: blue, location: 1),
    ]
    let angular = DisplayPaint.angularGradient(
      stops,
      center: DisplayPoint(x: 0.5, y: 0.5),
      from: 0,
      to: 2 * .pi
    )
    let definitions = try definitions(of: list(leaf(.fill(angular))))
    #expect(definitions.split(separator: "<path").count - 1 == 72)
    #expect(definitions.hasPrefix("<pattern id=\"d0\" patternUnits=\"userSpaceOnUse\" x=\"10\""))
    // From nearly red to nearly blue.
    #expect(definitions.contains("fill=\"#fd0002\"/>"))
    #expect(definitions.contains("fill=\"#0200fd\"/>"))
  }

  @Test func nothingIsDrawnWithoutAnArea() throws {
    #expect(
      try body(
        of: list(
          leaf(.fill(.color(red)), width: 0),
          leaf(.fill(.color(red)), height: -3),
          leaf(.fill(.color(red)), x: .nan),
          leaf(.symbol(name: "star", paint: .color(red)), width: 0),
          leaf(.shape(DisplayPath([]), fill: .color(red), usesEvenOddRule: false)),
          group(.opacity(0), leaf(.fill(.color(red)))),
          group(.blur(radius: 3))
        )
      ) == ""
    )
  }

  @Test func noNumberBreaksADocument() throws {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
      let path = DisplayPath([.move(DisplayPoint(x: number, y: 0)), .close])
      let svg = writer.svg(
        of: list(
          leaf(.fill(.color(red)), x: number, width: abs(number)),
          leaf(.shape(path, fill: .color(red), usesEvenOddRule: false)),
          leaf(.stroke(path, paint: .color(red), DisplayStroke(width: number))),
          group(.blur(radius: number), leaf(.fill(.color(red)))),
          group(.shadow(red, radius: number, x: number, y: 0), leaf(.fill(.color(red)))),
          leaf(text("a b"), x: number)
        )
      )
      try expectXML(svg)
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }

  @Test func theSameListGivesTheSameBytes() {
    let drawn = list(
      group(.shadow(blue, radius: 4, x: 0, y: 2), leaf(.symbol(name: "star", paint: .color(red)))),
      group(.blur(radius: 2), leaf(text("one two")))
    )
    #expect(writer.svg(of: drawn) == writer.svg(of: drawn))
  }
}
