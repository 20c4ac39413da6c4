/// Which properties of `@Observable` models each body or closure read.
final class ReadTracker {
  unowned(unsafe) var queue: UpdateQueue?
  func track(_ node: NodeReference, _ body: () -> Void) { body() }
  func forget(_ node: NodeReference) {}
  func takeFired(_ node: NodeReference) -> [ObservedName] { [] }
}
