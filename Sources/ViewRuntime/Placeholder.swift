// ViewRuntime: see ARCHITECTURE.md.
