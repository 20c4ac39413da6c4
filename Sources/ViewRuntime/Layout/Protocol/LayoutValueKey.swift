/// A key under which a view tells its layout container something.
public protocol LayoutValueKey {
  associatedtype Value
  /// What a view says that says nothing.
  static var defaultValue: Value { get }
}
