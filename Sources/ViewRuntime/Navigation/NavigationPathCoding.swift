import Foundation

extension NavigationPath {
  /// The path as it can be written down; nil where a value of it cannot.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(values: values)
  }

  public init(_ codable: CodableRepresentation) { self.init(values: codable.values) }

  /// A path in a form that lasts: for each value, the last first, the name of
  /// its type and its JSON.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type,
          let value = try JSONDecoder().decode(type, from: Data(json.utf8)) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "'\(name)' is no type of this app that can stand in a path"
          )
        }
        values.append(AnyHashable(value))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let base = value.base as? any Encodable,
          let name = _mangledTypeName(type(of: value.base))
        else {
          throw EncodingError.invalidValue(
            value.base,
            .init(codingPath: encoder.codingPath, debugDescription: "its type has no name")
          )
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
      }
    }
  }
}
