import Benchmark
import Foundation
import Workloads

/// Times of single steps. `Scripts/bench` finds a workload by the name of its benchmark.
///
/// The main actor runs on the process's main thread, as it does in an app. The main function that the benchmark package brings gives
/// that thread up, and then another one does the main actor's work, with memory from another arena: dearer to get and to give back.
@main
struct Engine: BenchmarkRunnerHooks {
  static func main() {
    Task.detached {
      await BenchmarkRunner.setupBenchmarkRunner(registerBenchmarks: registerBenchmarks)
      exit(EXIT_SUCCESS)
    }
    RunLoop.main.run()
  }

  static func registerBenchmarks() {
    for workload in Workload.all {
      Benchmark(
        "\(workload.name) | \(workload.subject) | \(workload.size)",
        configuration: .init(metrics: [.wallClock, .throughput], maxDuration: .milliseconds(400), maxIterations: 2_000)
      ) { benchmark, run in
        // Nobody else uses it while this runs.
        nonisolated(unsafe) let benchmark = benchmark
        await MainActor.run { run.measure(start: { benchmark.startMeasurement() }, stop: { benchmark.stopMeasurement() }) }
      } setup: {
        await workload.prepare()
      }
    }
  }
}
