import SwiftUI

/// Is dragged, held, tapped, pinched and scrolled.
struct GesturesApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        DraggedPad()
        TappedPad()
        CountedTaps()
        PinchedPad()
        ScrolledRows()
      }
    }
  }
}

struct DraggedPad: View {
  @GestureState private var height = 0.0
  @State private var dropped = 0

  var body: some View {
    Text("dropped \(dropped) at \(Int(height))")
      .gesture(
        DragGesture()
          .updating($height) { value, height, _ in height = value.translation.height }
          .onEnded { dropped = Int($0.translation.height.rounded()) }
      )
  }
}

struct TappedPad: View {
  @State private var last = "nothing"

  var body: some View {
    Text("pad").onTapGesture(count: 2) { last = "double" }.onTapGesture { last = "single" }
    Text("press").onLongPressGesture(minimumDuration: 0.7) { last = "held" }
    Text("last \(last)")
  }
}

struct CountedTaps: View {
  @State private var taps = 0
  @State private var doubles = 0

  var body: some View {
    Button("count") { taps += 1 }
      .simultaneousGesture(TapGesture(count: 2).onEnded { doubles += 1 })
    Text("\(taps) taps \(doubles) doubles")
  }
}

struct PinchedPad: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    Text("photo")
      .gesture(
        MagnifyGesture().onEnded { scale = $0.magnification }
          .simultaneously(with: RotateGesture().onEnded { angle = $0.rotation })
      )
    Text("scale \(Int((scale * 100).rounded())) angle \(Int(angle.degrees.rounded()))")
  }
}

struct ScrolledRows: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { index in Text("row \(index)").frame(height: 40) }
      }
    }
    .frame(height: 200)
  }
}
