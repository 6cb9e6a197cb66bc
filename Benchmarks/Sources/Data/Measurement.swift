import AllocationCounter
import Foundation
import StatementCounter

/// Runs steps and prints what each of them took: one JSON object for each piece of work.
@MainActor
struct Measurement {
  let name: String
  let subject: String
  let size: Int

  /// - Parameters:
  ///   - operations: How many operations a step is; costs are told for one.
  ///   - prepare: What comes before each step, and is not measured.
  ///   - step: Returns what it has made, so that the heap that this needs can be told.
  func run(steps: Int, operations: Int = 1, prepare: () throws -> Void = {}, _ step: () throws -> Any?) throws {
    var times: [Double] = []
    var costs = Costs()
    for number in 0..<(steps + 1) {
      try prepare()
      let before = Costs.now
      let start = ContinuousClock.now
      let made = try step()
      let time = start.duration(to: .now)
      // The first step makes what later ones use again.
      if number == 0, steps > 1 { continue }
      costs = Costs.now.since(before)
      times.append(Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
      withExtendedLifetime(made) {}
    }
    times.sort()
    let count = Double(operations)
    let result: [String: Any] = [
      "name": name, "subject": subject, "size": size, "operations": operations, "microseconds": times[times.count / 2] / count,
      "statements": Double(costs.statements) / count, "rows": Double(costs.rows) / count,
      "allocations": Double(costs.allocations) / count, "liveBytes": Double(costs.liveBytes) / count,
    ]
    print(String(decoding: try JSONSerialization.data(withJSONObject: result, options: .sortedKeys), as: UTF8.self))
  }
}

struct Costs {
  var statements = 0
  var rows = 0
  var allocations = 0
  var liveBytes = 0

  static var now: Costs {
    Costs(
      statements: statementCount(), rows: rowCount(), allocations: allocationCount(), liveBytes: liveAllocationBytes())
  }

  func since(_ before: Costs) -> Costs {
    Costs(
      statements: statements - before.statements, rows: rows - before.rows, allocations: allocations - before.allocations,
      liveBytes: liveBytes - before.liveBytes)
  }
}
