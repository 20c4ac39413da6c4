/// What a decoder asks of a value; each says what it found instead.
extension JSONValue {
  public func string() throws(JSONError) -> String {
    guard case .string(let value) = content else { throw wrongType("a string") }
    return value
  }

  public func bool() throws(JSONError) -> Bool {
    guard case .bool(let value) = content else { throw wrongType("true or false") }
    return value
  }

  /// A whole number; `1.0` and `1e3` are whole too.
  public func int(in range: ClosedRange<Int> = .min ... .max) throws(JSONError) -> Int {
    guard case .number(let number) = content else { throw wrongType("a whole number") }
    guard let value = number.int else { throw wrongType("a whole number") }
    guard range.contains(value) else {
      throw error(JSONShapeProblem.outOfRange(number.spelling, allowed: Self.words(for: range)))
    }
    return value
  }

  /// A whole number from 0 to 2⁶⁴ - 1.
  public func unsigned() throws(JSONError) -> UInt64 {
    guard case .number(let number) = content, let value = number.unsigned else {
      throw wrongType("a whole number that is 0 or more")
    }
    return value
  }

  /// A finite number, whole or not.
  public func double() throws(JSONError) -> Double {
    guard case .number(let number) = content else { throw wrongType("a number") }
    return number.double
  }

  public func elements() throws(JSONError) -> [JSONValue] {
    guard case .array(let elements) = content else { throw wrongType("an array") }
    return elements
  }

  /// The members of an object, any keys allowed: for tables whose keys are data.
  public func anyMembers() throws(JSONError) -> [Member] {
    guard case .object(let members) = content else { throw wrongType("an object") }
    return members
  }

  /// The members of an object that may have only the known keys.
  ///
  /// - Parameters:
  ///   - owner: What the object is, with its article, for errors: `a budget`.
  ///   - known: All keys, in the order in which an error lists them.
  /// - Returns: The members, from which the decoder takes what it needs.
  /// - Throws: When it is no object or has a key that is not known.
  public func members(of owner: String, known: [String]) throws(JSONError) -> JSONMembers {
    let members = try anyMembers()
    for member in members where !known.contains(member.key) {
      throw member.error(JSONShapeProblem.unknownKey(member.key, in: owner, known: known))
    }
    return JSONMembers(owner: owner, value: self, members: members)
  }

  /// One of the raw values of an enum.
  public func choice<Choice>(_ type: Choice.Type = Choice.self) throws(JSONError) -> Choice
  where Choice: CaseIterable & RawRepresentable<String> {
    let spelling = try string()
    guard let choice = Choice(rawValue: spelling) else {
      let known = Choice.allCases.map(\.rawValue)
      throw error(JSONShapeProblem.unknownChoice(spelling, known: known))
    }
    return choice
  }

  /// An error that says what was expected, with its article, and what stands here.
  public func wrongType(_ expected: String) -> JSONError {
    error(JSONShapeProblem.wrongType(expected: expected, found: kind))
  }

  /// What stands here, in words: `the number 3`, `an array`.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number \(number)"
    case .string(let value):
      value.count <= 40 ? "the string \"\(value)\"" : "a string of \(value.count) characters"
    case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
    case .object(let members): members.isEmpty ? "an empty object" : "an object"
    }
  }

  private static func words(for range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (let least, .max): "\(least) or more"
    case (.min, let most): "\(most) or less"
    case (let least, let most): "from \(least) to \(most)"
    }
  }
}
