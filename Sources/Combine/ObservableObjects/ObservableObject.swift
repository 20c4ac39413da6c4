/// An object that says when it is about to change.
///
/// Without a publisher of its own it gets one that sends before each set of a
/// `@Published` property, inherited ones included. An object that declares
/// `objectWillChange` itself has to send itself.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object, made at the first access.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(of: self)
  }
}
