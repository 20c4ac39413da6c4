// TraceReports: see ARCHITECTURE.md.
