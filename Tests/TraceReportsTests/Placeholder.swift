// TraceReportsTests: see ARCHITECTURE.md.
