/// A drawing that stands for a symbol, on a grid of 24 by 24, in lines 2 wide.
///
/// All are drawn for this purpose; each is the value of a path's `d`.
struct SymbolShape: Sendable {
  static let grid = 24.0

  /// What the variant `fill` fills.
  var outline = ""
  /// Lines inside the outline, cut out of it where it is filled.
  var inner = ""
  /// Lines outside.
  var lines = ""
  /// Always filled.
  var dots = ""

  /// By the name in SF Symbols, variants left out.
  static let all = marks.merging(media) { first, _ in first }
    .merging(things) { first, _ in first }
    .merging(nature) { first, _ in first }
}
