import Foundation
import Synchronization

/// The evaluation that is running now. Only the thread that runs it sees it: values may be read from any thread.
enum EvaluationScope {
  private static let thread = Atomic<UInt>(0)
  // Used only by the thread that evaluates. Not counted as a reference: whoever evaluates a node holds one.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  nonisolated(unsafe) private static var node: UnsafeRawPointer?

  /// The node being evaluated on this thread.
  static var current: ReactiveNode? {
    guard thread.load(ordering: .relaxed) == UInt(pthread_self()), let node else { return nil }
    return Unmanaged<ReactiveNode>.fromOpaque(node).takeUnretainedValue()
  }

  /// What was in force before an evaluation.
  struct Previous {
    let node: UnsafeRawPointer?
  }

  /// Makes `newNode` the reader of everything that is read until the next call.
  @MainActor
  static func enter(_ newNode: ReactiveNode) -> Previous {
    let previous = Previous(node: node)
    if previous.node == nil { thread.store(UInt(pthread_self()), ordering: .relaxed) }
    node = UnsafeRawPointer(Unmanaged.passUnretained(newNode).toOpaque())
    return previous
  }

  @MainActor
  static func leave(to previous: Previous) {
    node = previous.node
    if previous.node == nil { thread.store(0, ordering: .relaxed) }
  }
}
