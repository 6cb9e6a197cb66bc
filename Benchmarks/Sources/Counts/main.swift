import AllocationCounter
import Foundation
import Workloads

// Runs the workloads once each and prints what they did, one JSON object a line: bodies evaluated, patches, allocations, and what
// of these is still alive. Under callgrind, with one workload and a number of steps, it gives instructions.
//
//   Counts [--only NAME] [--containing TEXT] [--size N] [--subject TEXT] [--steps N]
var options: [String: String] = [:]
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() { options[name] = arguments.popFirst() }

/// What a run has done so far.
@MainActor
struct Counts {
  var allocations = 0
  var liveAllocations = 0
  var liveBytes = 0
  var evaluations = 0
  var patches = 0

  init() {}

  init(of run: Run) {
    (evaluations, patches) = run.counts?() ?? (0, 0)
    allocations = allocationCount()
    liveAllocations = liveAllocationCount()
    liveBytes = liveAllocationBytes()
  }

  mutating func add(_ later: Counts, since earlier: Counts) {
    allocations += later.allocations - earlier.allocations
    liveAllocations += later.liveAllocations - earlier.liveAllocations
    liveBytes += later.liveBytes - earlier.liveBytes
    evaluations += later.evaluations - earlier.evaluations
    patches += later.patches - earlier.patches
  }
}

for workload in Workload.all {
  if let text = options["--only"], workload.name != text { continue }
  if let text = options["--containing"], !workload.name.contains(text) { continue }
  if let text = options["--subject"], workload.subject != text { continue }
  if let size = options["--size"].flatMap({ Int($0) }), workload.size != size { continue }
  let run = workload.prepare()
  run.reset()
  if !run.isMount {
    // The first step makes what later ones use again.
    run.step()
    run.reset()
  }
  let steps = options["--steps"].flatMap { Int($0) } ?? 1
  var counts = Counts()
  for step in 0..<steps {
    if step > 0 { run.reset() }
    let before = Counts(of: run)
    run.step()
    counts.add(Counts(of: run), since: before)
  }
  let operations = Double(run.operations * steps)
  var result: [String: Any] = [
    "name": workload.name, "subject": workload.subject, "size": workload.size, "operations": run.operations,
    "allocations": Double(counts.allocations) / operations,
    "liveAllocations": Double(counts.liveAllocations) / operations, "liveBytes": Double(counts.liveBytes) / operations,
  ]
  if run.counts != nil {
    result["evaluations"] = Double(counts.evaluations) / operations
    result["patches"] = Double(counts.patches) / operations
  }
  print(String(decoding: try JSONSerialization.data(withJSONObject: result, options: .sortedKeys), as: UTF8.self))
}
