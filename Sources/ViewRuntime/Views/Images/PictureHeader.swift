import Foundation

/// Reads how large a picture is from the first bytes of its file; nothing is
/// decoded.
///
/// Formats: PNG, JPEG (as stored, whatever its orientation), GIF, WebP, HEIC.
enum PictureHeader {
  /// In pixels; nil where the file is none of these, or broken.
  static func size(ofFile path: String) -> CGSize? {
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    return size(of: data)
  }

  static func size(of data: Data) -> CGSize? {
    let bytes = Bytes(data: data)
    let size =
      switch (bytes.text(at: 0, 4), bytes.text(at: 4, 4), bytes.text(at: 8, 4)) {
      case ("\u{89}PNG", _, _): png(bytes)
      case ("GIF8", _, _): gif(bytes)
      case ("RIFF", _, "WEBP"): webP(bytes)
      case (_, "ftyp", _): heic(bytes)
      default: bytes.big(at: 0, 2) == 0xFFD8 ? jpeg(bytes) : nil
      }
    guard let (width, height) = size, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }

  private typealias Size = (width: Int, height: Int)

  private static func png(_ bytes: Bytes) -> Size? {
    guard bytes.text(at: 12, 4) == "IHDR", let width = bytes.big(at: 16, 4),
      let height = bytes.big(at: 20, 4)
    else { return nil }
    return (width, height)
  }

  private static func gif(_ bytes: Bytes) -> Size? {
    guard let width = bytes.little(at: 6, 2), let height = bytes.little(at: 8, 2) else {
      return nil
    }
    return (width, height)
  }

  /// Goes from segment to segment up to the one that starts a frame.
  private static func jpeg(_ bytes: Bytes) -> Size? {
    var at = 2
    while let mark = bytes.big(at: at, 1) {
      guard mark == 0xFF, let kind = bytes.big(at: at + 1, 1) else { return nil }
      switch kind {
      case 0xFF: at += 1
      case 0x01, 0xD0...0xD7: at += 2
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(kind):
        guard let height = bytes.big(at: at + 5, 2), let width = bytes.big(at: at + 7, 2) else {
          return nil
        }
        return (width, height)
      default:
        guard let length = bytes.big(at: at + 2, 2), length >= 2 else { return nil }
        at += 2 + length
      }
    }
    return nil
  }

  private static func webP(_ bytes: Bytes) -> Size? {
    switch bytes.text(at: 12, 4) {
    case "VP8X":
      guard let width = bytes.little(at: 24, 3), let height = bytes.little(at: 27, 3) else {
        return nil
      }
      return (width + 1, height + 1)
    case "VP8L":
      guard bytes.big(at: 20, 1) == 0x2F, let bits = bytes.little(at: 21, 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case "VP8 ":
      guard let width = bytes.little(at: 26, 2), let height = bytes.little(at: 28, 2) else {
        return nil
      }
      return (width & 0x3FFF, height & 0x3FFF)
    default: return nil
    }
  }

  /// The largest of the sizes that the file's properties name: others are those
  /// of tiles and previews.
  private static func heic(_ bytes: Bytes) -> Size? {
    var largest: Size?
    let end = min(bytes.data.count, 1 << 16)
    var at = 0
    while at + 16 <= end {
      guard bytes.big(at: at, 4) == 0x6973_7065 else {  // ispe
        at += 1
        continue
      }
      if let width = bytes.big(at: at + 8, 4), let height = bytes.big(at: at + 12, 4) {
        let (area, _) = width.multipliedReportingOverflow(by: height)
        if area > largest.map({ $0.width * $0.height }) ?? 0 { largest = (width, height) }
      }
      at += 16
    }
    return largest
  }
}

/// Numbers in a file, nil past its end.
private struct Bytes {
  let data: Data

  func big(at offset: Int, _ count: Int) -> Int? {
    guard offset + count <= data.count else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(at offset: Int, _ count: Int) -> Int? {
    guard offset + count <= data.count else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Each byte as the character of its number.
  func text(at offset: Int, _ count: Int) -> String? {
    guard offset + count <= data.count else { return nil }
    let start = data.startIndex + offset
    return String(
      String.UnicodeScalarView(data[start..<start + count].map { Unicode.Scalar($0) })
    )
  }
}
