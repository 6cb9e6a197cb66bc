import Benchmark
import Workloads

// Times of single steps. `Scripts/bench` finds a workload by the name of its benchmark.
let benchmarks: @Sendable () -> Void = {
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
