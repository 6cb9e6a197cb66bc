import AllocationCounter
import Foundation
import Workloads

// Runs the workloads once each and prints what they did, one JSON object a line: bodies evaluated, patches, allocations, and what
// of these is still alive. Under callgrind, with one workload and a number of steps, it gives instructions.
//
//   Counts [--only TEXT] [--size N] [--subject TEXT] [--steps N]
var options: [String: String] = [:]
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() { options[name] = arguments.popFirst() }

for workload in Workload.all {
  if let text = options["--only"], workload.name != text { continue }
  if let text = options["--subject"], workload.subject != text { continue }
  if let size = options["--size"].flatMap({ Int($0) }), workload.size != size { continue }
  let run = workload.prepare()
  run.reset()
  if !run.isMount {
    // The first step makes what later ones use again.
    run.step()
    run.reset()
  }
  var times: [Double] = []
  let before = (run.counts?(), allocationCount(), liveAllocationCount(), liveAllocationBytes())
  let steps = options["--steps"].flatMap { Int($0) } ?? 1
  for step in 0..<steps {
    if step > 0 { run.reset() }
    let start = ContinuousClock.now
    run.step()
    let time = ContinuousClock.now - start
    times.append(Double(time.components.attoseconds) / 1e12)
  }
  let after = (run.counts?(), allocationCount(), liveAllocationCount(), liveAllocationBytes())
  let total = Double(run.operations * steps)
  var result: [String: Any] = [
    "name": workload.name, "subject": workload.subject, "size": workload.size,
    "allocations": Double(after.1 - before.1) / total, "liveAllocations": Double(after.2 - before.2) / total,
    "liveBytes": Double(after.3 - before.3) / total,
    "us": times.sorted()[times.count / 2] / Double(run.operations),
  ]
  if let first = before.0, let last = after.0 {
    result["evaluations"] = Double(last.evaluations - first.evaluations) / total
    result["patches"] = Double(last.patches - first.patches) / total
  }
  print(String(decoding: try JSONSerialization.data(withJSONObject: result, options: .sortedKeys), as: UTF8.self))
}
