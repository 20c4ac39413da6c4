import Testing
import TraceModel

@testable import ViewRuntime

/// Differences of fields and writes behind runs, as they are kept without memory of their own.
struct FieldDifferencesTests {
  @Test func fieldsComeBackInOrder() {
    let noted: [(Int, InputDifference)] = [
      (0, .notComparable), (3, .changed), (31, .equalButNew), (32, .changed), (70, .notComparable),
    ]
    var differences = FieldDifferences()
    #expect(differences.isEmpty)
    for (index, difference) in noted { differences.append(index, difference) }
    #expect(differences.map(\.index) == noted.map(\.0))
    #expect(differences.map(\.difference) == noted.map(\.1))
  }

  @Test func fieldsBeyondTheBitsAreToldApart() {
    var one = FieldDifferences()
    var other = FieldDifferences()
    one.append(33, .changed)
    other.append(34, .changed)
    #expect(!one.isEmpty)
    #expect(one != other)
  }

  @Test func writesKeepTheirOrder() {
    var writes = WritesBehind()
    #expect(writes.isEmpty)
    for id in 1...3 { writes.append(WriteID(UInt32(id))) }
    #expect(writes.first == WriteID(1))
    #expect(writes.further == [WriteID(2), WriteID(3)])
    #expect(WritesBehind(WriteID(1)).further.isEmpty)
  }
}
