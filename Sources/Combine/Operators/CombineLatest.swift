extension Publishers {
  /// Delivers the latest values of two publishers whenever one of them changes.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = Joint(subscriber, rule: .latest)
      let sideA = joint.side(of: A.Output.self)
      let sideB = joint.side(of: B.Output.self)
      joint.start {
        guard let a = sideA.latest, let b = sideB.latest else { return nil }
        return (a, b)
      }
      a.subscribe(sideA)
      b.subscribe(sideB)
    }
  }

  /// Delivers the latest values of three publishers whenever one of them changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
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
      let joint = Joint(subscriber, rule: .latest)
      let sideA = joint.side(of: A.Output.self)
      let sideB = joint.side(of: B.Output.self)
      let sideC = joint.side(of: C.Output.self)
      joint.start {
        guard let a = sideA.latest, let b = sideB.latest, let c = sideC.latest else { return nil }
        return (a, b, c)
      }
      a.subscribe(sideA)
      b.subscribe(sideB)
      c.subscribe(sideC)
    }
  }

  /// Delivers the latest values of four publishers whenever one of them changes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
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
      let joint = Joint(subscriber, rule: .latest)
      let sideA = joint.side(of: A.Output.self)
      let sideB = joint.side(of: B.Output.self)
      let sideC = joint.side(of: C.Output.self)
      let sideD = joint.side(of: D.Output.self)
      joint.start {
        guard let a = sideA.latest, let b = sideB.latest, let c = sideC.latest, let d = sideD.latest
        else { return nil }
        return (a, b, c, d)
      }
      a.subscribe(sideA)
      b.subscribe(sideB)
      c.subscribe(sideC)
      d.subscribe(sideD)
    }
  }
}

extension Publishers.CombineLatest: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Delivers the latest values of the publishers whenever one of them changes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers the latest values of the publishers whenever one of them changes, put together by a closure.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Delivers the latest values of the publishers whenever one of them changes.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Delivers the latest values of the publishers whenever one of them changes, put together by a closure.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the latest values of the publishers whenever one of them changes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Delivers the latest values of the publishers whenever one of them changes, put together by a closure.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
