extension Workload {
  /// A movement of a scroll view's content.
  public struct Scroll: Equatable, Sendable {
    public var extent: Extent
    /// The scroll view, or something inside it; nil for the only one, or the one under the middle of the screen.
    public var container: Target?
    /// Display frames that the movement takes, at most so many for `until`; nil for the standard.
    public var frames: Int?

    public init(_ extent: Extent, in container: Target? = nil, frames: Int? = nil) {
      self.extent = extent
      self.container = container
      self.frames = frames
    }

    /// How far to scroll.
    public enum Extent: Equatable, Sendable {
      /// Positive values move towards the end of the content.
      case by(Vector)
      /// The edge as it is when the step begins.
      case edge(Edge)
      /// Until the target is visible, looking for it towards an edge.
      case until(Target, toward: Edge)
    }

    /// Where the content begins or ends, along the axis that scrolls.
    public enum Edge: String, CaseIterable, Sendable {
      case start
      case end
    }

    public static func by(
      _ dx: Double,
      _ dy: Double,
      in container: Target? = nil,
      frames: Int? = nil
    ) -> Scroll {
      Scroll(.by(Vector(dx: dx, dy: dy)), in: container, frames: frames)
    }

    public static func to(_ edge: Edge, in container: Target? = nil, frames: Int? = nil) -> Scroll {
      Scroll(.edge(edge), in: container, frames: frames)
    }

    public static func until(
      _ target: Target,
      toward edge: Edge = .end,
      in container: Target? = nil,
      frames: Int? = nil
    ) -> Scroll {
      Scroll(.until(target, toward: edge), in: container, frames: frames)
    }

    /// Points a frame when nothing else is said: 3000 points a second at 60 Hz, a brisk flick.
    public static let pointsPerFrame = 50.0
    /// Frames for which `until` looks for its target when nothing else is said.
    public static let searchFrames = 600

    /// The frames of this movement, the standard filled in.
    ///
    /// `by` takes one for each 50 points begun, an edge is reached in one.
    public var frameCount: Int {
      if let frames { return max(frames, 1) }
      switch extent {
      case .by(let vector):
        let distance = max(vector.dx.magnitude, vector.dy.magnitude)
        guard distance < 1e9 else { return 1 }
        let whole = Int(distance / Self.pointsPerFrame)
        return max(Double(whole) * Self.pointsPerFrame < distance ? whole + 1 : whole, 1)
      case .edge: return 1
      case .until: return Self.searchFrames
      }
    }
  }
}
