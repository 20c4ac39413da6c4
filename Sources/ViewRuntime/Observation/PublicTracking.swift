import Observation

/// Tracking by the public `withObservationTracking`: one call back a
/// registration, on the first set of anything that the body read.
struct PublicTracking {
  /// From the registration that holds to who is to be told.
  private var live: [UInt64: UInt64] = [:]
  private var lastGeneration: UInt64 = 0

  mutating func register(_ subscriber: UInt64) -> UInt64 {
    lastGeneration += 1
    live[lastGeneration] = subscriber
    return lastGeneration
  }

  /// A registration cannot be taken back; it is not listened to any more.
  mutating func forget(_ generation: UInt64) {
    if generation != 0 { live[generation] = nil }
  }

  mutating func takeSubscriber(of generation: UInt64) -> UInt64? {
    live.removeValue(forKey: generation)
  }
}

extension ObservationHub {
  func trackPublicly<Result>(
    _ list: inout ReadList,
    for subscriber: UInt64,
    _ body: () -> Result
  ) -> Result {
    release(&list)
    let generation = publicTracking.register(subscriber)
    list = ReadList(count: 0, generation: generation)
    return withObservationTracking(body) {
      if VirtualLoop.isOnMainThread {
        ObservationHub.shared.tellPublicChange(of: generation)
      } else {
        VirtualQueue.shared.add(.action { ObservationHub.shared.tellPublicChange(of: generation) })
      }
    }
  }

  private func tellPublicChange(of generation: UInt64) {
    guard let subscriber = publicTracking.takeSubscriber(of: generation) else { return }
    let subscribers = [DependencyTable.Subscriber(token: subscriber, link: nil)]
    subscribers.withUnsafeBufferPointer {
      onWillSet?(
        ObservedWrite(
          target: ObservedProperty(extent: 0, property: .unknown),
          object: nil,
          subscribers: .init(base: $0)
        )
      )
    }
  }
}
