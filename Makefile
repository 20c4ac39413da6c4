# What a developer and CI run. Two targets do everything on a fresh machine:
#
#   make demo    record the Feed sample before and after its fix, and report
#   make test    format lint, build, import check, tests: what CI runs
#
# `make conformance CASES=FILE` runs a file of conformance cases and prints a
# line a case; without a file, what is known of SwiftUI's evaluation semantics.
#
# Slower: test-long (proofs by killing, repeating, building elsewhere, drawing programs),
# reports (writes Reports/ anew), bench (measures, and writes Reports/bench).

.POSIX:
.PHONY: demo test test-long reports conformance conformance-cases conformance-page sqlite bench \
	lint build check-imports

demo: sqlite
	@scripts/demo

test: sqlite lint build conformance-cases check-imports
	swift test --skip-build

test-long: sqlite
	@scripts/test-long

reports: sqlite
	@scripts/reports

bench: sqlite
	@swift run -c release Benchmarks

CASES = Tests/Conformance/semantics.jsonl

conformance: sqlite
	@swift build --target ConformanceHarness
	@cases=$$(scripts/conformance-build "$(CASES)") && \
	"$$cases" --known Tests/Conformance/known-differences.jsonl

# Both corpora as the tests run them, and some cases of the conformance kit; compiled
# anew only where something changed.
KIT_SAMPLE = AN-01,AN-03,OO-18,IC-02,EN-12,OO-16,FE-05,OC-03,SI-01,OO-11,SI-11,stack-02

conformance-cases:
	@scripts/conformance-build Tests/Conformance/semantics.jsonl >/dev/null
	@scripts/conformance-build Tests/Conformance/layout.jsonl >/dev/null
	@scripts/conformance-kit --build kit-sample --only "$(KIT_SAMPLE)" >/dev/null

# Writes the cases' part of docs/swiftui-coverage.md anew from what they give.
conformance-page: sqlite
	@swift build --target ConformanceHarness
	@scripts/conformance-page

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

build:
	swift build --build-tests --explicit-target-dependency-import-check error

check-imports:
	scripts/coverage --check
	scripts/conformance-page --check
	scripts/check-imports
	scripts/check-imports-test

sqlite:
	@scripts/get-sqlite
