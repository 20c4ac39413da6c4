import Foundation
import FramePictures
import Testing
import TraceModel

#if canImport(FoundationXML)
import FoundationXML
#endif

// Lists in few words, and what is said of a picture.

let red = DisplayColor(red: 1, green: 0, blue: 0)
let blue = DisplayColor(red: 0, green: 0, blue: 1)

func list(_ items: DisplayItem..., isDark: Bool = false) -> DisplayList {
  DisplayList(
    size: DisplaySize(width: 100, height: 50),
    scale: 2,
    isDark: isDark,
    items: items
  )
}

func leaf(
  _ content: DisplayContent,
  x: Double = 10,
  y: Double = 20,
  width: Double = 30,
  height: Double = 20
) -> DisplayItem {
  .leaf(
    DisplayLeaf(
      node: NodeID(1),
      frame: DisplayRect(x: x, y: y, width: width, height: height),
      content: content
    )
  )
}

func group(_ effect: DisplayEffect, _ items: DisplayItem...) -> DisplayItem {
  .group(
    DisplayGroup(
      effect: effect,
      frame: DisplayRect(x: 10, y: 20, width: 30, height: 20),
      items: items
    )
  )
}

/// One line of runs at the left end of its leaf, each character 10 points wide.
func text(
  _ runs: String...,
  isRightToLeft: Bool = false,
  font: DisplayFont = DisplayFont(size: 17),
  isUnderlined: Bool = false
) -> DisplayContent {
  let line = DisplayText.Line(
    origin: DisplayPoint(x: 0, y: 16),
    width: Double(runs.joined().count) * 10,
    isRightToLeft: isRightToLeft,
    runs: runs.map { text in
      DisplayText.Run(
        text: text,
        width: Double(text.count) * 10,
        font: font,
        paint: .color(red),
        isUnderlined: isUnderlined
      )
    }
  )
  return .text(DisplayText(lines: [line], isTruncated: false))
}

let writer = SVGWriter(width: { text, _ in Double(text.count) * 10 })

/// What is drawn, without the document round it and the window's background.
func body(of list: DisplayList, by writer: SVGWriter = writer) throws -> String {
  let svg = writer.svg(of: list)
  try expectXML(svg)
  let background = try #require(svg.range(of: "<rect width=\"100\" height=\"50\" fill=\"#fff\"/>"))
  return String(svg[background.upperBound...].dropLast("</svg>".count))
}

/// What is defined to be referred to.
func definitions(of list: DisplayList, by writer: SVGWriter = writer) throws -> String {
  let svg = writer.svg(of: list)
  try expectXML(svg)
  let start = try #require(svg.range(of: "<defs>"))
  let end = try #require(svg.range(of: "</defs>"))
  return String(svg[start.upperBound..<end.lowerBound])
}

/// Fails where a parser of XML finds fault.
func expectXML(_ svg: String) throws {
  let parser = XMLParser(data: Data(svg.utf8))
  #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? ""): \(svg.prefix(2_000))")
}
