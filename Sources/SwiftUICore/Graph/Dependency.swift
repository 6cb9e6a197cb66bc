import Dispatch
import Foundation
import Synchronization

/// Something that an evaluation can read and that tells its readers when it changes: a state slot or an environment entry.
///
/// Readers form a doubly linked list through their `Dependency` objects, so that registering and leaving are O(1).
package class DependencySource {
  fileprivate unowned(unsafe) var firstReader: Dependency?

  init() {}

  /// What it is, for a trace: the name of a property, of an environment key, of a stored value.
  var name: String { "" }

  enum Kind {
    case state
    /// A value in a `UserDefaults` store.
    case stored
    case environment
  }

  var kind: Kind { .state }

  /// The object that is the value here.
  var heldObject: AnyObject? { nil }

  /// Records that the evaluation running on this thread, if any, has read this source.
  @inline(__always)
  final func recordRead() {
    if let node = EvaluationScope.current { node.dependencies.record(self, reader: node) }
  }

  /// Marks every reader dirty. O(readers). On the main actor.
  @MainActor
  final func invalidateReaders() {
    var next = firstReader
    while let dependency = next {
      next = dependency.nextReader
      dependency.reader.invalidate(.source(self))
    }
  }

  /// The nodes that read this source at their last evaluation.
  @MainActor
  final var readers: [ViewNode] {
    var result: [ViewNode] = []
    var next = firstReader
    while let dependency = next {
      result.append(dependency.reader)
      next = dependency.nextReader
    }
    return result
  }
}

/// One edge: a node has read a source. It stands in the node's array and in the source's list.
package final class Dependency {
  let source: DependencySource
  unowned(unsafe) let reader: ViewNode
  fileprivate unowned(unsafe) var previousReader: Dependency?
  fileprivate unowned(unsafe) var nextReader: Dependency?

  init(source: DependencySource, reader: ViewNode) {
    self.source = source
    self.reader = reader
    nextReader = source.firstReader
    source.firstReader?.previousReader = self
    source.firstReader = self
  }

  func unlink() {
    if let previousReader { previousReader.nextReader = nextReader } else { source.firstReader = nextReader }
    nextReader?.previousReader = previousReader
  }
}

/// What a node read at its last evaluation, in the order of the reads.
///
/// An evaluation that reads what the one before it read, in the same order, changes nothing here and allocates nothing:
///
///     before   [a b c]   reads a, b, d   →   a, b stay; c is unlinked; d is linked   →   [a b d]
struct DependencyList {
  private var edges: ContiguousArray<Dependency> = []
  private var cursor = 0

  mutating func begin() {
    cursor = 0
  }

  mutating func record(_ source: DependencySource, reader: ViewNode) {
    if cursor < edges.count, edges[cursor].source === source {
      cursor += 1
      return
    }
    // Out of order, or seen already: evaluations read few sources, so a search is cheaper than a set.
    for index in edges.indices where edges[index].source === source {
      if index >= cursor {
        edges.swapAt(index, cursor)
        cursor += 1
      }
      return
    }
    edges.append(Dependency(source: source, reader: reader))
    edges.swapAt(edges.count - 1, cursor)
    cursor += 1
  }

  /// Ends an evaluation that read a part of what it will read: what the one before has read stays.
  mutating func endKeepingRest() {
    cursor = edges.count
  }

  mutating func end() {
    while edges.count > cursor { edges.removeLast().unlink() }
  }

  mutating func removeAll() {
    cursor = 0
    end()
  }
}

/// The evaluation that is running now. Only the thread that runs it sees it: values may be read from any thread.
enum EvaluationScope {
  private static let thread = Atomic<UInt>(0)
  nonisolated(unsafe) private static var node: ViewNode?

  /// The node being evaluated on this thread.
  static var current: ViewNode? {
    thread.load(ordering: .relaxed) == UInt(pthread_self()) ? node : nil
  }

  /// Makes `newNode` the reader of everything that is read until the next call; returns the one before it.
  @MainActor
  static func enter(_ newNode: ViewNode?) -> ViewNode? {
    let previous = node
    node = newNode
    thread.store(newNode == nil ? 0 : UInt(pthread_self()), ordering: .relaxed)
    return previous
  }
}

/// Whether the code that asks is on the main actor: on its queue, whichever thread serves it.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }

  /// Runs `body` on the main actor: now if it is there already, else as soon as it is free.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assume(body)
    } else {
      DispatchQueue.main.async { assume(body) }
    }
  }

  /// Calls a main actor function from code that is known to run there, without the cost of asking the runtime again.
  @inline(__always)
  static func assume<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
