/// A symbol's name, taken apart: what is drawn, and in which variant.
struct SymbolName {
  /// What a glyph stands in.
  enum Container {
    case circle
    case square

    var outline: String {
      switch self {
      case .circle: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21Z"
      case .square: "M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z"
      }
    }
  }

  let shape: SymbolShape
  let container: Container?
  let isFilled: Bool
  let isSlashed: Bool

  /// Nil where no drawing is known for the name or for its first words.
  init?(_ name: String) {
    let words = name.split(separator: ".").map(String.init)
    let known = (1...max(words.count, 1)).reversed().first { count in
      SymbolShape.all[words.prefix(count).joined(separator: ".")] != nil
    }
    guard let known,
      let shape = SymbolShape.all[words.prefix(known).joined(separator: ".")]
    else { return nil }
    let variants = words.dropFirst(known)
    self.shape = shape
    isFilled = variants.contains("fill")
    isSlashed = variants.contains("slash")
    switch variants.filter({ $0 != "fill" && $0 != "slash" && $0 != "crop" }) {
    case ["circle"]: container = .circle
    case ["square"]: container = .square
    default: container = nil
    }
  }
}
