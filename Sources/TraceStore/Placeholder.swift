// TraceStore: see ARCHITECTURE.md.
