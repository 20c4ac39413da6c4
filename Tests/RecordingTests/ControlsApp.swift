import SwiftUI

/// Every control that a workload can set, each in a view of its own.
struct ControlsApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Tab("Controls", systemImage: "slider.horizontal.3") { ControlsPage() }
        Tab("Long", systemImage: "list.bullet") { LongPage() }
      }
    }
  }
}

private struct ControlsPage: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 4) {
        Sliding()
        Choosing()
        GuestCount()
        Dating()
        Switching()
        Surroundings()
      }
    }
  }
}

struct Sliding: View {
  @State private var level = 0.0
  @State private var edits = 0

  var body: some View {
    Slider(value: $level, in: 0...100, step: 10) {
      Text("Level")
    } onEditingChanged: { _ in
      edits += 1
    }
    .frame(width: 228)
    Text("level \(Int(level)) after \(edits)")
  }
}

struct Choosing: View {
  @State private var fruit = "Apple"

  var body: some View {
    options("Menu").pickerStyle(.menu)
    options("Segments").pickerStyle(.segmented)
    options("Wheel").pickerStyle(.wheel).frame(height: 60)
    options("Inline").pickerStyle(.inline)
    options("Link").pickerStyle(.navigationLink)
    Text("fruit \(fruit)")
  }

  private func options(_ name: String) -> some View {
    Picker(name, selection: $fruit) {
      ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
    }
  }
}

struct GuestCount: View {
  @State private var count = 0

  var body: some View {
    Stepper("Guests \(count)", value: $count, in: 0...2)
  }
}

struct Dating: View {
  @State private var day = Date(timeIntervalSince1970: 0)

  var body: some View {
    DatePicker("Day", selection: $day, displayedComponents: .date)
  }
}

struct Switching: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Loud", isOn: $isOn)
    Text(isOn ? "loud" : "quiet")
  }
}

struct Surroundings: View {
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.colorScheme) private var scheme
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.layoutDirection) private var direction
  @Environment(\.locale) private var locale

  var body: some View {
    let width = width == .regular ? "regular" : "compact"
    Text(verbatim: "\(size) \(scheme) \(width) \(direction) \(locale.identifier)")
  }
}

struct LongPage: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<200) { LongRow(number: $0) }
      }
    }
  }
}

struct LongRow: View {
  let number: Int

  var body: some View {
    Text("row \(number)").frame(height: 50)
  }
}
