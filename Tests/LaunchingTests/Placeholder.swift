// LaunchingTests: see ARCHITECTURE.md.
