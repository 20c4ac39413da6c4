// CombineTests: see ARCHITECTURE.md.
