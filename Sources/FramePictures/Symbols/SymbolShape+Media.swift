// A table: players, pictures and messages.

extension SymbolShape {
  static let media: [String: SymbolShape] = [
    "play": SymbolShape(outline: "M6 3.5l14 8.5-14 8.5Z"),
    "pause": SymbolShape(outline: "M6 4h4v16H6ZM14 4h4v16h-4Z"),
    "stop": SymbolShape(outline: "M5 5h14v14H5Z"),
    "forward": SymbolShape(outline: "M3 5l9 7-9 7ZM12 5l9 7-9 7Z"),
    "backward": SymbolShape(outline: "M21 5l-9 7 9 7ZM12 5l-9 7 9 7Z"),
    "shuffle": SymbolShape(
      lines: "M2 7h4l9 10h6M2 17h4l2.5-2.8M12.5 9.8L15 7h6M18 4l3 3-3 3M18 14l3 3-3 3"
    ),
    "repeat": SymbolShape(
      lines: "M4 12V9a2 2 0 0 1 2-2h14M17 4l3 3-3 3M20 12v3a2 2 0 0 1-2 2H4M7 14l-3 3 3 3"
    ),
    "speaker": SymbolShape(outline: "M3 9h4l6-5v16l-6-5H3Z"),
    "speaker.wave.2": SymbolShape(
      outline: "M3 9h4l6-5v16l-6-5H3Z",
      lines: "M16 9a4.5 4.5 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11"
    ),
    "speaker.wave.3": SymbolShape(
      outline: "M1.5 9h3.5l5-5v16l-5-5H1.5Z",
      lines: "M13 9.5a4 4 0 0 1 0 5M16 7a7.5 7.5 0 0 1 0 10M19 4.5a11 11 0 0 1 0 15"
    ),
    "mic": SymbolShape(
      outline: "M12 2.5a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3Z",
      lines: "M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4M8 21.5h8"
    ),
    "music.note": SymbolShape(
      lines: "M9 18V4l11-2v13.5",
      dots: "M6.5 15a3 3 0 1 1 0 6a3 3 0 0 1 0-6ZM17.5 12.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6Z"
    ),
    "camera": SymbolShape(
      outline: "M2.5 7h5L9 4h6l1.5 3h5v13h-19Z",
      inner: "M12 9.5a4 4 0 1 1 0 8a4 4 0 0 1 0-8Z"
    ),
    "photo": SymbolShape(
      outline: "M2.5 4.5h19v15h-19Z",
      inner: "M3.5 17l5-6 4.5 5 3-3 4.5 4M16 8.5h.01"
    ),
    "envelope": SymbolShape(outline: "M2.5 5h19v14h-19Z", inner: "M3.5 6.5L12 13.5l8.5-7"),
    "paperplane": SymbolShape(
      outline: "M21.5 2.5L2.5 10l7.5 3.5 4 8Z",
      inner: "M21 3L10 13.5"
    ),
    "phone": SymbolShape(
      outline: "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4c-1 2-3 2.5-5 2"
        + "C9 19.5 4.5 15 3 8c-.5-2 0-4 2-5Z"
    ),
    "message": SymbolShape(outline: "M3 4h18v13H11l-5 4.5V17H3Z"),
    "bubble": SymbolShape(outline: "M3 4h18v13H11l-5 4.5V17H3Z"),
    "bubble.left": SymbolShape(outline: "M3 4h18v13H11l-5 4.5V17H3Z"),
    "bubble.right": SymbolShape(outline: "M21 4H3v13h10l5 4.5V17h3Z"),
    "face.smiling": SymbolShape(
      outline: "M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20Z",
      inner: "M7.5 14a5 5 0 0 0 9 0M8.5 9h.01M15.5 9h.01"
    ),
    "hand.thumbsup": SymbolShape(
      outline: "M7 21.5H3v-11h4l4-8c2 0 3 1.5 2.5 3.5L13 9h6.5c1.5 0 2 1 1.7 2.5l-2 8"
        + "c-.3 1.3-1 2-2.2 2Z",
      inner: "M7 10.5v11"
    ),
    "person": SymbolShape(
      outline: "M12 2.5a4.7 4.7 0 1 1 0 9.4a4.7 4.7 0 0 1 0-9.4Z"
        + "M3.5 21c.5-5 4-7 8.5-7s8 2 8.5 7Z"
    ),
    "person.2": SymbolShape(
      outline: "M9 4.5a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 0 1 0-7.2ZM2 20c.4-4 3.2-6 7-6s6.6 2 7 6Z",
      lines: "M16 5a3.3 3.3 0 0 1 0 6.5M18.5 14.5c2.2.8 3.3 2.7 3.5 5.5"
    ),
    "wifi": SymbolShape(
      lines: "M2 9a14 14 0 0 1 20 0M5.5 13a9 9 0 0 1 13 0",
      dots: "M12 15.5a2 2 0 1 1 0 4a2 2 0 0 1 0-4Z"
    ),
    "chart.bar": SymbolShape(outline: "M3 13h4v8H3ZM10 8h4v13h-4ZM17 3h4v18h-4Z"),
  ]
}
