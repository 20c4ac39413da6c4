import JSONSource

/// What is wrong with a result file of the conformance kit, or with the corpus.
struct ConformanceError: Error, CustomStringConvertible {
  enum Problem: Equatable {
    case noCases
    case notResults
    case otherFormat(Int)
    case otherCorpus(found: String, expected: String)
    case damaged(String)
    case nothingChecked
    case notOfApple(String)
  }

  var problem: Problem
  /// The file, and the line where there is one.
  var place: String

  var description: String { "\(place): \(cause)\n  fix: \(fix)" }

  var exitCode: ExitCode {
    switch problem {
    case .noCases, .notResults, .damaged: .unreadable
    case .otherFormat, .otherCorpus, .nothingChecked, .notOfApple: .wrongUse
    }
  }

  private var cause: String {
    switch problem {
    case .noCases: "there are no conformance cases here"
    case .notResults: "is no result file of the conformance kit"
    case .otherFormat(let number): "has format \(number); this build reads format 1"
    case .otherCorpus(let found, let expected):
      "its kit had other cases: corpus \(found), and here is \(expected)"
    case .damaged(let what): "the line is damaged: \(what)"
    case .nothingChecked: "nothing was checked: no check of a known case holds or differs"
    case .notOfApple(let system):
      "was run on ViewTrace's own SwiftUI (\(system)), which verifies nothing"
    }
  }

  private var fix: String {
    switch problem {
    case .noCases: "start viewtrace in a checkout of ViewTrace, or name the folder with '--corpus'"
    case .notResults: "name the file that scripts/conformance-kit wrote"
    case .otherFormat: "read it with the version of viewtrace that the kit came with"
    case .otherCorpus:
      "check out the version that the kit was made from, or make and run the kit again"
    case .damaged: "take the line out, or run the kit again"
    case .nothingChecked:
      "look at the reasons in the file, then run the kit again: docs/conformance-kit/README.md"
    case .notOfApple: "leave '--write' out, or run the kit on a Mac"
    }
  }
}
