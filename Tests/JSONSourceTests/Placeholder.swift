// JSONSourceTests: see ARCHITECTURE.md.
