// Combine: see ARCHITECTURE.md.
