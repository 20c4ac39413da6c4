import Foundation

// The one place where benchmarks meet their process.
do {
  let options = try BenchmarkOptions(arguments: Array(CommandLine.arguments.dropFirst()))
  if options.printsHelp {
    print(BenchmarkOptions.help)
  } else if options.listsScenarios {
    for scenario in ScenarioList.all { print(scenario.name.padded(to: 18) + scenario.summary) }
  } else if let scroll = options.scroll {
    scroll.run()
  } else {
    try BenchmarkRun(options: options).run()
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
