/// A sentence of the analysis, which does not know the file that it is about.
struct PlacedError: Error, CustomStringConvertible {
  var place: String
  /// With its `fix:` line.
  var text: String

  var description: String { "\(place): \(text)" }
}
