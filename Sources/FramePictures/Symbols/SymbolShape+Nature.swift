// A table: weather and plants.

extension SymbolShape {
  static let nature: [String: SymbolShape] = [
    "sun.max": SymbolShape(
      outline: "M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9Z",
      lines: "M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7"
        + "M4.6 19.4l1.7-1.7M17.7 6.3l1.7-1.7"
    ),
    "moon": SymbolShape(outline: "M20.5 14.5A9 9 0 1 1 9.5 3.5a7.7 7.7 0 0 0 11 11Z"),
    "cloud": SymbolShape(
      outline: "M7 19a5 5 0 0 1-.5-10A6 6 0 0 1 18 10a4.5 4.5 0 0 1 0 9Z"
    ),
    "cloud.rain": SymbolShape(
      outline: "M7 15a5 5 0 0 1-.5-10A6 6 0 0 1 18 6a4.5 4.5 0 0 1 0 9Z",
      lines: "M8 18.5l-1 3M12.5 18.5l-1 3M17 18.5l-1 3"
    ),
    "bolt": SymbolShape(outline: "M13.5 2L5 13.5h6L9.5 22 19 10h-6.5Z"),
    "drop": SymbolShape(
      outline: "M12 2.5c4 5 6.5 8 6.5 12a6.5 6.5 0 0 1-13 0c0-4 2.5-7 6.5-12Z"
    ),
    "flame": SymbolShape(
      outline: "M12 2c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-3 1.5-4.5 3-6 .5 1.5 1 2.5 2 3 .5-3-.5-6 1-9Z"
    ),
    "leaf": SymbolShape(
      outline: "M20.5 3.5C9 4 4 8 4 14c0 3.5 2.5 6 6 6 6.5 0 10-6 10.5-16.5Z",
      lines: "M3 21.5c1-2 2-3.5 3-4.5"
    ),
    "atom": SymbolShape(
      lines: "M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0ZM7 3.3a10 4 60 1 0 10 17.4a10 4 60 1 0-10-17.4Z"
        + "M7 20.7a10 4 120 1 1 10-17.4a10 4 120 1 1-10 17.4Z",
      dots: "M12 10.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3Z"
    ),
    "sparkles": SymbolShape(
      outline: "M10 4l1.8 5.2L17 11l-5.2 1.8L10 18l-1.8-5.2L3 11l5.2-1.8Z"
        + "M18.5 2.5l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9Z"
    ),
  ]
}
