/// Whether a report tells times.
///
/// Times differ from recording to recording, counts do not: without times, and
/// without saying which build it was, the same source and workload give the
/// same report on every machine.
public enum ReportTimes: Sendable {
  case shown
  case hidden
}
