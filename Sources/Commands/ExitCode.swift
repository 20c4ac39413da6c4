/// How the process ends.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case fine = 0
  case broken = 1
  case wrongUse = 2
  case unreadable = 3
  case appFailed = 4

  var meaning: String {
    switch self {
    case .fine: "fine"
    case .broken: "check: a budget is broken, or there is a finding of level error"
    case .wrongUse:
      "wrong use, or a workload or budget that does not fit: a target that is not found, "
        + "a view that is not there, nothing checked"
    case .unreadable: "an input that cannot be read"
    case .appFailed:
      "the app did not build, crashed, hung, never became idle, or counted differently "
        + "when recorded twice; or its trace could not be written to the end"
    }
  }
}
