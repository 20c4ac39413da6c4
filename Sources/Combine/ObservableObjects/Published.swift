/// Makes a property of a class tell its subscribers before each set.
///
/// `$property` is a publisher of the new values; it sends while the property
/// still holds the old one. The object's `objectWillChange` sends first. Both
/// send at every set, whether or not the value differs.
@propertyWrapper
public struct Published<Value> {
  // One word: `PublishedProperty.box(in:)` reads it from the object by offset.
  @usableFromInline
  let box: PublishedBox<Value>

  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// The publisher of the new values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.receive(subscriber: subscriber)
    }
  }

  /// The publisher of the new values; settable so that `assign(to:)` can take it.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { self = Published(box: newValue.box) }
  }

  private init(box: PublishedBox<Value>) {
    self.box = box
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is only available on properties of classes") }
    set { preconditionFailure("@Published is only available on properties of classes") }
  }

  /// Reads and writes the property of the object that holds the wrapper.
  // Inlinable, so that in release the key path, which the compiler makes for
  // each access, dissolves into the load of one field.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue, in: object) }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property, for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    let subscriber = PublishedSubscriber(box)
    receive(subscriber: subscriber)
    box.keep(AnyCancellable(subscriber))
  }
}
