// ViewTraceTesting: see ARCHITECTURE.md.
