// SwiftUI: see ARCHITECTURE.md.
