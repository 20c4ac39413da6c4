import TraceModel

/// What comes a few times a transaction, and the sums.
extension Inserts {
  func add(further write: WriteID, of run: RunID) throws(TraceStoreError) {
    var row = RowValues(for: runWrite)
    row.add(run)
    row.add(write)
    try row.insert()
  }

  func add(_ change: Batch.Change) throws(TraceStoreError) {
    var row = RowValues(for: runChange)
    row.add(change.run)
    row.add(change.inserted)
    row.add(change.removed)
    row.add(change.moved)
    try row.insert()
  }

  func add(_ write: WriteRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.write)
    row.add(write.id)
    row.add(write.step)
    row.add(orNull: write.transaction)
    row.add(orNull: write.node)
    row.add(orNull: write.object)
    row.add(write.name)
    row.add(write.kind.rawValue)
    row.add(orNull: write.place)
    row.add(write.at)
    row.add(write.flags.rawValue)
    try row.insert()
  }

  func take(up write: WriteID, in transaction: TransactionID) throws(TraceStoreError) {
    var row = RowValues(for: writeTakenUp)
    row.add(transaction)
    row.add(write)
    try row.insert()
  }

  func add(_ list: ListRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.list)
    row.addNull()
    row.add(list.transaction)
    row.add(list.node)
    row.add(orNull: list.run)
    row.add(list.kind.rawValue)
    row.add(list.before)
    row.add(list.after)
    row.add(list.inserted)
    row.add(list.removed)
    row.add(list.moved)
    row.add(list.kept)
    row.add(list.rerun)
    row.add(known: list.changed)
    row.add(known: list.displaced)
    row.add(list.duration)
    try row.insert()
  }

  func add(_ layout: LayoutRecord, id: Int64, shares: [LayoutShare]) throws(TraceStoreError) {
    var row = RowValues(for: self.layout)
    row.add(id)
    row.add(layout.transaction)
    row.add(orNull: layout.node)
    row.add(layout.reason.rawValue)
    row.add(layout.measured)
    row.add(layout.asked)
    row.add(layout.cached)
    row.add(layout.proposals)
    row.add(layout.placed)
    row.add(layout.duration)
    try row.insert()
    for share in shares {
      var row = RowValues(for: layoutView)
      row.add(id)
      row.add(share.view)
      row.add(share.nodes)
      row.add(share.asked)
      row.add(share.cached)
      row.add(share.proposals)
      row.add(share.selfTime)
      try row.insert()
    }
  }

  func add(_ display: DisplayRecord, _ details: DisplayDetails) throws(TraceStoreError) {
    var row = RowValues(for: self.display)
    row.add(display.transaction)
    row.add(display.leaves)
    row.add(display.moved)
    row.add(display.inserted)
    row.add(display.removed)
    row.add(display.shown)
    row.add(display.passes)
    row.add(display.lazyPasses)
    row.add(display.images)
    row.add(Int64(clamping: display.decodedBytes))
    row.add(display.duration)
    try row.insert()
    for share in details.passes { try add(share, of: display.transaction) }
    for image in details.images { try add(image, of: display.transaction) }
    for text in details.cutTexts { try add(text, of: display.transaction) }
    for share in details.rows { try add(share, of: display.transaction) }
  }

  private func add(_ share: PassShare, of transaction: TransactionID) throws(TraceStoreError) {
    var row = RowValues(for: displayPass)
    row.add(transaction)
    row.add(share.view)
    row.add(share.kind.rawValue)
    row.add(share.isInLazyRow ? 1 : 0)
    row.add(share.count)
    try row.insert()
  }

  private func add(_ image: ShownImage, of transaction: TransactionID) throws(TraceStoreError) {
    var row = RowValues(for: displayImage)
    row.addNull()
    row.add(transaction)
    row.add(orNull: image.node)
    row.add(image.name)
    row.add(image.width)
    row.add(image.height)
    row.add(image.shownWidth)
    row.add(image.shownHeight)
    row.add(Int64(clamping: image.decodedBytes))
    try row.insert()
  }

  private func add(_ text: CutText, of transaction: TransactionID) throws(TraceStoreError) {
    var row = RowValues(for: displayText)
    row.addNull()
    row.add(transaction)
    row.add(orNull: text.node)
    row.add(text.text)
    row.add(text.lines)
    row.add(text.wantedLines)
    row.add(text.width)
    try row.insert()
  }

  private func add(_ share: RowShare, of transaction: TransactionID) throws(TraceStoreError) {
    var row = RowValues(for: displayRow)
    row.add(transaction)
    row.add(share.view)
    row.add(share.rows)
    row.add(share.nodes)
    row.add(share.leaves)
    try row.insert()
  }

  func add(_ message: MessageRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.message)
    row.addNull()
    row.add(message.step)
    row.add(orNull: message.transaction)
    row.add(orNull: message.node)
    row.add(message.level.rawValue)
    row.add(message.text)
    try row.insert()
  }

  func add(_ picture: PictureRecord) throws(TraceStoreError) {
    var row = RowValues(for: self.picture)
    row.addNull()
    row.add(picture.step)
    row.add(orNull: picture.transaction)
    try row.add(picture.svg)
    try row.insert()
  }

  func add(_ sum: StepSums.Sum, step: StepID) throws(TraceStoreError) {
    var row = RowValues(for: self.sum)
    row.add(sum.view)
    row.add(step)
    row.add(sum.causes)
    row.add(sum.counts.evaluations)
    row.add(sum.counts.contentRuns)
    row.add(sum.counts.firsts)
    row.add(sum.counts.compared)
    row.add(sum.counts.skipped)
    row.add(sum.counts.fields)
    row.add(sum.counts.updated)
    row.add(sum.counts.waste)
    row.add(sum.counts.pureWaste)
    row.add(sum.selfTime)
    row.add(sum.totalTime)
    try row.insert()
  }
}
