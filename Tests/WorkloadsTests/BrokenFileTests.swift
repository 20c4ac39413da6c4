import Foundation
import Testing
import Workloads

/// The files of `Traces/broken/workloads`, each with its error beside it.
struct BrokenFileTests {
  @Test func eachFileGivesTheErrorBesideIt() throws {
    let folder = repository.appending(path: "Traces/broken/workloads")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = names.filter { $0.hasSuffix(".json") }
    #expect(files.count == 13)
    for name in files {
      let url = folder.appending(path: name)
      let text = try String(contentsOf: url, encoding: .utf8)
      let golden = url.deletingPathExtension().appendingPathExtension("error")
      let expected = try String(contentsOf: golden, encoding: .utf8)
      let error = #expect(throws: WorkloadError.self, "\(name)") {
        try Workload(text: text, path: name)
      }
      #expect(error.map { "\($0)\n" } == expected, "\(name)")
    }
  }

  @Test func fileThatIsNotThereIsNamed() {
    let error = #expect(throws: WorkloadError.self) {
      try Workload(contentsOf: "/nowhere/feed.json")
    }
    #expect(
      error?.description == """
        /nowhere/feed.json: there is no such file
          fix: name a workload file that can be read
        """
    )
    #expect(error?.isUnreadable == true)
    #expect(error?.line == nil)
  }

  @Test func folderIsNoWorkload() {
    let error = #expect(throws: WorkloadError.self) { try Workload(contentsOf: repository.path) }
    #expect(error?.description.hasPrefix("\(repository.path): it cannot be read as a file") == true)
  }

  @Test func mistakesAndBrokenTextsAreToldApart() throws {
    let folder = repository.appending(path: "Traces/broken/workloads")
    let cutOff = #expect(throws: WorkloadError.self) {
      try Workload(contentsOf: folder.appending(path: "cut-off.json").path)
    }
    #expect(cutOff?.isUnreadable == true)
    #expect(cutOff?.line == 5)
    let unknownKey = #expect(throws: WorkloadError.self) {
      try Workload(contentsOf: folder.appending(path: "unknown-key.json").path)
    }
    #expect(unknownKey?.isUnreadable == false)
    #expect(unknownKey?.path.hasSuffix("unknown-key.json") == true)
  }
}

/// The folder of the package.
let repository = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
