// A table: things.

extension SymbolShape {
  static let things: [String: SymbolShape] = [
    "star": SymbolShape(
      outline: "M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8"
        + "L2.2 9.6l6.9-.8Z"
    ),
    "heart": SymbolShape(
      outline: "M12 20.5C5 15.5 2.5 12 2.5 8.6A5 5 0 0 1 12 6.5a5 5 0 0 1 9.5 2.1"
        + "c0 3.4-2.5 6.9-9.5 11.9Z"
    ),
    "magnifyingglass": SymbolShape(
      lines: "M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14ZM15.2 15.2L21 21"
    ),
    "gear": gear,
    "gearshape": gear,
    "trash": SymbolShape(
      outline: "M5.5 7l1 14.5h11l1-14.5Z",
      inner: "M10 11v6.5M14 11v6.5",
      lines: "M3 6.5h18M9 6V3h6v3"
    ),
    "house": SymbolShape(
      outline: "M2.5 11.5L12 3l9.5 8.5M5.5 9V20.5h13V9",
      inner: "M10 20v-6h4v6"
    ),
    "bell": SymbolShape(
      outline: "M4 17.5c2-1.8 2-4 2-7.5a6 6 0 0 1 12 0c0 3.5 0 5.7 2 7.5Z",
      lines: "M10 20.7a2.2 2.2 0 0 0 4 0"
    ),
    "folder": SymbolShape(outline: "M2.5 5h7l2 2.5h10v12h-19Z"),
    "doc": SymbolShape(outline: "M5 2.5h9l5 5v14H5Z", inner: "M13.5 3v5h5"),
    "doc.text": SymbolShape(outline: "M5 2.5h9l5 5v14H5Z", inner: "M8.5 12h7M8.5 16h7"),
    "doc.on.doc": SymbolShape(outline: "M9 2.5h11V17H9Z", lines: "M6 7H4v14.5h11V20"),
    "bookmark": SymbolShape(outline: "M6 2.5h12v19l-6-5-6 5Z"),
    "tag": SymbolShape(outline: "M3 3h9l9.5 9.5-9 9L3 12Z", inner: "M7.5 7.5h.01"),
    "flag": SymbolShape(
      outline: "M5 3.5c5-2 8 2 14 0v10c-6 2-9-2-14 0Z",
      lines: "M5 3v19"
    ),
    "calendar": SymbolShape(
      outline: "M3 5h18v16H3Z",
      inner: "M4 10h16",
      lines: "M8 2.5v4M16 2.5v4"
    ),
    "clock": SymbolShape(
      outline: "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20Z",
      inner: "M12 6.5V12l4 2.5"
    ),
    "timer": SymbolShape(
      outline: "M12 4.5a8.7 8.7 0 1 1 0 17.4a8.7 8.7 0 0 1 0-17.4Z",
      inner: "M12 8.5v5",
      lines: "M9.5 1.5h5"
    ),
    "hourglass": SymbolShape(
      lines: "M6 2.5h12M6 21.5h12M7 2.5c0 5 5 6 5 9.5s-5 4.5-5 9.5M17 2.5c0 5-5 6-5 9.5s5 4.5 5 9.5"
    ),
    "cart": SymbolShape(
      lines: "M2 3h3l2.5 12h11L21 6.5H6",
      dots: "M9 17.5a2 2 0 1 1 0 4a2 2 0 0 1 0-4ZM17 17.5a2 2 0 1 1 0 4a2 2 0 0 1 0-4Z"
    ),
    "bag": SymbolShape(
      outline: "M4 7.5h16l1 14H3Z",
      lines: "M8 7V6.5a4 4 0 0 1 8 0V7"
    ),
    "creditcard": SymbolShape(outline: "M2 5h20v14H2Z", inner: "M2.5 10h19M5.5 15h4"),
    "lock": SymbolShape(outline: "M5 10.5h14v11H5Z", lines: "M8 10.5V7a4 4 0 0 1 8 0v3.5"),
    "lock.open": SymbolShape(outline: "M5 10.5h14v11H5Z", lines: "M8 10.5V6a4 4 0 0 1 7.7-1.5"),
    "key": SymbolShape(
      lines: "M7 8a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9ZM11.5 12.5H22v4M18 12.5v3"
    ),
    "eye": SymbolShape(
      outline: "M1.5 12C4 7 8 5 12 5s8 2 10.5 7C20 17 16 19 12 19S4 17 1.5 12Z",
      inner: "M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6Z"
    ),
    "pencil": SymbolShape(outline: "M4 20l1-5L16 4l4 4L9 19Z"),
    "square.and.pencil": SymbolShape(
      outline: "M9 15l.7-3.2L19 2.5 21.5 5l-9.3 9.3Z",
      lines: "M12.5 4H4v16h16v-8.5"
    ),
    "globe": SymbolShape(
      lines:
        "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20ZM2 12h20M12 2c-6 6-6 14 0 20M12 2c6 6 6 14 0 20"
    ),
    "map": SymbolShape(
      outline: "M2.5 6L9 3.5 15 6l6.5-2.5V18L15 20.5 9 18l-6.5 2.5Z",
      inner: "M9 4v14M15 6v14"
    ),
    "mappin": SymbolShape(
      outline: "M12 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9Z",
      lines: "M12 11.5v10"
    ),
    "location": SymbolShape(outline: "M21.5 2.5l-19 8 9 2 2 9Z"),
    "gift": SymbolShape(
      outline: "M3.5 11h17v10.5h-17ZM2 6.5h20V11H2Z",
      inner: "M12 7v14",
      lines: "M12 6.5c-5 0-6-4-3.5-4S12 4 12 6.5c0-2.5 1-4 3.5-4s1.5 4-3.5 4"
    ),
    "book": SymbolShape(
      outline: "M12 5.5C9 3.5 5.5 3.5 2.5 4.5V20c3-1 6.5-1 9.5 1 3-2 6.5-2 9.5-1V4.5"
        + "c-3-1-6.5-1-9.5 1Z",
      inner: "M12 6v14.5"
    ),
    "iphone": SymbolShape(outline: "M6 2h12v20H6Z", inner: "M10.5 19h3"),
    "shield": SymbolShape(
      outline: "M12 2.5l8.5 3v6c0 5-3.5 8.5-8.5 10-5-1.5-8.5-5-8.5-10v-6Z"
    ),
    "tray": SymbolShape(
      outline: "M3 13l3-9h12l3 9v7.5H3Z",
      inner: "M4 13h4.5l1.5 3h4l1.5-3H20"
    ),
    "fork.knife": SymbolShape(
      lines: "M6 2.5v5a2.5 2.5 0 0 0 5 0v-5M8.5 2.5v19M17.5 21.5v-19c-2 1.5-3 5-3 9h3"
    ),
    "car": SymbolShape(
      outline: "M3 17v-5l2.5-6.5h13L21 12v5Z",
      inner: "M5.5 12h13",
      dots:
        "M7 15.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5ZM17 15.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z"
    ),
    "building": SymbolShape(
      outline: "M5 2.5h14v19H5Z",
      inner: "M9.5 7h.01M14.5 7h.01M9.5 11.5h.01M14.5 11.5h.01M10 21v-4.5h4V21"
    ),
    "building.2": SymbolShape(
      outline: "M2.5 2.5h11v19h-11ZM13.5 9h8v12.5h-8Z",
      inner: "M6 7h.01M10 7h.01M6 11.5h.01M10 11.5h.01M6 16h.01M10 16h.01"
        + "M17.5 13.5h.01M17.5 17.5h.01"
    ),
    "hammer": SymbolShape(
      outline: "M5 7.5L9.5 3H15l3 3.5-3 3h-3L9.5 7Z",
      lines: "M12.5 9L5 19.5"
    ),
    "lightbulb": SymbolShape(
      outline: "M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8Z",
      lines: "M9.5 20.5h5"
    ),
    "battery.1": SymbolShape(outline: "M2 7h17v10H2Z", lines: "M22 10.5v3"),
  ]

  private static let gear = SymbolShape(
    outline: "M12 5a7 7 0 1 1 0 14a7 7 0 0 1 0-14Z",
    inner: "M12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6Z",
    lines: "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1"
      + "M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"
  )
}
