// CommandsTests: see ARCHITECTURE.md.
