// ViewRuntimeTests: see ARCHITECTURE.md.
