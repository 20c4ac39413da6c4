// Workloads: see ARCHITECTURE.md.
