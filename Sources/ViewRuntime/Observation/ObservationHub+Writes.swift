import CRuntimeHooks

/// A set in place that has begun and not ended.
struct OpenWrite {
  var read: vt_read
  /// What the value was, where that can be told without a cost to the app.
  var old: (any Equatable)?
}

extension ObservationHub {
  /// Starts looking; the bodies run from then on are tracked.
  ///
  /// - Parameter mode: What to use; the best that works where it is left out.
  /// - Returns: Why the public tracking is used, where it has to be.
  @discardableResult package func start(_ mode: Mode? = nil) -> ToolchainChanged? {
    self.mode = mode ?? .interposed
    vt_claim_main_thread()
    vt_observation_install(nil)
    guard self.mode == .interposed else { return nil }
    var callbacks = vt_observation_callbacks(
      property: { ObservationHub.shared.property(ofKeyPathAt: $0) },
      will_set: { ObservationHub.shared.willSet($0, $1, inPlace: $2) },
      did_set: { ObservationHub.shared.didSet($0, $1, inPlace: $2) },
      will_set_outside: { ObservationHub.willSetOutside($0, $1, $2) }
    )
    vt_observation_install(&callbacks)
    guard mode == nil, let problem = ObservationSelfTest(hub: self).problem() else { return nil }
    vt_observation_install(nil)
    self.mode = .publicTracking
    return problem
  }

  /// Stops looking; lists are still to be released.
  package func stop() {
    vt_observation_install(nil)
    mode = .off
  }

  private func property(ofKeyPathAt address: UnsafeMutableRawPointer?) -> UInt64 {
    guard let address else { return PropertyID.unknown.rawValue }
    return properties.id(of: Self.keyPath(at: address)).rawValue
  }

  /// Sound: the hooks pass what the registrar was called with, a key path that
  /// the caller holds during the call.
  private static func keyPath(at address: UnsafeMutableRawPointer) -> AnyKeyPath {
    Unmanaged<AnyKeyPath>.fromOpaque(address).takeUnretainedValue()
  }

  private func willSet(_ read: vt_read, _ subject: UnsafeRawPointer?, inPlace: Bool) {
    if inPlace && onDidSet != nil {
      var old: (any Equatable)?
      if let subject,
        case .byValue(let reader) = properties.comparison(of: PropertyID(read.property))
      {
        old = reader.read(subject)
      }
      openWrites.append(OpenWrite(read: read, old: old))
    }
    onWillSet?(write(of: read, by: object(of: read, subject)))
  }

  private func object(of read: vt_read, _ subject: UnsafeRawPointer?) -> AnyObject? {
    guard let subject, properties.isOfObject(PropertyID(read.property)) else { return nil }
    return subject.assumingMemoryBound(to: AnyObject.self).pointee
  }

  private func didSet(_ read: vt_read, _ subject: UnsafeRawPointer?, inPlace: Bool) {
    guard let onDidSet else { return }
    onDidSet(ObservedProperty(read), equality(of: read, subject, inPlace: inPlace))
  }

  private func equality(of read: vt_read, _ subject: UnsafeRawPointer?, inPlace: Bool)
    -> WriteEquality
  {
    let comparison = properties.comparison(of: PropertyID(read.property)) ?? .never
    guard inPlace else {
      if case .never = comparison { return .unknown }
      return .changed
    }
    let isSame = { (open: OpenWrite) in
      open.read.extent == read.extent && open.read.property == read.property
    }
    guard let index = openWrites.lastIndex(where: isSame) else { return .unknown }
    let open = openWrites.remove(at: index)
    guard let old = open.old, let subject, case .byValue(let reader) = comparison else {
      return .unknown
    }
    return reader.isStill(old, subject) ? .equal : .changed
  }

  private func write(of read: vt_read, by object: AnyObject?) -> ObservedWrite {
    ObservedWrite(
      target: ObservedProperty(read),
      object: object,
      subscribers: .init(base: dependencies.subscribers(of: read))
    )
  }

  // MARK: - Other threads

  /// Takes a set on another thread over to the main thread, where it is told
  /// after it has happened.
  private static func willSetOutside(
    _ extent: UInt,
    _ address: UnsafeMutableRawPointer?,
    _ subject: UnsafeRawPointer?
  ) {
    guard let address else { return }
    vt_extent_retain(extent)
    let keyPath = keyPath(at: address)
    // Held until it is told, so that whoever is told finds the object alive.
    let object =
      KeyPathTypes(of: keyPath).root is AnyObject.Type
      ? subject?.assumingMemoryBound(to: AnyObject.self).pointee : nil
    let write = OutsideWrite(extent: extent, keyPath: keyPath, object: object)
    VirtualQueue.shared.add(.action { shared.tell(write) })
  }

  private func tell(_ outside: OutsideWrite) {
    defer { vt_extent_release(outside.extent) }
    guard mode == .interposed else { return }
    let address = Unmanaged.passUnretained(outside.keyPath).toOpaque()
    let read = vt_read(extent: outside.extent, property: vt_observation_property(address))
    onWillSet?(write(of: read, by: outside.object))
    onDidSet?(ObservedProperty(read), .unknown)
  }
}

/// A set on another thread, on its way to the main thread.
///
/// `@unchecked Sendable`: the key path is immutable, and the object is only
/// handed on as a reference.
private struct OutsideWrite: @unchecked Sendable {
  var extent: UInt
  var keyPath: AnyKeyPath
  var object: AnyObject?
}
