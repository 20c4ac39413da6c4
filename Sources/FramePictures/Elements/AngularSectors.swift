import Foundation
import TraceModel

/// SVG has no angular gradient; narrow sectors of one colour each come near.
struct AngularSectors {
  static let count = 72

  private let stops: [DisplayStop]
  private let from: Double
  private let to: Double

  init(_ stops: [DisplayStop], from: Double, to: Double) {
    self.stops = stops
    self.from = from.isFinite ? from : 0
    self.to = to.isFinite ? to : 0
  }

  /// Paths that cover all of a frame, once round a centre.
  func elements(_ center: DisplayPoint, in frame: DisplayRect) -> String {
    let middle = frame.point(at: center)
    let radius = 2 * (frame.width + frame.height)
    let full = to == from ? 2 * Double.pi : to - from
    let step = 2 * Double.pi / Double(Self.count)
    var text = ""
    for number in 0..<Self.count {
      let angle = from + Double(number) * step
      // One beyond the end lies under the next, so that no seam is seen.
      let end = angle + step * (number == Self.count - 1 ? 1 : 1.5)
      let location = (Double(number) + 0.5) * step / abs(full)
      let color = color(at: full < 0 ? 1 - min(location, 1) : min(location, 1))
      func point(_ angle: Double) -> String {
        "\(SVGNumber.text(middle.x + radius * cos(angle)))"
          + " \(SVGNumber.text(middle.y + radius * sin(angle)))"
      }
      text +=
        "<path d=\"M\(SVGNumber.text(middle.x)) \(SVGNumber.text(middle.y))"
        + "L\(point(angle))L\(point(end))Z\"\(color.attributes("fill"))/>"
    }
    return text
  }

  private func color(at location: Double) -> DisplayColor {
    guard let first = stops.first, let last = stops.last else {
      return DisplayColor(red: 0, green: 0, blue: 0, opacity: 0)
    }
    guard let next = stops.firstIndex(where: { $0.location >= location }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (location - low.location) / max(high.location - low.location, 0.000_001)
    func mix(_ part: KeyPath<DisplayColor, Double>) -> Double {
      low.color[keyPath: part] * (1 - share) + high.color[keyPath: part] * share
    }
    return DisplayColor(
      red: mix(\.red),
      green: mix(\.green),
      blue: mix(\.blue),
      opacity: mix(\.opacity)
    )
  }
}
