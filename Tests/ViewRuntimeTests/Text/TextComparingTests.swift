import Foundation
import Testing

@testable import ViewRuntime

/// What is told of two texts without putting either into words.
@MainActor @Suite(.serialized) struct TextComparingTests {
  private static let numbers = [-1_000_000, -1, 0, 1, 2, 11, 12, 999, 1_000, 12_345_678, Int.max]
  private static let strings = ["", "1", "12", "a", "é", "e\u{301}", "**", "%", "%@", "a b"]

  /// Formats with one and with two values, and those that hide or change one.
  private static func keys(_ number: Int, _ string: String) -> [LocalizedStringKey] {
    [
      "\(number)", "\(number) \(1)", "\(1)\(number)", "\(string)", "\(string)\(number)",
      "100 % \(number) \(string)", "**\(number)** \(string)", "[x](https://a.b/\(number))",
      "\(number, specifier: "%Q")\(1)", "\(1, specifier: "%Q")\(number)",
      "\(Double(number) / 1_000_000)", "\(Text("\(number)"))", "\(number, format: .number)",
    ]
  }

  /// The environment of a text on a screen of its own.
  private func withEnvironment<V: View>(of view: V, _ body: (TextEnvironment) -> Void) {
    let tree = ViewsTree(view)
    tree.forEachPlace { node in
      if node.block.entry(node.entry).pointee.kind is TextElement { body(.of(node)) }
    }
  }

  @Test(arguments: ["en_US", "de_DE", "ar_EG", "hi_IN"])
  func certainDifferencesAreSeenInTheWords(_ locale: String) {
    let all = Self.numbers.flatMap { number in
      Self.strings.flatMap { Self.keys(number, $0) }
    }
    var certain = 0
    withEnvironment(of: Text(verbatim: "").environment(\.locale, Locale(identifier: locale))) {
      environment in
      // Each against some of the others, far and near.
      for (index, old) in all.enumerated() {
        for step in [0, 1, 13, 26, 130, 143, 260, 1_300] {
          let new = all[(index + step) % all.count]
          guard old.certainlyDiffers(from: new, nil, in: environment) else { continue }
          certain += 1
          #expect(
            Text(old).styled(in: environment) != Text(new).styled(in: environment),
            "\(old) and \(new)"
          )
        }
      }
    }
    #expect(certain > 1_000)
  }

  @Test func oneOtherValueIsEnoughToTell() {
    withEnvironment(of: Text(verbatim: "")) { environment in
      func isCertain(_ old: LocalizedStringKey, _ new: LocalizedStringKey) -> Bool {
        old.certainlyDiffers(from: new, nil, in: environment)
      }
      #expect(isCertain("\(1) of \(2)", "\(1) of \(3)"))
      #expect(isCertain("hello \("Ann")", "hello \("Ben")"))
      #expect(isCertain("\(UInt8(1)) %", "\(UInt8(2)) %"))
      #expect(!isCertain("\(1) of \(2)", "\(1) of \(2)"))
      // Both read 112.
      #expect(!isCertain("\(1)\(12)", "\(11)\(2)"))
      // Both read 1.5.
      #expect(!isCertain("\(1.5, specifier: "%.1f")", "\(1.51, specifier: "%.1f")"))
      #expect(!isCertain("**\(1)**", "**\(2)**"))
      #expect(!isCertain("a", "b"))
    }
  }

  @Test func lettersOfOneCaseAreCompared() {
    withEnvironment(of: Text(verbatim: "").textCase(.uppercase)) { environment in
      let (lower, upper): (LocalizedStringKey, LocalizedStringKey) = ("\("a")", "\("A")")
      #expect(!lower.certainlyDiffers(from: upper, nil, in: environment))
    }
  }

  @Test func wordsOfAnEqualLookAreNoUpdate() {
    struct Joined: View {
      let remote: Remote<[Int]>
      @State var values = [1, 12]
      var body: some View {
        let _ = remote.lend { values = $0 }
        Text("\(values[0])\(values[1])")
      }
    }
    let remote = Remote<[Int]>()
    let tree = ViewsTree(Joined(remote: remote))
    #expect(tree.step { remote.set([11, 2]) } == ["TextComparingTests.Joined: _values, waste"])
    #expect(tree.step { remote.set([11, 3]) } == ["TextComparingTests.Joined: _values, 1 updated"])
    #expect(tree.words == ["113"])
  }
}
