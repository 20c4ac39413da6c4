/// The results for people.
struct ResultTable {
  let text: String

  init(_ result: ResultFile) {
    let machine = result.machine
    var lines = [
      "\(machine.processor), \(machine.cores) cores, \(machine.system)",
      "\(machine.toolchain), \(machine.configuration); recording: \(result.recording); "
        + result.date,
    ]
    if let peer = result.peer { lines.append("peer: \(peer.name), its time over ours") }
    lines.append("")
    let names = result.measurements.map(\.name.count).max() ?? 0
    let peerTitle = result.peer == nil ? "" : "        peer   ratio"
    lines.append(
      "".padded(to: names) + "      median  spread       floor   ratio" + peerTitle
    )
    for one in result.measurements {
      var line = one.name.padded(to: names)
      line += Self.time(one.median).leftPadded(to: 12)
      line += Self.percent(one.spread).leftPadded(to: 8)
      line += (one.floor.map(Self.time) ?? "-").leftPadded(to: 12)
      line += (one.ratio.map { Self.number($0, 1) } ?? "-").leftPadded(to: 8)
      if let peer = result.peer {
        let median = peer.median(of: one)
        line += (median.map(Self.time) ?? "-").leftPadded(to: 12)
        let ratio = median.map { one.median > 0 ? $0 / one.median : 0 }
        line += (ratio.map { Self.number($0, 1) } ?? "-").leftPadded(to: 8)
      }
      lines.append(line)
      if let slope = one.slope {
        lines.append("  grows with the size to the power of \(Self.number(slope, 2))")
      }
      if !one.counts.isEmpty {
        let counts = one.counts.map { "\(Self.number($0.value, 2)) \($0.name)" }
        lines.append("  " + counts.joined(separator: ", "))
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// A length of time in the unit that suits it.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: number(nanoseconds, 1) + " ns"
    case ..<1_000_000: number(nanoseconds / 1_000, 2) + " µs"
    default: number(nanoseconds / 1_000_000, 3) + " ms"
    }
  }

  static func percent(_ part: Double) -> String { number(part * 100, 1) + " %" }

  /// With at most so many decimals; a whole number without any.
  static func number(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
