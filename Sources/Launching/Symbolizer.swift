#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One source position behind an address; inlining gives an address several.
struct Symbol: Equatable {
  /// Demangled, with modules: `closure #1 () -> () in App.Row.body.getter : …`.
  var function: String
  /// Demangled for people: `closure #1 in Row.body.getter`.
  var shortFunction: String
  /// Whether the name is mangled Swift; C and the start of a program are not.
  var isSwift: Bool
  /// Empty where there is no debug information.
  var file: String
  /// 0 where there is none.
  var line: Int
  var column: Int
  /// Where the function begins that the address lies in; of an inlined one, the
  /// function that it was inlined into.
  var start: UInt64?
  /// Where the function is declared; empty for what the compiler made.
  var declaredFile: String = ""
  /// 0 where there is none.
  var declaredLine: Int = 0
  /// Whether the address has no line, so that this is the one before it.
  var isLineBefore = false
}

/// Turns addresses into source positions with the toolchain's own tools.
struct Symbolizer {
  var toolchain: Toolchain
  /// A folder for what goes in and out; the caller removes it.
  var scratch: String

  /// Looks up all addresses in one go.
  ///
  /// - Parameters:
  ///   - addresses: In any order, repeated or not.
  ///   - skipsLineZero: Whether an address without a line takes the line before
  ///     it, as is right inside a function that a person wrote.
  /// - Returns: For each address its positions, the innermost inlined one
  ///   first; none for an address that the tools do not know. Nil when a tool
  ///   cannot be run.
  func symbols(
    of addresses: [ImageAddress],
    skipsLineZero: Bool = true
  ) -> [ImageAddress: [Symbol]]? {
    let asked = Set(addresses).sorted().filter(\.isAskedAbout)
    guard let answers = answers(to: asked[...], skipsLineZero) else { return nil }
    return named(Array(zip(asked, answers)))
  }

  /// Asks the tool, in halves where it dies: with `--skip-line-zero` it does for
  /// some addresses that have no line before them.
  private func answers(
    to asked: ArraySlice<ImageAddress>,
    _ skipsLineZero: Bool
  ) -> [[RawSymbol]]? {
    guard !asked.isEmpty else { return [] }
    if let answers = answersAtOnce(to: asked, skipsLineZero) { return answers }
    guard FileManager.default.isExecutableFile(atPath: toolchain.symbolizer) else { return nil }
    if asked.count == 1 { return skipsLineZero ? answers(to: asked, false) : [[]] }
    let middle = asked.startIndex + asked.count / 2
    guard let first = answers(to: asked[..<middle], skipsLineZero),
      let second = answers(to: asked[middle...], skipsLineZero)
    else { return nil }
    return first + second
  }

  private func answersAtOnce(
    to asked: ArraySlice<ImageAddress>,
    _ skipsLineZero: Bool
  ) -> [[RawSymbol]]? {
    let questions = asked.map { "\"\($0.image)\" 0x\(String($0.offset, radix: 16))\n" }
    let options =
      ["--inlines", "--output-style=JSON"] + (skipsLineZero ? ["--skip-line-zero"] : [])
    guard let answer = run(toolchain.symbolizer, options, input: questions.joined()) else {
      return nil
    }
    let lines = answer.split(separator: "\n")
    guard lines.count == asked.count else { return nil }
    var answers: [[RawSymbol]] = []
    for line in lines {
      guard let decoded = try? JSONDecoder().decode(RawAnswer.self, from: Data(line.utf8)) else {
        return nil
      }
      answers.append(decoded.symbols ?? [])
    }
    return answers
  }

  private func named(
    _ raw: [(ImageAddress, [RawSymbol])]
  ) -> [ImageAddress: [Symbol]]? {
    let mangled = Array(Set(raw.flatMap { $0.1.map(\.function) }.filter(isMangled))).sorted()
    guard let full = demangled(mangled, ["--compact"]),
      let short = demangled(mangled, ["--compact", "--simplified"])
    else { return nil }
    var result: [ImageAddress: [Symbol]] = [:]
    for (address, symbols) in raw {
      result[address] = symbols.map { symbol in
        Symbol(
          function: full[symbol.function] ?? symbol.function,
          shortFunction: short[symbol.function] ?? symbol.function,
          isSwift: isMangled(symbol.function),
          file: symbol.file,
          line: symbol.hasOwnLine ? symbol.line : 0,
          column: symbol.column,
          start: symbol.startAddress.flatMap { UInt64($0.dropFirst(2), radix: 16) },
          declaredFile: symbol.startFile ?? "",
          declaredLine: symbol.startLine ?? 0,
          isLineBefore: symbol.isApproximate ?? false
        )
      }
    }
    return result
  }

  private func isMangled(_ name: String) -> Bool { name.hasPrefix("$s") || name.hasPrefix("$S") }

  private func demangled(_ names: [String], _ options: [String]) -> [String: String]? {
    guard !names.isEmpty else { return [:] }
    let input = names.map { $0 + "\n" }.joined()
    guard let answer = run(toolchain.demangler, options, input: input) else { return nil }
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= names.count else { return nil }
    return Dictionary(zip(names, lines), uniquingKeysWith: { first, _ in first })
  }

  private func run(_ tool: String, _ arguments: [String], input: String) -> String? {
    let file = scratch + "/questions"
    guard (try? Data(input.utf8).write(to: URL(filePath: file))) != nil else { return nil }
    var child = ChildProcess(executable: tool, arguments: arguments, environment: [:])
    child.inputPath = file
    var printed: [UInt8] = []
    guard (try? child.run(output: { printed += $0 })) == .exited(0) else { return nil }
    return String(decoding: printed, as: UTF8.self)
  }

  /// One line of the tool's answer, as it names the fields.
  private struct RawAnswer: Decodable {
    var symbols: [RawSymbol]?
    enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
  }

  private struct RawSymbol: Decodable {
    var function: String
    var file: String
    var line: Int
    var column: Int
    var isApproximate: Bool?
    var startAddress: String?
    var startFile: String?
    var startLine: Int?

    /// A thunk has no line at all, so that the one before it belongs to another
    /// function.
    var hasOwnLine: Bool { !(isApproximate ?? false) || (startLine ?? 0) > 0 }

    enum CodingKeys: String, CodingKey {
      case function = "FunctionName"
      case file = "FileName"
      case line = "Line"
      case column = "Column"
      case isApproximate = "Approximate"
      case startAddress = "StartAddress"
      case startFile = "StartFileName"
      case startLine = "StartLine"
    }
  }
}

/// An address inside an image on disk.
struct ImageAddress: Hashable, Comparable {
  var image: String
  /// From the image's base.
  var offset: UInt64

  /// Of a return address, an address inside the call.
  var calling: ImageAddress { ImageAddress(image: image, offset: offset &- 1) }

  /// Not for libraries of the system and the toolchain, which hold no place of
  /// an app's and are large; nor for a path that cannot be written down, for it
  /// has a quote in it.
  var isAskedAbout: Bool {
    guard !image.contains("\""), !image.contains("\n") else { return false }
    let isSystem = ["/lib", "/usr/lib", "/System"].contains { image.hasPrefix($0) }
    return !isSystem && !image.contains("/usr/lib/swift/")
  }

  static func < (a: ImageAddress, b: ImageAddress) -> Bool {
    (a.image, a.offset) < (b.image, b.offset)
  }
}
