import Combine
import Testing

private enum Odd: Error { case odd }

private func refuseOdd(_ value: Int) throws -> Int {
  if value % 2 == 1 { throw Odd.odd }
  return value
}

/// One line a case: what is sent, through what, and what comes out.
@Suite struct OperatorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let drawing: String
    let expected: String
    let run: @Sendable (String) -> String

    init<P: Publisher & SendableMetatype>(
      _ name: String,
      _ drawing: String,
      _ expected: String,
      _ make: @escaping @Sendable (Source) -> P
    ) {
      testDescription = name
      self.drawing = drawing
      self.expected = expected
      run = { outcome(of: $0, make) }
    }
  }

  static let oneToOne = [
    Case("map", "a1 a2 a|", "2 4 |") { $0.map { $0 * 2 } },
    Case("map fails on", "a1 ax a2", "1 x") { $0.map { $0 } },
    Case("map by key path", "a1 a|", "1 |") { $0.map(\.description) },
    Case("map by two key paths", "a1 a|", "(\"1\",-2) |") { $0.map(\.description, \.inverted) },
    Case("tryMap", "a2 a3 a4", "2 x") { $0.tryMap(refuseOdd) },
    Case("compactMap", "a1 a2 a|", "2 |") { $0.compactMap { $0 > 1 ? $0 : nil } },
    Case("tryCompactMap", "a2 a1", "2 x") { $0.tryCompactMap(refuseOdd) },
    Case("filter", "a1 a2 a3 a|", "1 3 |") { $0.filter { $0 != 2 } },
    Case("filter asks again", "?1 a1 a2 a3 a4", "2") { $0.filter { $0.isMultiple(of: 2) } },
    Case("tryFilter", "a2 a1 a4", "2 x") { $0.tryFilter { try refuseOdd($0) > 0 } },
    Case("removeDuplicates", "a1 a1 a2 a2 a1 a|", "1 2 1 |") { $0.removeDuplicates() },
    Case("removeDuplicates by", "a1 a3 a4 a|", "1 4 |") {
      $0.removeDuplicates { $0 % 2 == $1 % 2 }
    },
    Case("scan", "a1 a2 a3 a|", "1 3 6 |") { $0.scan(0, +) },
    Case("tryScan", "a2 a3", "2 x") { $0.tryScan(0) { try $0 + refuseOdd($1) } },
    Case("replaceNil", "a1 a2 a|", "0 2 |") { $0.map { $0 > 1 ? $0 : nil }.replaceNil(with: 0) },
    Case("handleEvents", "a1 a|", "1 |") { $0.handleEvents(receiveOutput: { _ in }) },
  ]

  static let cutting = [
    Case("first", "a1 a2", "1 |") { $0.first() },
    Case("first of none", "a|", "|") { $0.first() },
    Case("first where", "a1 a2 a3", "2 |") { $0.first { $0 > 1 } },
    Case("tryFirst where", "a2 a1", "x") { $0.tryFirst { try refuseOdd($0) > 5 } },
    Case("prefix", "a1 a2 a3", "1 2 |") { $0.prefix(2) },
    Case("prefix of none", "a1", "|") { $0.prefix(0) },
    Case("prefix while", "a1 a2 a3 a1", "1 2 |") { $0.prefix { $0 < 3 } },
    Case("output at", "a1 a2 a3", "2 |") { $0.output(at: 1) },
    Case("output in", "a1 a2 a3 a4 a|", "2 3 |") { $0.output(in: 1...2) },
    Case("output from", "a1 a2 a3 a|", "2 3 |") { $0.output(in: 1...) },
    Case("dropFirst", "a1 a2 a|", "2 |") { $0.dropFirst() },
    Case("dropFirst asks again", "?1 a1 a2 a3 a4", "3") { $0.dropFirst(2) },
    Case("drop while", "a1 a2 a1 a|", "2 1 |") { $0.drop { $0 < 2 } },
    Case("ignoreOutput", "a1 a|", "|") { $0.ignoreOutput() },
  ]

  static let gathering = [
    Case("collect", "a1 a2 a|", "[1,2] |") { $0.collect() },
    Case("collect of none", "a|", "[] |") { $0.collect() },
    Case("collect waits to be asked", "?1 a1 a|", "[1] |") { $0.collect() },
    Case("collect fails", "a1 ax", "x") { $0.collect() },
    Case("collect by count", "a1 a2 a3 a|", "[1,2] [3] |") { $0.collect(2) },
    Case("collect by count asks for enough", "?1 a1 a2 a3 a4 a|", "[1,2] |") { $0.collect(2) },
    Case("count", "a1 a5 a|", "2 |") { $0.count() },
    Case("reduce", "a1 a5 a|", "6 |") { $0.reduce(0, +) },
    Case("tryReduce", "a2 a1", "x") { $0.tryReduce(0) { try $0 + refuseOdd($1) } },
    Case("last", "a1 a5 a|", "5 |") { $0.last() },
    Case("last of none", "a|", "|") { $0.last() },
    Case("last where", "a1 a5 a|", "1 |") { $0.last { $0 < 3 } },
    Case("max", "a1 a5 a2 a|", "5 |") { $0.max() },
    Case("min", "a3 a1 a2 a|", "1 |") { $0.min() },
    Case("contains", "a1 a2 a3", "true |") { $0.contains(2) },
    Case("contains not", "a1 a|", "false |") { $0.contains(2) },
    Case("contains where", "a1 a2", "true |") { $0.contains { $0 > 1 } },
    Case("allSatisfy", "a1 a3", "false |") { $0.allSatisfy { $0 < 2 } },
    Case("allSatisfy of all", "a1 a|", "true |") { $0.allSatisfy { $0 < 2 } },
  ]

  static let sequential = [
    Case("prepend", "a3 a|", "1 2 3 |") { $0.prepend(1, 2) },
    Case("prepend to the asked", "?3 a3 a4 a|", "1 2 3 |") { $0.prepend([1, 2]) },
    Case("append", "a1 a|", "1 8 9 |") { $0.append(8, 9) },
    Case("append fails first", "a1 ax", "1 x") { $0.append(8) },
    Case("append of the asked", "?2 a1 a|", "1 8") { $0.append(8, 9) },
    Case("catch", "a1 ax", "1 7 8 |") { $0.catch { _ in [7, 8].publisher } },
    Case("catch keeps what was asked", "?2 a1 ax", "1 7") { $0.catch { _ in [7, 8].publisher } },
    Case("tryCatch", "a1 ax", "1 x") { $0.tryCatch { _ -> Just<Int> in throw Odd.odd } },
    Case("replaceError", "a1 ax", "1 0 |") { $0.replaceError(with: 0) },
    Case("replaceError waits to be asked", "?1 a1 ax ?1", "1 0 |") { $0.replaceError(with: 0) },
    Case("replaceEmpty", "a|", "0 |") { $0.replaceEmpty(with: 0) },
    Case("replaceEmpty of some", "a1 a|", "1 |") { $0.replaceEmpty(with: 0) },
    Case("mapError", "ax", "x") { $0.mapError { _ in Odd.odd } },
    Case("retry", "a1", "5 5 5 x") { _ in
      Just(5).setFailureType(to: Broken.self).append(Fail(error: Broken())).retry(2)
    },
    Case("buffer", "a1 a2 a3 ?2 a4 a|", "1 2") {
      $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
    },
    Case("buffer drops the oldest", "a1 a2 a3 ?2 a|", "2 3 |") {
      $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
    },
    Case("buffer fails when full", "a1 a2 ?1", "x") {
      $0.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Broken() })
    },
  ]

  @Test(arguments: oneToOne + cutting + gathering + sequential)
  func comesOutAsExpected(_ test: Case) {
    #expect(test.run(test.drawing) == test.expected)
  }
}

extension Int {
  fileprivate var inverted: Int { ~self }
}
