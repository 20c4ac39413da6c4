/// A JSON value that knows where it stands, so that whoever rejects it can point at it.
///
/// `JSONDecoder` cannot be used for what people write by hand: on wrong syntax
/// it says only that the data was not valid JSON, without a place, and a key
/// that it does not know (a typing error) is ignored. This reader keeps the
/// place of each value and key, refuses unknown and repeated keys, and says
/// what it found.
///
/// Strict RFC 8259 in UTF-8: no comments, no trailing commas, no byte order
/// mark, no NaN; keys of an object are unique.
///
/// ```swift
/// let root = try JSONValue(parsing: bytes, path: "budget.json")
/// let budget = try root.members(of: "a budget", known: ["view", "evaluations"])
/// let view = try budget.required("view").string()
/// let most = try budget["evaluations"]?.int(in: 0...1_000_000)
/// ```
public struct JSONValue: Sendable {
  public let content: Content
  /// The byte at which the value begins.
  let offset: Int
  let text: JSONText

  /// The six kinds of value.
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    /// In the order of the text; no key stands twice.
    case object([Member])
  }

  /// A key of an object with its value.
  public struct Member: Sendable {
    public let key: String
    public let value: JSONValue
    let keyOffset: Int

    /// An error that points at the key.
    public func error(_ problem: any JSONProblem) -> JSONError {
      JSONError(problem, at: value.text.place(at: keyOffset))
    }
  }

  /// Arrays and objects inside each other that are read at most, so that no input can exhaust the stack.
  public static let depthLimit = 128

  /// Reads a text that holds one value and nothing else.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8; anything else is refused at its first byte.
  ///   - path: Where the text comes from, for errors; nothing is opened.
  /// - Throws: When the text is not JSON, at its first problem.
  public init(parsing bytes: [UInt8], path: String) throws(JSONError) {
    var parser = JSONParser(text: JSONText(path: path, bytes: bytes))
    self = try parser.document()
  }

  /// Reads a text that holds one value and nothing else.
  public init(parsing text: String, path: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), path: path)
  }

  init(_ content: Content, offset: Int, text: JSONText) {
    self.content = content
    self.offset = offset
    self.text = text
  }

  /// Where the value begins; linear in the text.
  public var place: JSONPlace { text.place(at: offset) }

  /// An error that points at the value.
  public func error(_ problem: any JSONProblem) -> JSONError { JSONError(problem, at: place) }

  /// The value without its places.
  public var plain: JSON {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.plain))
    case .object(let members): .object(members.map { JSON.Member($0.key, $0.value.plain) })
    }
  }
}
