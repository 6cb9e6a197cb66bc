import Observation

@Observable private final class Counter {
  var value = 0
}

extension Workload {
  /// One object at a time, without views.
  static var objects: [Workload] {
    let combine = CombineObjects.workloads.map { Workload($0.name, CombineObjects.name, size: 1, prepare: $0.prepare) }
    let openCombine = OpenCombineObjects.workloads.map {
      Workload($0.name, OpenCombineObjects.name, size: 1, prepare: $0.prepare)
    }
    return combine + openCombine + observation
  }

  /// The toolchain's Observation by itself.
  private static var observation: [Workload] {
    let operations = 1_000
    func workload(_ name: String, _ prepare: @escaping @MainActor @Sendable () -> Run) -> Workload {
      Workload(name, "Observation", size: 1, prepare: prepare)
    }
    return [
      workload("track one property, change it") {
        let counter = Counter()
        var sum = 0
        return Run(operations: operations) {
          for number in 0..<operations {
            withObservationTracking({ sum &+= counter.value }, onChange: {})
            counter.value = number
          }
        }
      },
      workload("get an untracked property") {
        let counter = Counter()
        var sum = 0
        return Run(operations: operations) {
          for _ in 0..<operations { sum &+= counter.value }
        }
      },
      workload("set an unobserved property") {
        let counter = Counter()
        return Run(operations: operations) {
          for number in 0..<operations { counter.value = number }
        }
      },
    ]
  }
}
