import TraceStore

/// Completes a trace that was left alone: the app was killed, and the process
/// that had started it as well.
///
/// Adds the source places that nobody looked up and makes the trace one file.
/// Why the recording ended nobody knows any more, so it stays incomplete.
package struct TraceRepair {
  package var path: String
  /// Where the toolchain is looked for.
  package var environment: [String: String]

  package init(path: String, environment: [String: String]) {
    self.path = path
    self.environment = environment
  }

  /// Repairs the trace.
  ///
  /// - Parameter sourceRoot: From the path of the app, the folder that source
  ///   paths are shortened to.
  /// - Returns: What stays unknown.
  /// - Throws: When it is no trace, or is being recorded, or cannot be written.
  package func repair(sourceRoot: (String) -> String?) throws -> [String] {
    let recording = try DeadRecording(path: path)
    let executable = try recording.facts[.executable] ?? ""
    let search = PlaceSearch(
      executable: executable,
      environment: environment,
      sourceRoot: sourceRoot(executable)
    )
    var notes: [String] = []
    let found = search.find(try recording.unresolvedPlaces, notes: &notes)
    try recording.resolve(found.places)
    try recording.close()
    return notes
  }
}
