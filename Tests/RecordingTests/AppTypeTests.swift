import SwiftUI
import Testing
import ViewTraceTesting
import Workloads

/// Any type of app is found again in the process that records it.
struct AppTypeTests {
  private let workload = Workload(name: "tap", steps: [.tap("Plus"), .wait(.shown("1"))])

  struct NestedApp: App {
    var body: some Scene { WindowGroup { Counter() } }
  }

  @Test func aPrivateOne() async throws {
    let run = try await record(PrivateApp.self, workload: workload)
    #expect(try run.evaluations(of: "Counter") == 2)
  }

  @Test func aNestedOne() async throws {
    let run = try await record(NestedApp.self, workload: workload)
    #expect(try run.evaluations(of: "Counter") == 2)
  }

  @Test func aLocalOne() async throws {
    struct LocalApp: App {
      var body: some Scene { WindowGroup { LocalScreen() } }
    }
    struct LocalScreen: View {
      var body: some View { Counter() }
    }
    let run = try await record(LocalApp.self, workload: workload)
    #expect(try run.evaluations(of: "Counter") == 2)
    #expect(try run.evaluations(of: "AppTypeTests.LocalScreen") == 1)
  }

  @Test func aGenericOne() async throws {
    let run = try await record(GenericApp<Counter>.self, workload: workload)
    #expect(try run.evaluations(of: "Counter") == 2)
  }

  @Test func aViewByItself() async throws {
    let run = try await record(view: Counter.self, workload: workload)
    #expect(try run.evaluations(of: "Counter") == 2)
  }

  @Test func fiveSideBySideCountAsOneAlone() async throws {
    let alone = try await record(PrivateApp.self, workload: workload).countedRows()
    let together = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<5 {
        group.addTask { try await record(PrivateApp.self, workload: workload).countedRows() }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together == Array(repeating: alone, count: 5))
  }

  @Test func aViewThatNeverRanIsNoZero() async throws {
    let run = try await record(PrivateApp.self, workload: workload)
    #expect(run.hasView("Counter"))
    #expect(!run.hasView("Conuter"))
    let error = #expect(throws: UnknownView.self) { try run.evaluations(of: "Conuter") }
    #expect(
      error?.description == """
        no view Conuter ran in this recording; Counter, PrivateApp did
          fix: ask for Counter
        """
    )
    #expect(throws: UnknownView.self) { try run.contentRuns(of: "Sheet") }
    #expect(throws: UnknownView.self) { try run.causes(of: "Sheet", in: 1) }
    #expect(try run.evaluations(of: "Counter", in: 2) == 0)
  }

  @Test func anEndThatWasNotExpectedIsAnError() async throws {
    let error = await #expect(throws: RecordingFailure.self) {
      try await record(PrivateApp.self, workload: Workload(name: "w", steps: [.tap("Minus")]))
    }
    #expect(error?.end == .failed)
    #expect(error?.description.contains(#"nothing on screen is "Minus""#) == true)
  }
}

private struct PrivateApp: App {
  var body: some Scene { WindowGroup { Counter() } }
}

private struct GenericApp<Screen: View & DefaultInitializable>: App {
  var body: some Scene { WindowGroup { Screen() } }
}

private struct Counter: View, DefaultInitializable {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Plus") { count += 1 }
    }
  }
}
