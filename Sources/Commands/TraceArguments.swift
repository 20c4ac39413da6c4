import TraceStore

// What the commands that read a trace have in common.

extension Operand {
  static let trace = Operand(name: "TRACE", help: "a .viewtrace file")
}

extension Option {
  static let base = Option("base", value: "TRACE", help: "an older trace to compare with")
}

/// Opens a trace, and says on standard error what may be missing from it.
func openTrace(_ path: String, _ console: Console) throws -> Trace {
  let trace = try Trace(path: path)
  for warning in trace.warnings { console.error("\(path): warning: \(warning)\n") }
  return trace
}
