# What a developer and CI run. Two targets do everything on a fresh machine:
#
#   make demo    record the Feed sample before and after its fix, and report
#   make test    format lint, build, import check, tests: what CI runs
#
# `make conformance CASES=FILE` runs a file of conformance cases and prints a
# line a case; without a file, what is known of SwiftUI's evaluation semantics.
#
# Slower: test-long (proofs by killing, repeating and building elsewhere),
# reports (writes Reports/ anew).

.POSIX:
.PHONY: demo test test-long reports conformance conformance-cases conformance-page sqlite \
	lint build check-imports

demo: sqlite
	@scripts/demo

test: sqlite lint build conformance-cases check-imports
	swift test --skip-build

test-long: sqlite
	@scripts/test-long

reports: sqlite
	@scripts/reports

CASES = Tests/Conformance/semantics.jsonl

conformance: sqlite
	@swift build --target ConformanceHarness
	@cases=$$(scripts/conformance-build "$(CASES)") && \
	"$$cases" --known Tests/Conformance/known-differences.jsonl

# Both corpora as the tests run it; compiled anew only where something changed.
conformance-cases:
	@scripts/conformance-build Tests/Conformance/semantics.jsonl >/dev/null
	@scripts/conformance-build Tests/Conformance/layout.jsonl >/dev/null

# Writes docs/conformance.md anew from what the cases give.
conformance-page: sqlite
	@swift build --target ConformanceHarness
	@scripts/conformance-page

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

build:
	swift build --build-tests --explicit-target-dependency-import-check error

check-imports:
	scripts/coverage --check
	scripts/check-imports
	scripts/check-imports-test

sqlite:
	@scripts/get-sqlite
