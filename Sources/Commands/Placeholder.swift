// Commands: see ARCHITECTURE.md.
