import JSONSource
import Testing

/// What holds for any input, tried with numbered seeds.
struct PropertyTests {
  @Test(arguments: 0..<200)
  func writtenValuesReadBackTheSame(_ seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let value = randomValue(depth: 4, &random)
    for style in [JSONStyle.readable, .compact, JSONStyle(width: 10, escapesLessThan: true)] {
      let text = value.text(style)
      #expect(try JSONValue(parsing: text, path: "seed \(seed)").plain == value, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<100)
  func arbitraryBytesNeverTrap(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      checkPlace(of: bytes, seed)
    }
  }

  /// Near misses reach deeper than noise: a valid text with a few bytes changed, put in or cut off.
  @Test(arguments: 0..<200)
  func damagedTextsNeverTrap(_ seed: UInt64) {
    var random = SeededGenerator(seed)
    let whole = Array(randomValue(depth: 4, &random).text().utf8)
    for _ in 0..<50 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(pieces.randomElement(using: &random) ?? 0, at: place)
        default: bytes[place] = pieces.randomElement(using: &random) ?? 0
        }
      }
      checkPlace(of: bytes, seed)
    }
  }

  /// Each way to cut a text off is an error that stands inside it.
  @Test func everyPrefixIsRefused() throws {
    let text = Array(#"{"é": [1.5e3, -0, "\u00e9\ud83d\ude00", true, null, {"k": []}]}"#.utf8)
    _ = try JSONValue(parsing: text, path: "whole")
    for length in text.indices {
      #expect(throws: JSONError.self, "cut to \(length) bytes") {
        try JSONValue(parsing: Array(text[..<length]), path: "cut")
      }
    }
  }

  private let pieces =
    Array("{}[]\",:\\u0123456789eE+-.truefalsnNI/'\n\t \u{7F}é点".utf8) + [
      0, 0xFF, 0xC3, 0xED, 0xA0,
    ]

  private func checkPlace(of bytes: [UInt8], _ seed: UInt64) {
    do throws(JSONError) {
      _ = try JSONValue(parsing: bytes, path: "seed").plain
    } catch {
      let lines = bytes.count { $0 == 0x0A } + 1
      #expect((1...lines).contains(error.place.line), "seed \(seed): \(error)")
      #expect(error.place.column >= 1, "seed \(seed): \(error)")
      #expect(
        error.description.split(separator: "\n", omittingEmptySubsequences: false).count == 4,
        "seed \(seed)"
      )
    }
  }

  private func randomValue(depth: Int, _ random: inout SeededGenerator) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer(Int.random(in: .min ... .max, using: &random))
    case 3: return .double(Double(bitPattern: .random(in: 0 ... .max, using: &random)))
    case 4: return .decimal(.random(in: -1000...1000, using: &random), decimals: 3)
    case 5: return .string(randomString(&random))
    case 6:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          randomValue(depth: depth - 1, &random)
        }
      )
    default:
      return .object(
        (0..<Int.random(in: 0...4, using: &random)).map { index in
          JSON.Member("\(index)" + randomString(&random), randomValue(depth: depth - 1, &random))
        }
      )
    }
  }

  private func randomString(_ random: inout SeededGenerator) -> String {
    let alphabet: [Character] = [
      "a", "\"", "\\", "/", "<", "\n", "\r", "\t", "\u{0}", "\u{1F}", "é", "点", "😀", "\u{2028}",
      " ",
    ]
    return String(
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? "a"
      }
    )
  }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
