import Testing
import ViewTraceTesting
import Workloads

/// What an app prints about its causes and what its trace says are the same.
struct CauseTests {
  private static let taps: [Workload.Action] = [
    "State", "Notebook", "Pages", "Radio", "Dark", "Insert", "Rename", "Step 1", "All",
  ].map { .tap(.text($0)) }

  @Test(arguments: Workload.Profile.allCases)
  func printedLinesEqualTheTrace(profile: Workload.Profile) async throws {
    let workload = Workload(name: "causes", profile: profile, steps: Self.taps)
    let run = try await record(CausesApp.self, workload: workload)
    let traced = try run.rows(
      """
      SELECT view || ': ' || causes || ' changed.'
      FROM evaluation
      WHERE view <> 'CausesApp'
      ORDER BY id
      """
    )
    let printed = run.output.split(separator: "\n").map(String.init)
    #expect(printed.count > 20)
    #expect(printed == traced)
  }

  @Test func eachStepHasItsCauses() async throws {
    let workload = Workload(name: "causes", steps: Self.taps)
    let run = try await record(CausesApp.self, workload: workload)
    let causes = try run.rows(
      """
      SELECT step, view, causes, COUNT(*)
      FROM evaluation
      WHERE step > 0
      GROUP BY step, view, causes
      ORDER BY step, MIN(id)
      """
    )
    #expect(
      causes == [
        "1|Desk|_count|1", "1|Plain|@self|1", "1|Stepping|@self, _count|1",
        #"2|NotebookLabel|\Notebook.title|1"#,
        "4|Desk|_radio|1", "4|RadioLabel|_radio|1",
        "5|Desk|_isDark|1", "5|SchemeLabel|_colorScheme|1",
        "6|Desk|_items|1", "6|Line|@self, @identity, _taps|1",
        "7|Desk|_items|1", "7|Line|@self|1",
        "8|Desk|_count|1", "8|Plain|@self|1", "8|Stepping|@self, _count|1",
        "9|Desk|_count, _isDark, _items|1", "9|Plain|@self|1", "9|Stepping|@self, _count|1",
        #"9|NotebookLabel|\Notebook.title|1"#, "9|SchemeLabel|_colorScheme|1", "9|Line|@self|1",
      ]
    )
  }
}
