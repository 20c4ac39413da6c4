// SwiftUIMacrosTests: see ARCHITECTURE.md.
