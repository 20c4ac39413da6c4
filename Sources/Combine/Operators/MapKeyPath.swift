extension Publishers {
  /// Takes one property of each value.
  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let keyPath = keyPath
      upstream.subscribe(Stage(subscriber) { .pass($0[keyPath: keyPath]) })
    }
  }

  /// Takes two properties of each value.
  public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (keyPath0, keyPath1) = (keyPath0, keyPath1)
      upstream.subscribe(
        Stage(subscriber) { .pass(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
      )
    }
  }

  /// Takes three properties of each value.
  public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
    public typealias Output = (Output0, Output1, Output2)
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    public let keyPath1: KeyPath<Upstream.Output, Output1>
    public let keyPath2: KeyPath<Upstream.Output, Output2>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (keyPath0, keyPath1, keyPath2) = (keyPath0, keyPath1, keyPath2)
      upstream.subscribe(
        Stage(subscriber) {
          .pass(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
        }
      )
    }
  }
}

extension Publisher {
  /// Takes one property of each value.
  public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> Publishers.MapKeyPath<Self, Result> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Takes two properties of each value.
  public func map<Result0, Result1>(
    _ keyPath0: KeyPath<Output, Result0>,
    _ keyPath1: KeyPath<Output, Result1>
  ) -> Publishers.MapKeyPath2<Self, Result0, Result1> {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }

  /// Takes three properties of each value.
  public func map<Result0, Result1, Result2>(
    _ keyPath0: KeyPath<Output, Result0>,
    _ keyPath1: KeyPath<Output, Result1>,
    _ keyPath2: KeyPath<Output, Result2>
  ) -> Publishers.MapKeyPath3<Self, Result0, Result1, Result2> {
    Publishers.MapKeyPath3(
      upstream: self,
      keyPath0: keyPath0,
      keyPath1: keyPath1,
      keyPath2: keyPath2
    )
  }
}
