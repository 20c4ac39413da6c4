// A table: arrows, marks and plain shapes.

extension SymbolShape {
  static let marks: [String: SymbolShape] = [
    "chevron.right": SymbolShape(lines: "M8.5 3.5l8.5 8.5-8.5 8.5"),
    "chevron.forward": SymbolShape(lines: "M8.5 3.5l8.5 8.5-8.5 8.5"),
    "chevron.left": SymbolShape(lines: "M15.5 3.5L7 12l8.5 8.5"),
    "chevron.backward": SymbolShape(lines: "M15.5 3.5L7 12l8.5 8.5"),
    "chevron.up": SymbolShape(lines: "M3.5 16L12 7.5l8.5 8.5"),
    "chevron.down": SymbolShape(lines: "M3.5 8L12 16.5 20.5 8"),
    "chevron.up.chevron.down": SymbolShape(lines: "M7 9l5-5 5 5M7 15l5 5 5-5"),
    "plus": SymbolShape(lines: "M12 3v18M3 12h18"),
    "minus": SymbolShape(lines: "M3 12h18"),
    "xmark": SymbolShape(lines: "M5 5l14 14M19 5L5 19"),
    "multiply": SymbolShape(lines: "M5 5l14 14M19 5L5 19"),
    "checkmark": SymbolShape(lines: "M4 13l5.5 6L20 5"),
    "equal": SymbolShape(lines: "M4 9h16M4 15h16"),
    "arrow.right": SymbolShape(lines: "M3 12h18M14 5l7 7-7 7"),
    "arrow.left": SymbolShape(lines: "M21 12H3M10 5l-7 7 7 7"),
    "arrow.up": SymbolShape(lines: "M12 21V3M5 10l7-7 7 7"),
    "arrow.down": SymbolShape(lines: "M12 3v18M5 14l7 7 7-7"),
    "arrow.up.right": SymbolShape(lines: "M5 19L19 5M8 5h11v11"),
    "arrow.clockwise": SymbolShape(lines: "M20 12a8 8 0 1 1-3-6.2M17 1.5V6.5H12"),
    "arrow.counterclockwise": SymbolShape(lines: "M4 12a8 8 0 1 0 3-6.2M7 1.5V6.5H12"),
    "arrow.triangle.2.circlepath": SymbolShape(
      lines: "M4 11a8 8 0 0 1 14-4M20 13a8 8 0 0 1-14 4M18 2v5h-5M6 22v-5h5"
    ),
    "arrow.up.arrow.down": SymbolShape(
      lines: "M8 21V4M4 8l4-4 4 4M16 3v17M12 16l4 4 4-4"
    ),
    "square.and.arrow.up": SymbolShape(
      lines: "M8 9H4.5v12.5h15V9H16M12 15V2.5M8 6.5l4-4 4 4"
    ),
    "square.and.arrow.down": SymbolShape(
      lines: "M8 9H4.5v12.5h15V9H16M12 2.5V15M8 11l4 4 4-4"
    ),
    "ellipsis": SymbolShape(
      dots: "M5 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4Z"
        + "M19 10a2 2 0 1 1 0 4a2 2 0 0 1 0-4Z"
    ),
    "line.3.horizontal": SymbolShape(lines: "M3 6h18M3 12h18M3 18h18"),
    "line.3.horizontal.decrease": SymbolShape(lines: "M3 6h18M6 12h12M9.5 18h5"),
    "list.bullet": SymbolShape(
      lines: "M9 6h12M9 12h12M9 18h12",
      dots:
        "M4 4.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3ZM4 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3Z"
        + "M4 16.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3Z"
    ),
    "slider.horizontal.3": SymbolShape(
      lines: "M2 6h20M2 12h20M2 18h20",
      dots:
        "M8 3.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5ZM16 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z"
        + "M10 15.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z"
    ),
    "square.grid.2x2": SymbolShape(
      outline: "M3 3h7.5v7.5H3ZM13.5 3H21v7.5h-7.5ZM3 13.5h7.5V21H3ZM13.5 13.5H21V21h-7.5Z"
    ),
    "info": SymbolShape(
      lines: "M9.5 10.5H12V20M8.5 20h7",
      dots: "M12 3.5a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 0 1 0-3.4Z"
    ),
    "questionmark": SymbolShape(
      lines: "M7.5 8a4.5 4.5 0 1 1 7 3.8c-1.7 1.2-2.5 2-2.5 4",
      dots: "M12 18.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3Z"
    ),
    "exclamationmark": SymbolShape(
      lines: "M12 3v11.5",
      dots: "M12 18a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 0 1 0-3.2Z"
    ),
    "exclamationmark.triangle": SymbolShape(
      outline: "M12 2.5L22.5 21h-21Z",
      inner: "M12 9v5.5M12 18h.01"
    ),
    "link": SymbolShape(
      lines: "M10 14a4.5 4.5 0 0 0 6.5 0L20 10.5A4.6 4.6 0 0 0 13.5 4L12 5.5"
        + "M14 10a4.5 4.5 0 0 0-6.5 0L4 13.5A4.6 4.6 0 0 0 10.5 20l1.5-1.5"
    ),
    "power": SymbolShape(lines: "M12 2.5v9M6.5 6a8.5 8.5 0 1 0 11 0"),
    "circle": SymbolShape(outline: "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20Z"),
    "square": SymbolShape(
      outline: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z"
    ),
    "rectangle": SymbolShape(outline: "M2 5h20v14H2Z"),
    "capsule": SymbolShape(outline: "M7 7h10a5 5 0 0 1 0 10H7a5 5 0 0 1 0-10Z"),
    "triangle": SymbolShape(outline: "M12 3l10 18H2Z"),
    "diamond": SymbolShape(outline: "M12 2l10 10-10 10L2 12Z"),
    "record": SymbolShape(dots: "M12 6a6 6 0 1 1 0 12a6 6 0 0 1 0-12Z"),
  ]
}
