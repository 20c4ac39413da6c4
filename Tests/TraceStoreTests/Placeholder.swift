// TraceStoreTests: see ARCHITECTURE.md.
