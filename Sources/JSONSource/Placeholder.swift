// JSONSource: see ARCHITECTURE.md.
