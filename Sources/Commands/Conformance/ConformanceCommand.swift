extension Command {
  static let conformance = Command(
    name: "conformance",
    summary: "mark the conformance cases by what the kit found on a Mac",
    operands: [
      Operand(name: "FILE", help: "the result file that the conformance kit wrote")
    ],
    options: [.corpus, .write],
    manual: """
      Each case of the file is verified, verified in part (some checks cannot be made
      on a Mac), contradicted, with what was expected and what was found, or not
      checked. Ends with 0 also where a case is contradicted: then SwiftUI does not
      do what the case says, and it is the case that has to change.
      How to run the kit: docs/conformance-kit/README.md.
      """,
    action: { arguments, console in
      let folder = arguments[.corpus] ?? "Tests/Conformance"
      let corpus = try ConformanceCorpus(folder: folder)
      let path = arguments.operand(0)
      let results = try ConformanceResults(bytes: readBytes(of: path), path: path, corpus: corpus)
      let marks = try ConformanceMarks(results, corpus: corpus, path: path)
      let isStored = arguments.has(.write)
      if isStored, !results.head.isOfApple {
        throw ConformanceError(problem: .notOfApple(results.head.system), place: path)
      }
      console.output(ConformanceText(marks: marks, results: results, corpus: corpus).text)
      if isStored {
        let stored = folder + "/" + VerifiedCases.fileName
        try write(VerifiedCases(path: stored).adding(marks).text, to: stored)
        console.output("written to \(stored); the page: make conformance-page\n")
      }
      return .fine
    }
  )
}

extension Option {
  fileprivate static let corpus = Option(
    "corpus",
    value: "DIR",
    help: "the folder of the case files; Tests/Conformance by default",
    completion: .directory
  )
  fileprivate static let write = Option(
    "write",
    help: "store the marks beside the cases, for the page of what is covered"
  )
}
