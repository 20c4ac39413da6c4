import SwiftUI

/// The controls of a room, each reading one property of it.
struct RoomView: View {
  let room: Room
  @State private var showsTimer = false

  var body: some View {
    Form {
      Section {
        PowerRow(room: room)
        BrightnessRow(room: room)
      }
      Section("Scene") {
        SceneRow(room: room)
      }
      Section {
        Button("Timer") { showsTimer = true }
        Button("Remove Room", role: .destructive) {}
      }
    }
    .sheet(isPresented: $showsTimer) {
      TimerSheet(room: room)
    }
  }
}

struct PowerRow: View {
  @Bindable var room: Room

  var body: some View {
    Toggle(isOn: $room.isOn) {
      Label("Power", systemImage: "lightbulb")
    }
  }
}

struct BrightnessRow: View {
  @Bindable var room: Room

  var body: some View {
    Slider(value: $room.brightness) {
      Text("Brightness")
    } minimumValueLabel: {
      Image(systemName: "moon")
    } maximumValueLabel: {
      Image(systemName: "sun.max")
    }
    .disabled(!room.isOn)
  }
}

struct SceneRow: View {
  @Bindable var room: Room

  var body: some View {
    Picker("Scene", selection: $room.scene) {
      ForEach(LightScene.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
  }
}
