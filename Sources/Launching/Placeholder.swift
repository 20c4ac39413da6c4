// Launching: see ARCHITECTURE.md.
