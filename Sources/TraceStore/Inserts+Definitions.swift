import TraceModel

/// Definitions, and the frame of the run.
extension Inserts {
  func add(_ id: NameID, _ text: String) throws(TraceStoreError) {
    var row = RowValues(for: name)
    row.add(id)
    try row.add(text)
    try row.insert()
  }

  func add(_ id: ViewID, _ view: ViewDefinition) throws(TraceStoreError) {
    var row = RowValues(for: self.view)
    row.add(id)
    row.add(view.name)
    row.add(orNull: view.module)
    row.add(view.kind.rawValue)
    row.add(orNull: view.owner)
    row.add(orNull: view.place)
    try row.insert()
  }

  func add(_ id: CauseSetID, _ causes: [Cause], text: NameID) throws(TraceStoreError) {
    var row = RowValues(for: causeSet)
    row.add(id)
    row.add(text)
    try row.insert()
    for (order, cause) in causes.enumerated() {
      var row = RowValues(for: self.cause)
      row.add(id)
      row.add(order)
      row.add(cause.kind.rawValue)
      row.add(cause.token)
      row.add(orNull: cause.detail)
      row.add(cause.difference.rawValue)
      try row.insert()
    }
  }

  func add(_ id: PlaceID, _ frames: [FrameAddress]) throws(TraceStoreError) {
    var row = RowValues(for: place)
    row.add(id)
    try row.insert()
    for (order, address) in frames.enumerated() {
      var row = RowValues(for: frame)
      row.add(id)
      row.add(order)
      row.add(address.image)
      row.add(Int64(bitPattern: address.offset))
      try row.insert()
    }
  }

  func add(_ id: ObjectID, type: NameID) throws(TraceStoreError) {
    var row = RowValues(for: object)
    row.add(id)
    row.add(type)
    try row.insert()
  }

  func add(_ step: StepRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.step)
    row.add(step.id)
    try row.add(step.path)
    row.add(step.action)
    row.add(orNull: step.target)
    row.add(orNull: step.mark)
    row.add(step.at)
    row.add(step.virtualTime)
    row.addNull()
    row.addNull()
    try row.insert()
  }

  func end(_ step: StepID, _ outcome: StepOutcome, at: Nanoseconds) throws(TraceStoreError) {
    var row = RowValues(for: stepEnd)
    row.add(outcome.rawValue)
    row.add(at)
    row.add(step)
    try row.insert()
  }

  func add(_ transaction: TransactionRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.transaction)
    row.add(transaction.id)
    row.add(transaction.step)
    row.add(transaction.kind.rawValue)
    row.add(transaction.pass)
    row.add(transaction.at)
    row.add(transaction.virtualTime)
    row.add(transaction.duration)
    row.add(transaction.firstRun)
    row.add(transaction.runs)
    try row.insert()
  }
}
