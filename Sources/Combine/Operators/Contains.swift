extension Publishers {
  /// Says whether a value equal to a given one came.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      var isFound = false
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            isFound = input == output
            return isFound ? .enough : .goOn
          },
          result: { isFound }
        )
      )
    }
  }

  /// Says whether a value came for which a closure says yes.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isFound = false
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            isFound = predicate(input)
            return isFound ? .enough : .goOn
          },
          result: { isFound }
        )
      )
    }
  }

  /// Says whether a value came for which a closure that may throw says yes.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isFound = false
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            do { isFound = try predicate(input) } catch { return .fail(error) }
            return isFound ? .enough : .goOn
          },
          result: { isFound }
        )
      )
    }
  }

  /// Says whether a closure says yes for each value.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isSatisfied = true
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            isSatisfied = predicate(input)
            return isSatisfied ? .goOn : .enough
          },
          result: { isSatisfied }
        )
      )
    }
  }

  /// Says whether a closure that may throw says yes for each value.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isSatisfied = true
      upstream.subscribe(
        Gathering<Upstream.Output, Upstream.Failure, S>(
          subscriber,
          step: { input in
            do { isSatisfied = try predicate(input) } catch { return .fail(error) }
            return isSatisfied ? .goOn : .enough
          },
          result: { isSatisfied }
        )
      )
    }
  }
}

extension Publisher {
  /// Says whether a value came for which a closure says yes.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.ContainsWhere<Self>
  {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Says whether a value came for which a closure that may throw says yes.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Says whether a closure says yes for each value.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Says whether a closure that may throw says yes for each value.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryAllSatisfy<Self>
  {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Says whether a value equal to this one came.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
