// WorkloadsTests: see ARCHITECTURE.md.
