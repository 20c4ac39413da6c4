import TraceModel

/// What stands among the runs: writes, lists, layouts, messages, lifetimes.
extension DrawingBuilder {
  mutating func addWrite(_ words: inout DrawnWords) throws {
    let name = try words.next("a name")
    var write = WriteRecord(
      id: WriteID(UInt32(trace.writes.count) + 1),
      step: currentStep(),
      transaction: transaction,
      node: .none,
      object: .none,
      name: self.name(name),
      kind: .state,
      place: .none,
      at: cursor,
      flags: []
    )
    if name.hasPrefix("\\") {
      write.kind = .environment
    } else if let dot = name.lastIndex(of: ".") {
      write.kind = .published
      write.object = object(String(name[..<dot]))
    }
    while let word = words.next() {
      switch word {
      case "of": write.node = try existingNode(try words.next("a view"), words.line)
      case "at": write.place = place(try words.fileAndLine())
      case "equal": write.flags.insert(.equal)
      case "equality-unknown": write.flags.insert(.equalityUnknown)
      case "during-update": write.flags.insert(.duringUpdate)
      case "unread": (write.transaction, _) = (.none, write.flags.insert(.noReader))
      default:
        guard let kind = WriteKind.allCases.first(where: { $0.description == word }) else {
          throw words.line.problem("\(word) is no word of a write")
        }
        write.kind = kind
      }
    }
    trace.writes.append(write)
  }

  mutating func addList(
    _ words: inout DrawnWords,
    of run: RunID,
    under parent: NodeID
  ) throws {
    var word = try words.next("a view")
    var kind = ListKind.forEach
    if word == "List" || word == "Lazy" {
      kind = word == "List" ? .list : .lazy
      word = try words.next("a view")
    }
    let node = node(view(word), key: nil, under: parent, isNew: false)
    var numbers: [String: UInt32] = [:]
    while let word = words.next() {
      numbers[word] = try words.number(unknown: ListRecord.unknownCount)
    }
    let known: Set = [
      "before", "after", "inserted", "removed", "moved", "kept", "rerun", "changed", "displaced",
    ]
    if let word = numbers.keys.first(where: { !known.contains($0) }) {
      throw words.line.problem("\(word) is no word of a list")
    }
    let before = numbers["before"] ?? 0
    let inserted = numbers["inserted"] ?? 0
    let removed = numbers["removed"] ?? 0
    trace.lists.append(
      ListRecord(
        transaction: transaction,
        node: node,
        run: run,
        kind: kind,
        before: before,
        after: numbers["after"] ?? before + inserted - removed,
        inserted: inserted,
        removed: removed,
        moved: numbers["moved"] ?? 0,
        kept: numbers["kept"] ?? before - removed,
        rerun: numbers["rerun"] ?? 0,
        changed: numbers["changed"] ?? 0,
        displaced: numbers["displaced"] ?? 0,
        duration: .zero
      )
    )
  }

  mutating func addLayout(_ words: inout DrawnWords) throws {
    let word = try words.next("a reason")
    guard let reason = LayoutReason.allCases.first(where: { $0.description == word }) else {
      throw words.line.problem("\(word) is no reason of a layout")
    }
    var numbers: [String: UInt32] = [:]
    while let word = words.next() { numbers[word] = try words.number() }
    trace.layouts.append(
      LayoutRecord(
        transaction: transaction,
        node: .none,
        reason: reason,
        measured: numbers["measured"] ?? 0,
        asked: numbers["asked"] ?? 0,
        cached: numbers["cached"] ?? 0,
        proposals: numbers["proposals"] ?? 0,
        placed: numbers["placed"] ?? 0,
        duration: .zero
      )
    )
  }

  mutating func addMessage(_ words: inout DrawnWords) throws {
    let word = try words.next("a level")
    guard let level = MessageLevel.allCases.first(where: { $0.description == word }),
      let text = words.quoted()
    else { throw words.line.problem("as in: message fault \"text\"") }
    var message = MessageRecord(
      step: currentStep(),
      transaction: transaction,
      node: .none,
      level: level,
      text: name(text)
    )
    if words.next() == "of" {
      message.node = try existingNode(try words.next("a view"), words.line)
    }
    trace.messages.append(message)
  }

  mutating func addEvent(_ words: inout DrawnWords) throws {
    let node = try existingNode(try words.next("a view"), words.line)
    let word = try words.next("an event").split(separator: "-").joined(separator: " ")
    guard let kind = LifetimeKind.allCases.first(where: { $0.description == word }) else {
      throw words.line.problem("\(word) is no event")
    }
    let name = words.next().map { self.name($0) } ?? .none
    trace.lifetimes.append(
      LifetimeRecord(transaction: transaction, node: node, kind: kind, name: name)
    )
  }
}
