public import SwiftUI

extension View {
  /// Marks a view whose frame is checked; adds nothing to its size.
  ///
  /// What the cases call `probe`: a member of that name would be seen wherever
  /// this module is linked, and it means something else there.
  public func reportingFrame(as name: String) -> some View {
    background(
      GeometryReader { geometry in
        let _ = CaseLog.placed(name, geometry.frame(in: .named(Probe.container)))
        Color.clear
      }
    )
  }
}

enum Probe {
  /// The coordinate space that frames are told in.
  static let container = "conformance container"
}
