// TestSupport: see ARCHITECTURE.md.
