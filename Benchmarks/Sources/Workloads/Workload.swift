import SwiftUITesting

/// One thing to measure: a kind of work, on whose account, and how much of it.
public struct Workload: Sendable {
  /// What is done: `one row changes`.
  public let name: String
  /// Whose work it is: a kind of model data, or another system that does the same.
  public let subject: String
  /// How many rows, objects or levels there are.
  public let size: Int
  /// Makes everything that is there before the work begins. Not measured.
  public let prepare: @MainActor @Sendable () -> Run

  init(_ name: String, _ subject: String, size: Int, prepare: @escaping @MainActor @Sendable () -> Run) {
    self.name = name
    self.subject = subject
    self.size = size
    self.prepare = prepare
  }
}

/// A workload that has been prepared and can be run again and again.
@MainActor
public final class Run {
  /// How many operations a step is; costs are told for one.
  public let operations: Int
  /// Brings back the state in which a step begins. Not measured.
  public let reset: () -> Void
  /// What is measured.
  public let step: () -> Void
  /// Body evaluations and patches so far, where there is a view graph.
  public let counts: (() -> (evaluations: Int, patches: Int))?
  /// Whether a step makes what stays: then the heap is what it costs.
  public let isMount: Bool

  init(
    operations: Int = 1, isMount: Bool = false, counts: (() -> (evaluations: Int, patches: Int))? = nil,
    reset: @escaping () -> Void = {}, step: @escaping () -> Void
  ) {
    self.operations = operations
    self.isMount = isMount
    self.counts = counts
    self.reset = reset
    self.step = step
  }

  /// One measured step.
  public func measure(start: () -> Void, stop: () -> Void) {
    reset()
    start()
    step()
    stop()
  }

  convenience init(
    of host: CountingHost, operations: Int = 1, reset: @escaping () -> Void = {}, step: @escaping () -> Void
  ) {
    self.init(operations: operations, counts: { (host.evaluationCount, host.patchCount) }, reset: reset, step: step)
  }
}

extension Workload {
  /// The numbers of rows at which cost is measured.
  public static let sizes = [100, 1_000, 10_000, 100_000]

  /// Everything there is to measure without a browser.
  public static var all: [Workload] {
    let bySize: [(Int) -> [Workload]] = [
      { rows(of: ObjectRows.self, $0) }, { rows(of: ObservableRows.self, $0) }, { rows(of: StateRows.self, $0) }, floor,
      bareTracking, trees,
    ]
    return sizes.flatMap { size in bySize.flatMap { $0(size) } } + chains + lists + objects + windows + layouts
  }
}
