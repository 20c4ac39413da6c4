// TraceAnalysis: see ARCHITECTURE.md.
