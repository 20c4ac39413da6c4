import SwiftUI
import Testing
import Workloads

@Test func aStableIdRunsNoOtherRow() async throws {
  let run = try await recorded(
    StableList.self,
    .tap("Count pear"),
    .tap("Insert in front"),
    .shows("pear: 1"),
    .tap("Reverse"),
    .shows("pear: 1")
  )
  #expect(try run.evaluations(of: "Tally", in: 2) == 1)
  #expect(try run.created("Tally", in: 2) == 1)
  #expect(try run.destroyed("Tally", in: 2) == 0)
  #expect(try run.evaluations(of: "Tally", in: 4) == 0)
}

@Test func aStoredRandomIdIsStable() async throws {
  let run = try await recorded(
    StoredRandomList.self,
    .tap("Count pear"),
    .tap("Insert in front"),
    .shows("pear: 1")
  )
  #expect(try run.evaluations(of: "Tally", in: 2) == 1)
  #expect(try run.destroyed("Tally", in: 2) == 0)
}

@Test func aRandomIdReplacesEachRow() async throws {
  let run = try await recorded(
    RandomList.self,
    .tap("Count pear"),
    .tap("Insert in front"),
    .shows("pear: 0")
  )
  #expect(try run.created("Tally", in: 2) == 3)
  #expect(try run.destroyed("Tally", in: 2) == 2)
}

@Test func anIndexIdRunsEachRowThatShifted() async throws {
  let run = try await recorded(
    IndexList.self,
    .tap("Count apple"),
    .tap("Insert in front"),
    .shows("quince: 1"),
    .shows("apple: 0"),
    .tap("Append")
  )
  #expect(try run.evaluations(of: "Tally", in: 2) == 3)
  #expect(try run.created("Tally", in: 2) == 1)
  #expect(try run.destroyed("Tally", in: 2) == 0)
  #expect(try run.evaluations(of: "Tally", in: 5) == 1)
}

@Test func deletingWithIndexIdsLeavesStateBehind() async throws {
  let run = try await recorded(
    IndexList.self,
    .tap("Count apple"),
    .tap("Delete first"),
    .shows("pear: 1")
  )
  #expect(try run.destroyed("Tally", in: 2) == 1)
}

@Test func aChangedValueIsAnotherElement() async throws {
  let run = try await recorded(
    ValueList.self,
    .tap("Count apple"),
    .tap("Rename first"),
    .shows("quince: 0")
  )
  #expect(try run.created("Tally", in: 2) == 1)
  #expect(try run.destroyed("Tally", in: 2) == 1)
  #expect(try run.evaluations(of: "Tally", in: 2) == 1)
}

@Test func elementsNeedNoHash() async throws {
  let run = try await recorded(
    UnhashedList.self,
    .tap("Count pear"),
    .tap("Reverse"),
    .shows("pear: 1")
  )
  #expect(try run.evaluations(of: "Tally", in: 2) == 0)
}

@Test func aLazyStackMakesWhatTheViewportNeeds() async throws {
  let run = try await recorded(LazyList.self)
  #expect(try (17...40).contains(run.created("NumberRow", in: 0)))
}

@Test func scrollingRunsOnlyTheRowsThatCome() async throws {
  let run = try await recorded(LazyList.self, .scroll(.by(0, 200)))
  #expect(try run.evaluations(of: "LazyList", in: 1) == 0)
  #expect(try run.evaluations(of: "NumberRow", in: 1) == run.created("NumberRow", in: 1))
  #expect(try (1...20).contains(run.created("NumberRow", in: 1)))
}

@Test func aLazyRowThatScrolledFarAwayStartsAnew() async throws {
  let run = try await recorded(
    LazyTallies.self,
    .tap("Count 0"),
    .shows("0: 1"),
    .scroll(.by(0, 12_000)),
    .scroll(.to(.start)),
    .shows("0: 0")
  )
  #expect(try run.evaluations(of: "LazyTallies", in: 3) == 0)
}

@Test func aPlainStackKeepsRowsThatScrollAway() async throws {
  let run = try await recorded(
    PlainTallies.self,
    .tap("Count 0"),
    .scroll(.to(.end)),
    .scroll(.to(.start)),
    .shows("0: 1")
  )
  #expect(try run.evaluations(in: 2) == 0)
  #expect(try run.evaluations(in: 3) == 0)
  #expect(try run.lifetimes(.disappeared, in: 2).isEmpty)
}

@Test func theLastRowAsksForMoreOnce() async throws {
  let run = try await recorded(
    PagedList.self,
    .shows("Asked 0"),
    .scroll(.to(.end)),
    .shows("Asked 1"),
    .tap("Insert in front"),
    .shows("Asked 1")
  )
  #expect(try run.evaluations(of: "PagedList", in: 2) > 0)
}

struct Fruit: Identifiable {
  let id: Int
  let name: String

  static let two = [Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear")]
}

struct StableList: Fixture {
  @State private var fruits = Fruit.two

  var body: some View {
    VStack {
      ForEach(fruits) { Tally(name: $0.name) }
      Button("Insert in front") { fruits.insert(Fruit(id: 3, name: "quince"), at: 0) }
      Button("Reverse") { fruits.reverse() }
    }
  }
}

struct StoredRandomFruit: Identifiable {
  let id = UUID()
  let name: String
}

struct StoredRandomList: Fixture {
  @State private var fruits = ["apple", "pear"].map { StoredRandomFruit(name: $0) }

  var body: some View {
    VStack {
      ForEach(fruits) { Tally(name: $0.name) }
      Button("Insert in front") { fruits.insert(StoredRandomFruit(name: "quince"), at: 0) }
    }
  }
}

struct RandomFruit: Identifiable {
  let name: String
  var id: UUID { UUID() }
}

struct RandomList: Fixture {
  @State private var fruits = ["apple", "pear"].map { RandomFruit(name: $0) }

  var body: some View {
    VStack {
      ForEach(fruits) { Tally(name: $0.name) }
      Button("Insert in front") { fruits.insert(RandomFruit(name: "quince"), at: 0) }
    }
  }
}

struct IndexList: Fixture {
  @State private var fruits = ["apple", "pear"]

  var body: some View {
    VStack {
      ForEach(fruits.indices, id: \.self) { Tally(name: fruits[$0]) }
      Button("Insert in front") { fruits.insert("quince", at: 0) }
      Button("Append") { fruits.append("medlar") }
      Button("Delete first") { fruits.removeFirst() }
    }
  }
}

struct ValueList: Fixture {
  @State private var fruits = ["apple", "pear"]

  var body: some View {
    VStack {
      ForEach(fruits, id: \.self) { Tally(name: $0) }
      Button("Rename first") { fruits[0] = "quince" }
    }
  }
}

/// Neither `Hashable` nor `Equatable`: it holds a closure.
struct UnhashedFruit: Identifiable {
  let id: Int
  let name: String
  let taste: () -> String
}

struct UnhashedList: Fixture {
  @State private var fruits = Fruit.two.map { fruit in
    UnhashedFruit(id: fruit.id, name: fruit.name) { "sweet \(fruit.name)" }
  }

  var body: some View {
    VStack {
      ForEach(fruits) { Tally(name: $0.name) }
      Button("Reverse") { fruits.reverse() }
    }
  }
}

struct NumberRow: View {
  let number: Int

  var body: some View {
    Text("Number \(number)").frame(height: 50)
  }
}

struct LazyList: Fixture {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { NumberRow(number: $0) }
      }
    }
  }
}

struct LazyTallies: Fixture {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<400) { Tally(name: "\($0)").frame(height: 50) }
      }
    }
  }
}

struct PlainTallies: Fixture {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<60) { Tally(name: "\($0)").frame(height: 50) }
      }
    }
  }
}

struct PagedList: Fixture {
  @State private var numbers = Array(0..<30)
  @State private var requests = 0
  @State private var isLoading = false

  var body: some View {
    VStack {
      Text("Asked \(requests)")
      Button("Insert in front") { numbers.insert(-1, at: 0) }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { number in
            NumberRow(number: number)
              .onAppear { loadMore(after: number) }
          }
        }
      }
    }
  }

  private func loadMore(after number: Int) {
    guard number == numbers.last, !isLoading else { return }
    isLoading = true
    requests += 1
    Task {
      try? await Task.sleep(for: .milliseconds(200))
      numbers += (numbers.count..<numbers.count + 30)
      isLoading = false
    }
  }
}
