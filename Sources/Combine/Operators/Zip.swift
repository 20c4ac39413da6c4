extension Publishers {
  /// Delivers the first values of two publishers together, then the second ones.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      let joint = Joint(subscriber, rule: .pairwise)
      let sideA = joint.side(of: A.Output.self)
      let sideB = joint.side(of: B.Output.self)
      joint.start {
        guard !sideA.isEmpty, !sideB.isEmpty,
          let a = sideA.next(), let b = sideB.next()
        else { return nil }
        return (a, b)
      }
      a.subscribe(sideA)
      b.subscribe(sideB)
    }
  }

  /// Delivers the first values of three publishers together, then the second ones.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let joint = Joint(subscriber, rule: .pairwise)
      let sideA = joint.side(of: A.Output.self)
      let sideB = joint.side(of: B.Output.self)
      let sideC = joint.side(of: C.Output.self)
      joint.start {
        guard !sideA.isEmpty, !sideB.isEmpty, !sideC.isEmpty,
          let a = sideA.next(), let b = sideB.next(), let c = sideC.next()
        else { return nil }
        return (a, b, c)
      }
      a.subscribe(sideA)
      b.subscribe(sideB)
      c.subscribe(sideC)
    }
  }

  /// Delivers the first values of four publishers together, then the second ones.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let joint = Joint(subscriber, rule: .pairwise)
      let sideA = joint.side(of: A.Output.self)
      let sideB = joint.side(of: B.Output.self)
      let sideC = joint.side(of: C.Output.self)
      let sideD = joint.side(of: D.Output.self)
      joint.start {
        guard !sideA.isEmpty, !sideB.isEmpty, !sideC.isEmpty, !sideD.isEmpty,
          let a = sideA.next(), let b = sideB.next(), let c = sideC.next(), let d = sideD.next()
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

extension Publishers.Zip: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Delivers the first values of the publishers together, then the second ones.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Delivers the first values of the publishers together, then the second ones, put together by a closure.
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure
  {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  /// Delivers the first values of the publishers together, then the second ones.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure
  {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Delivers the first values of the publishers together, then the second ones, put together by a closure.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the first values of the publishers together, then the second ones.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Delivers the first values of the publishers together, then the second ones, put together by a closure.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P,
    _ publisher2: Q,
    _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3).map {
      transform($0.0, $0.1, $0.2, $0.3)
    }
  }
}
