import CRuntimeHooks
import Testing

@testable import ViewRuntime

/// The table against a dictionary that does the same.
@Suite struct HooksDependencyTableTests {
  private final class Extent {}

  private struct Subscription {
    var read: vt_read
    var token: UInt64
    var link: UnsafeMutablePointer<ReadList.Link>
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func anyOrderOfComingAndGoingKeepsTheRightSubscribers(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let extents = (0..<40).map { _ in Extent() }
    var table = DependencyTable(capacity: 2)
    var open: [Subscription] = []
    for step in 0..<4_000 {
      if open.isEmpty || Int.random(in: 0..<(step < 2_000 ? 3 : 5), using: &generator) < 2 {
        let extent = extents.randomElement(using: &generator).map {
          UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())
        }
        let read = vt_read(extent: extent ?? 0, property: .random(in: 1...5, using: &generator))
        let link = UnsafeMutablePointer<ReadList.Link>.allocate(capacity: 1)
        vt_extent_retain(read.extent)
        table.subscribe(UInt64(step), to: read, link: link)
        open.append(Subscription(read: read, token: UInt64(step), link: link))
      } else {
        let gone = open.remove(at: Int.random(in: open.indices, using: &generator))
        table.unsubscribe(gone.link.pointee)
        gone.link.deallocate()
      }
      if step % 50 == 0 { check(table, against: open) }
    }
    for subscription in open {
      table.unsubscribe(subscription.link.pointee)
      subscription.link.deallocate()
    }
    #expect(table.count == 0)
  }

  private func check(_ table: borrowing DependencyTable, against open: [Subscription]) {
    let groups = Dictionary(grouping: open) { ObservedProperty($0.read) }
    #expect(table.count == groups.count)
    for (_, members) in groups {
      let tokens = Set(table.subscribers(of: members[0].read).map(\.token))
      #expect(tokens == Set(members.map(\.token)))
    }
  }
}
