/// Something that makes values of encoded data.
public protocol TopLevelDecoder {
  associatedtype Input

  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that makes encoded data of values.
public protocol TopLevelEncoder {
  associatedtype Output

  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension Publishers {
  /// Makes values of encoded data.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    public let upstream: Upstream
    let decoder: Coder

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let decoder = decoder
      upstream.tryMap { try decoder.decode(Output.self, from: $0) }.subscribe(subscriber)
    }
  }

  /// Makes encoded data of values.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    let encoder: Coder

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let encoder = encoder
      upstream.tryMap { try encoder.encode($0) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Makes values of encoded data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Makes encoded data of values.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
