/// The members of an object whose keys have been checked.
public struct JSONMembers: Sendable {
  /// What the object is, with its article, for errors: `a budget`.
  public let owner: String
  /// The object itself.
  public let value: JSONValue
  /// In the order of the text.
  public let members: [JSONValue.Member]

  /// The value of an optional key; `null` counts as a value and is refused by its type.
  public subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  /// The value of a key that must be there; without it the error points at the object.
  public func required(_ key: String) throws(JSONError) -> JSONValue {
    guard let found = self[key] else {
      throw value.error(JSONShapeProblem.missingKey(key, in: owner))
    }
    return found
  }
}
