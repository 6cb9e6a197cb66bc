import Benchmark
import Workloads

let benchmarks = { @Sendable in
  Benchmark("one") { benchmark in
    for _ in benchmark.scaledIterations { blackHole(1) }
  }
}
