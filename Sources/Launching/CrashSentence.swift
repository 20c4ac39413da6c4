import TraceModel

/// Makes one sentence of what is known about the end of an app.
struct CrashSentence {
  /// The last `Fatal error: …` that it printed; a release build prints none.
  var printed: String?
  var record: CrashRecord?
  var ending: ChildProcess.Ending
  var symbols: [ImageAddress: [Symbol]] = [:]
  /// The place in the app's own source that was running.
  var place: ResolvedPlace?
  var limit: Nanoseconds

  /// `Fatal error: Index out of range, at Sources/Feed/Row.swift:12 in
  /// Row.body.getter`.
  var text: String {
    guard let place else { return cause }
    let about = place.isApproximate ? "near" : "at"
    return "\(cause), \(about) \(place.file):\(place.line) in \(place.function)"
  }

  private var cause: String {
    // The sentence of a killed app would tell of the kill.
    if ending == .timedOut { return "Still running after \(seconds(limit)) s of real time" }
    if let printed { return printed }
    if let failure { return "Fatal error: \(failure)" }
    if record?.isStackOverflow == true { return "Stack overflow: calls in calls without end" }
    switch (record?.signal, ending) {
    case (let signal?, _): return signalName(signal) + addressNote
    case (nil, .signalled(let signal)): return signalName(signal)
    case (nil, .exited(let code)):
      return "The app ended itself with exit code \(code) before the workload was done"
    case (nil, .timedOut): return "The app hung"
    }
  }

  /// The runtime check that failed, as the compiler names the trap: an inlined
  /// function called `Swift runtime failure: Index out of range`.
  private var failure: String? {
    let prefix = "Swift runtime failure: "
    for frame in record?.places ?? [] {
      for symbol in symbols[frame] ?? [] where symbol.function.hasPrefix(prefix) {
        return upperFirst(symbol.function.dropFirst(prefix.count))
      }
    }
    return nil
  }

  private var addressNote: String {
    guard let record, let address = record.address, [7, 10, 11].contains(record.signal) else {
      return ""
    }
    return " at address 0x\(String(address, radix: 16))"
  }

  private func upperFirst(_ text: Substring) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func seconds(_ time: Nanoseconds) -> Int64 { time.rawValue / 1_000_000_000 }
}

/// What `strsignal` says, the same in every locale; numbers are those of Linux
/// where systems differ.
private func signalName(_ number: Int32) -> String {
  let name: String? =
    switch number {
    case 4: "Illegal instruction"
    case 5: "Trap"
    case 6: "Aborted"
    case 7: "Bus error"
    case 8: "Arithmetic error"
    case 9: "Killed"
    case 11: "Segmentation fault"
    case 13: "Broken pipe"
    case 15: "Terminated"
    default: nil
    }
  return name.map { "\($0) (signal \(number))" } ?? "Signal \(number)"
}
