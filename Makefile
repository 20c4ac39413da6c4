# What a developer and CI run. Two targets do everything on a fresh machine:
#
#   make demo    record the Feed sample before and after its fix, and report
#   make test    format lint, build, import check, tests: what CI runs
#
# Slower: test-long (proofs by killing, repeating and building elsewhere),
# reports (writes Reports/ anew).

.POSIX:
.PHONY: demo test test-long reports sqlite lint build check-imports

demo: sqlite
	@scripts/demo

test: sqlite lint build check-imports
	swift test --skip-build

test-long: sqlite
	@scripts/test-long

reports: sqlite
	@scripts/reports

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

build:
	swift build --build-tests --explicit-target-dependency-import-check error

check-imports:
	scripts/check-imports
	scripts/check-imports-test

sqlite:
	@scripts/get-sqlite
