// TraceModelTests: see ARCHITECTURE.md.
