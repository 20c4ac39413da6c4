import TraceModel

// What a layout did, node by node and container by container.
extension Inserts {
  func add(_ share: LayoutNodeShare, layout: Int64) throws(TraceStoreError) {
    var row = RowValues(for: layoutNode)
    row.add(layout)
    row.add(share.node)
    row.add(share.elements)
    row.add(share.asked)
    row.add(share.cached)
    row.add(share.proposals)
    row.add(share.placed)
    row.add(share.selfTime)
    try row.insert()
  }

  func add(_ record: LazyRecord) throws(TraceStoreError) {
    var row = RowValues(for: lazy)
    row.addNull()
    row.add(record.transaction)
    row.add(record.node)
    row.add(record.kind.rawValue)
    row.add(record.views)
    row.add(record.made)
    row.add(record.shown)
    row.add(record.hidden)
    row.add(record.ended)
    row.add(record.existing)
    row.add(record.seen)
    row.add(record.corrections)
    row.add(record.corrected)
    row.add(record.isVaried ? 1 : 0)
    try row.insert()
  }
}
