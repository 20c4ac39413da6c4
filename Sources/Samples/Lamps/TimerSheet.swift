import SwiftUI

/// When the lamps go out.
struct TimerSheet: View {
  @Bindable var room: Room
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Stepper("\(room.minutes) minutes", value: $room.minutes, in: 5...120, step: 5)
      }
      .navigationTitle("Timer")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
    .presentationDetents([.medium])
  }
}
