import Foundation

@testable import Launching

/// A return address inside this very function, relative to its image.
@inline(never)
func addressInThisFunction() -> ImageAddress? { stackInThisFunction().dropFirst().first }

/// The return addresses inside this very function and inside its caller.
@inline(never)
func stackInThisFunction() -> [ImageAddress] {
  guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
    return []
  }
  let mapped = maps.split(separator: "\n").compactMap(MappedFile.init)
  var stack: [ImageAddress] = []
  for address in Thread.callStackReturnAddresses.map(\.uint64Value) {
    // The nearest frames may be Foundation's, which was called from here.
    guard let file = mapped.first(where: { $0.range.contains(address) }),
      !file.path.contains("Foundation"),
      let base = mapped.first(where: { $0.path == file.path })?.range.lowerBound
    else { continue }
    stack.append(ImageAddress(image: file.path, offset: address - base - 1))
  }
  return Array(stack.prefix(2))
}

/// A line of `/proc/self/maps` that has a file.
private struct MappedFile {
  var range: Range<UInt64>
  var path: String

  init?(_ line: Substring) {
    let columns = line.split(separator: " ", maxSplits: 5).map(String.init)
    let ends = columns[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
    guard columns.count == 6, ends.count == 2, ends[0] < ends[1] else { return nil }
    range = ends[0]..<ends[1]
    path = columns[5].drop { $0 == " " }.description
  }
}
