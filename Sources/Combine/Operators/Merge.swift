// A table of one publisher by its number of sources: eight of the same shape.

extension Publishers {
  /// Delivers the values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber, sourcesAtOnce: .unlimited)
      merging.start(outer: nil)
      for publisher in publishers { merging.add(publisher) }
      merging.closeOuter()
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }

  /// Delivers the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber, sourcesAtOnce: .unlimited)
      merging.start(outer: nil)
      merging.add(a)
      merging.add(b)
      merging.closeOuter()
    }
  }

  /// Delivers the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber, sourcesAtOnce: .unlimited)
      merging.start(outer: nil)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.closeOuter()
    }
  }

  /// Delivers the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber, sourcesAtOnce: .unlimited)
      merging.start(outer: nil)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.closeOuter()
    }
  }

  /// Delivers the values of five publishers as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber, sourcesAtOnce: .unlimited)
      merging.start(outer: nil)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
      merging.closeOuter()
    }
  }

  /// Delivers the values of six publishers as they come.
  public struct Merge6<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output, E.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber, sourcesAtOnce: .unlimited)
      merging.start(outer: nil)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
      merging.add(f)
      merging.closeOuter()
    }
  }

  /// Delivers the values of seven publishers as they come.
  public struct Merge7<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber, sourcesAtOnce: .unlimited)
      merging.start(outer: nil)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
      merging.add(f)
      merging.add(g)
      merging.closeOuter()
    }
  }

  /// Delivers the values of eight publishers as they come.
  public struct Merge8<
    A: Publisher,
    B: Publisher,
    C: Publisher,
    D: Publisher,
    E: Publisher,
    F: Publisher,
    G: Publisher,
    H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
    F.Output == G.Output, G.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merging = Merging(subscriber, sourcesAtOnce: .unlimited)
      merging.start(outer: nil)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
      merging.add(e)
      merging.add(f)
      merging.add(g)
      merging.add(h)
      merging.closeOuter()
    }
  }
}
