import Foundation
import TraceModel

@testable import ViewRuntime

/// A program on the runtime.
@MainActor
final class ProgramRun {
  let host = ViewHost()
  let sink = RunSink()

  /// Mounts the program's root.
  init(_ program: Program) {
    World.current = World()
    // So large that no row of any list is ever out of sight.
    host.size = CGSize(width: 1_000_000, height: 1_000_000)
    host.reporter.attach(sink)
    mount(program.root.content.builder.child(program.root, Arguments()))
  }

  private func mount<Root: Builder>(_ root: Root) { host.mount(root.make(Scope(names: Outside()))) }

  /// Makes the writes of a step and takes them up in one frame.
  func perform(_ step: Step) {
    let places = Walk(host)
    for (index, group) in step.groups.enumerated() {
      if index == 0 {
        perform(group, places)
      } else {
        withTransaction(Transaction()) { perform(group, places) }
      }
    }
    host.update()
  }

  private func perform(_ writes: [Write], _ places: Walk) {
    for write in writes { perform(write, places) }
  }

  private func perform(_ write: Write, _ places: Walk) {
    switch write {
    case .state(let place, let value):
      guard let location = places.numbers.at(place) else { return }
      location.set(value ?? location.peek(), Runtime.shared.transaction)
    case .items(let place, let edit):
      guard let location = places.lists.at(place) else { return }
      location.set(edit.edited(location.peek()), Runtime.shared.transaction)
    case .store(let place, let name, let value):
      guard let store = (World.current.stores + places.stores).at(place) else { return }
      if name == .q { store.q = value } else { store.p = value }
    case .model(let place, let name, let value):
      guard let model = World.current.models.at(place) else { return }
      if name == .n { model.n = value } else { model.m = value }
    }
  }

  /// Stands around the root, which asks nobody for anything.
  private struct Outside: Names {
    var number: Int { 0 }
    func value(_ name: Name) -> Int { 0 }
  }
}

extension Array {
  /// One of the elements for any number.
  func at(_ place: Int) -> Element? { isEmpty ? nil : self[place % count] }
}

/// What there is of a program, in the order of the tree.
@MainActor
struct Walk {
  private(set) var seen: [Seen] = []
  private(set) var nodes: [NodeID] = []
  private(set) var numbers: [StateLocation<Int>] = []
  private(set) var lists: [StateLocation<[Item]>] = []
  private(set) var stores: [Store] = []

  init(_ host: ViewHost) {
    // Blocks are not kept alive by their addresses.
    withExtendedLifetime(host) {
      if let root = host.root { seen = walk(root) }
    }
  }

  private mutating func walk(_ block: Block) -> [Seen] {
    let node = block.header.pointee.node
    if !node.isNone { nodes.append(node) }
    let content = walk(block, 0, Int32(block.shape.entries.count))
    return node.isNone ? content : [.run("closure", states: "", content)]
  }

  private mutating func walk(_ block: Block, _ first: Int32, _ end: Int32) -> [Seen] {
    var seen: [Seen] = []
    var index = first
    while index < end {
      let entry = block.entry(index).pointee
      let node = NodeReference(block, index)
      index = entry.end
      guard node.mask.contains(.isMounted) else { continue }
      if entry.role == .composite {
        nodes.append(node.node)
        let title = title(node)
        let states = states(node)
        seen.append(.run(title, states: states, walk(block, node.entry + 1, index)))
        continue
      }
      if let text = entry.kind as? TextElement {
        seen.append(.text(text.semantics(node)?.label ?? ""))
      }
      var content = walk(block, node.entry + 1, index)
      entry.kind.forEachChild(node) { content += walk($0) }
      let kind = StackKind.allCases.first { entry.kind.type.name.hasPrefix($0.rawValue) }
      seen += kind.map { [.stack($0.rawValue, content)] } ?? content
    }
    return seen
  }

  private func title(_ node: NodeReference) -> String {
    let type = node.block.entry(node.entry).pointee.kind.type
    func open<V>(_ type: V.Type) -> Any {
      node.block.value(node.entry).assumingMemoryBound(to: V.self).pointee
    }
    let number = (_openExistential(type.type, do: open) as? any Names)?.number ?? -1
    return "\(type.name.prefix { $0 != "<" })\(number)"
  }

  private mutating func states(_ node: NodeReference) -> String {
    let slots = node.block.slots(node.entry)
    var states: [String] = []
    for (index, property) in node.block.entry(node.entry).pointee.kind.type.properties.enumerated()
    {
      switch slots[index] {
      case let number as StateLocation<Int>:
        numbers.append(number)
        states.append("\(property.name)=\(number.peek())")
      case let list as StateLocation<[Item]>:
        lists.append(list)
        states.append("\(property.name)=" + list.peek().map { "\($0.id):\($0.value)" }.joined())
      case let subscription as ObjectSubscription where property.name == "_owned":
        if let store = subscription.object as? Store { stores.append(store) }
      default: break
      }
    }
    return states.joined(separator: " ")
  }
}
