import SwiftUI

/// What the lamps of a room use.
struct UseView: View {
  let room: Room

  private var watts: Int { room.isOn ? Int(room.brightness * 60) : 0 }

  var body: some View {
    Text("\(watts) watts")
      .font(.largeTitle)
  }
}
