/// Finds the name that was probably meant.
///
/// Names are compared without case; what is left may differ by one edit for
/// each three characters, where an edit puts in, takes out or changes a
/// character or exchanges two neighbours. Names over 64 characters are passed
/// over, so that the cost stays small whatever the input.
///
/// - Returns: The nearest name, the first of equally near ones, or nil when
///   none is near.
/// - Complexity: O(*n* · *l*²) for *n* names of length *l*.
public func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased())
  guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in names {
    let other = Array(candidate.lowercased())
    let limit = max(1, max(wanted.count, other.count) / 3)
    guard other.count <= longestName, abs(other.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, other)
    guard distance <= limit, distance < best?.distance ?? .max else { continue }
    best = (candidate, distance)
  }
  return best?.name
}

private let longestName = 64

/// The fewest edits that turn one text into the other (optimal string alignment).
func editDistance(_ from: [Character], _ to: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...to.count)
  for row in from.indices {
    var current = [row + 1]
    for column in to.indices {
      let isSame = from[row] == to[column]
      var distance = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[to.count]
}
