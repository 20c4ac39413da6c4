// TraceAnalysisTests: see ARCHITECTURE.md.
