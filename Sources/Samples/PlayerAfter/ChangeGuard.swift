/// Passes on only those writes that change something.
///
/// Setting a published property tells all observers, even when the value is the
/// one that it already had; setting it through the guard does not.
@dynamicMemberLookup
struct ChangeGuard<Target: AnyObject> {
  let target: Target

  subscript<Value: Equatable>(
    dynamicMember property: ReferenceWritableKeyPath<Target, Value>
  ) -> Value {
    get { target[keyPath: property] }
    nonmutating set {
      if target[keyPath: property] != newValue {
        target[keyPath: property] = newValue
      }
    }
  }
}
