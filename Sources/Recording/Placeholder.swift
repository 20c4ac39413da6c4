// Recording: see ARCHITECTURE.md.
