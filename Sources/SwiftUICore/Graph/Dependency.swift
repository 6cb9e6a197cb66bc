import Dispatch
import Foundation
import Synchronization

/// Something that an evaluation can read and that tells its readers when it changes: a state slot or an environment entry.
///
/// Source and reader know each other by their places in each other's lists, so that registering, finding again and leaving are
/// O(1) and allocate nothing where there are few.
package class DependencySource {
  /// One edge, seen from the source: a node that has read it, and where in the node's list.
  fileprivate struct Reader {
    unowned(unsafe) let node: ViewNode
    var edge: Int32
  }

  // Nearly all state has one reader.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var firstReader: Reader?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var moreReaders: ContiguousArray<Reader> = []

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
    firstReader?.node.invalidate(.source(self))
    for reader in moreReaders { reader.node.invalidate(.source(self)) }
  }

  /// The nodes that read this source at their last evaluation.
  @MainActor
  final var readers: [ViewNode] { (firstReader.map { [$0.node] } ?? []) + moreReaders.map(\.node) }

  fileprivate final func add(_ node: ViewNode, edge: Int32) -> Int32 {
    let reader = Reader(node: node, edge: edge)
    guard firstReader != nil else {
      firstReader = reader
      return 0
    }
    moreReaders.append(reader)
    return Int32(moreReaders.count)
  }

  /// Takes out the reader at a place. The last one moves there.
  fileprivate final func remove(at place: Int32) {
    if place > moreReaders.count { return }
    guard let last = moreReaders.popLast() else {
      firstReader = nil
      return
    }
    // It was the last one itself.
    if place > moreReaders.count { return }
    if place == 0 { firstReader = last } else { moreReaders[Int(place) - 1] = last }
    last.node.dependencies.move(last.edge, to: place)
  }

  /// Lets go of all readers at once, who will not hear of changes any more: they are about to go.
  final func forgetReaders() {
    firstReader = nil
    moreReaders = []
  }

  fileprivate final func move(_ place: Int32, to edge: Int32) {
    if place == 0 { firstReader!.edge = edge } else { moreReaders[Int(place) - 1].edge = edge }
  }
}

/// What a node read at its last evaluation, in the order of the reads.
///
/// An evaluation that reads what the one before it read, in the same order, changes nothing here and allocates nothing:
///
///     before   [a b c]   reads a, b, d   →   a, b stay; c is unlinked; d is linked   →   [a b d]
struct DependencyList {
  fileprivate struct Edge {
    let source: DependencySource
    /// Where this node is among the readers of the source.
    var place: Int32
  }

  // Most nodes read no more than two sources. In this order there are no holes.
  private var first: Edge?
  private var count: Int32 = 0
  private var second: Edge?
  private var cursor: Int32 = 0
  private var more: ContiguousArray<Edge> = []

  private subscript(index: Int32) -> Edge {
    get {
      switch index {
      case 0: first!
      case 1: second!
      default: more[Int(index) - 2]
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default: if Int(index) - 2 == more.count { more.append(newValue) } else { more[Int(index) - 2] = newValue }
      }
    }
  }

  mutating func begin() {
    cursor = 0
  }

  mutating func record(_ source: DependencySource, reader: ViewNode) {
    // In the order of the time before, or seen already, or out of order: evaluations read few sources, so a search is cheaper
    // than a set.
    for index in cursor..<count where self[index].source === source {
      exchangeEdges(index, cursor)
      cursor += 1
      return
    }
    for index in 0..<cursor where self[index].source === source { return }
    self[count] = Edge(source: source, place: source.add(reader, edge: count))
    count += 1
    exchangeEdges(count - 1, cursor)
    cursor += 1
  }

  private mutating func exchangeEdges(_ index: Int32, _ other: Int32) {
    if index == other { return }
    let (left, right) = (self[index], self[other])
    left.source.move(left.place, to: other)
    right.source.move(right.place, to: index)
    self[other] = left
    self[index] = right
  }

  /// The source has this node at another place now.
  fileprivate mutating func move(_ edge: Int32, to place: Int32) {
    self[edge].place = place
  }

  /// Ends an evaluation that read a part of what it will read: what the one before has read stays.
  mutating func endKeepingRest() {
    cursor = count
  }

  /// Whether the evaluation before has read what the one that ends now has not.
  fileprivate var hasRest: Bool { count > cursor }

  /// Gives away the last edge.
  fileprivate mutating func removeLast() -> Edge {
    count -= 1
    return switch count {
    case 0: exchange(&first, with: nil)!
    case 1: exchange(&second, with: nil)!
    default: more.removeLast()
    }
  }
}

extension ViewNode {
  /// Ends an evaluation: what it has not read is no dependency any more. A source goes with its last reader, and then its value; so
  /// nothing is in use here at the end of each round.
  @inline(__always)
  final func endDependencies() {
    if dependencies.hasRest { removeRestOfDependencies() }
  }

  @inline(never)
  private final func removeRestOfDependencies() {
    while dependencies.hasRest {
      let edge = dependencies.removeLast()
      edge.source.remove(at: edge.place)
    }
  }

  final func removeDependencies() {
    dependencies.begin()
    endDependencies()
  }
}

/// The evaluation that is running now. Only the thread that runs it sees it: values may be read from any thread.
enum EvaluationScope {
  private static let thread = Atomic<UInt>(0)
  // Exclusive, because only the thread that evaluates uses it. No reference, because whoever evaluates a node has one.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  nonisolated(unsafe) private static var node: UnsafeRawPointer?

  /// The node being evaluated on this thread.
  static var current: ViewNode? {
    guard thread.load(ordering: .relaxed) == UInt(pthread_self()), let node else { return nil }
    return Unmanaged<ViewNode>.fromOpaque(node).takeUnretainedValue()
  }

  /// What was in force before an evaluation.
  struct Previous {
    fileprivate let node: UnsafeRawPointer?
  }

  /// Makes `newNode` the reader of everything that is read until the next call.
  @MainActor
  static func enter(_ newNode: ViewNode) -> Previous {
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

/// Whether the code that asks is on the main actor: on its queue, whichever thread serves it.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main thread, once it has been seen here.
  private static let mainThread = Atomic<UInt>(0)

  static var isCurrent: Bool {
    let thread = UInt(pthread_self())
    let mainThread = mainThread.load(ordering: .relaxed)
    if mainThread == thread || DispatchQueue.getSpecific(key: key) == true { return true }
    // The main thread before it serves its queue. Asked last: it takes two calls of the kernel.
    guard mainThread == 0, Thread.isMainThread else { return false }
    Self.mainThread.store(thread, ordering: .relaxed)
    return true
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
    // The caller is cast, not the closure: that would have to escape, and be allocated, for a cast.
    typealias Caller = (@MainActor () -> Result) -> Result
    let call: (() -> Result) -> Result = { $0() }
    return unsafeBitCast(call, to: Caller.self)(body)
  }
}
