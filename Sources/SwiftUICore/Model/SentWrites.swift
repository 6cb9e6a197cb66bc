/// What other threads have written to one state slot and the main actor has not applied yet. Read and written under the slots' lock.
///
/// ```
/// steps    applied   applied | seen     seen   | since the main actor last read
///                      next -┘          seen --┘
/// ```
final class SentWrites<Value> {
  /// One write: the value after it, and how to do it again after a write of the main actor that came in between.
  struct Step {
    let result: Value
    let change: (inout Value) -> Bool
    let transaction: Transaction
  }

  private(set) var steps: [Step] = []
  /// The first step that is still to be applied.
  var next = 0
  /// The steps before this one were in what the main actor read last.
  var seen = 0

  var newest: Value? { steps.last?.result }

  func append(_ step: Step) { steps.append(step) }
}
