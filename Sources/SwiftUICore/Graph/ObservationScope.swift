@_spi(SwiftUI) import Observation
import Synchronization

/// The subscription to the `Observable` properties that one node read at its last evaluation.
///
/// Each evaluation replaces the set: what the one before has registered is cancelled. Observation gives the handle that can cancel
/// only when a property changes, so each scope also reads a sentinel of its own: changing the sentinel brings out the handle
/// whenever it is needed.
///
/// A change counts when the value is stored, not before: one that comes from another thread is then there when the main actor
/// hears of it.
// Unchecked: `node` is read and written under the lock, or while nobody else has this object; the rest on the main actor.
final class ObservationScope: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  /// The number of the sentinel, once there is one.
  @exclusivity(unchecked) private var sentinel: Int32?
  /// Who waits for a change.
  @exclusivity(unchecked) private unowned(unsafe) var node: ViewNode?

  init() {}

  /// Cancels and gives a scope for another evaluation: the same, if no registrar holds it any more.
  @MainActor
  static func renew(_ scope: inout ObservationScope?) {
    scope?.cancel()
    if isKnownUniquelyReferenced(&scope) { return }
    let new = ObservationScope()
    new.sentinel = scope?.sentinel
    scope = new
  }

  /// Runs `body` and calls `node.invalidate` when a property that it read has changed, until `cancel`. For a scope that is new or
  /// renewed.
  @MainActor
  func track<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    let number = sentinel ?? Sentinels.take()
    sentinel = number
    self.node = node
    return Self.registering(self, sentinel: Sentinels[number], body)
  }

  /// Whether what an evaluation has read can still lead to a change.
  var isTracking: Bool {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return node != nil
  }

  @MainActor
  private func cancel() {
    // A change that has come already has cancelled the rest.
    if takeNode() != nil, let sentinel { Sentinels[sentinel].change() }
  }

  /// Cancels, and gives the sentinel to the next scope.
  @MainActor
  func end() {
    cancel()
    if let sentinel { Sentinels.give(sentinel) }
    sentinel = nil
  }

  /// How many scopes have a sentinel. For checks.
  @MainActor static var livingCount: Int { Sentinels.takenCount }

  private func takeNode() -> ViewNode? {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    let taken = node
    node = nil
    return taken
  }

  // MARK: Types that are not known to read

  /// Runs `body` without a sentinel, for types that are not known to read `Observable` objects: costs next to nothing where
  /// nothing is read. If something was read after all, `unexpected` is the scope for it. Cancelling that silences it; the
  /// registrations leave the objects when they change.
  ///
  /// It hears of a change before the value is stored, and does not learn of which property: `trackSuspect` is better, but dearer.
  @MainActor
  static func trackUnsuspected<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    withObservationTracking(body, onChange: expect(node))
  }

  @MainActor
  private static func expect(_ node: ViewNode) -> @Sendable () -> Void {
    let scope = ObservationScope()
    scope.node = node
    unexpected = scope
    return { scope.announce(nil) }
  }

  /// The same as `track`, but without a sentinel: for types of which too little has been seen. Also sets `unexpected`.
  @MainActor
  static func trackSuspect<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    spare.node = node
    let result = registering(spare, body)
    if isKnownUniquelyReferenced(&spare) {
      spare.node = nil
    } else {
      unexpected = spare
      spare = ObservationScope()
    }
    return result
  }

  /// What the last evaluation read although it was not expected to. Whoever looks takes it away.
  @MainActor @exclusivity(unchecked) static var unexpected: ObservationScope?

  /// The scope of the next body that reads nothing observable.
  @MainActor @exclusivity(unchecked) private static var spare = ObservationScope()

  /// Runs `body`, the evaluations of several nodes that nobody expects to read `Observable` objects. Returns whether one has: then
  /// each must be tracked by itself. What is left in the objects until they change does nothing.
  @MainActor
  static func findReads(_ body: () -> Void) -> Bool {
    haveRead = false
    withObservationTracking(body, onChange: noteRead())
    return haveRead
  }

  @MainActor @exclusivity(unchecked) private static var haveRead = false

  @MainActor
  private static func noteRead() -> @Sendable () -> Void {
    haveRead = true
    return {}
  }

  // MARK: Changes

  // Not isolated: the run time checks the isolation of closures that come from code that is.
  private static func registering<Result>(_ scope: ObservationScope, sentinel: Sentinel? = nil, _ body: () -> Result) -> Result {
    withObservationTracking(
      {
        sentinel?.read()
        return body()
      }, didSet: { scope.propertyDidChange($0) })
  }

  private func propertyDidChange(_ tracking: ObservationTracking) {
    tracking.cancel()
    announce(tracking.changed)
  }

  private func announce(_ property: AnyKeyPath?) {
    guard let node = takeNode() else { return }
    let change = Change(node: node, property: property)
    MainQueue.run { change.arrive() }
  }
}

/// A change on its way to the main actor.
// Unchecked: the node is used there only, and key paths never change.
private struct Change: @unchecked Sendable {
  let node: ViewNode
  let property: AnyKeyPath?

  @MainActor
  func arrive() {
    ViewGraph.changeIsComing()
    node.invalidate(.observable(property))
  }
}

/// A property that nobody changes but the scope that reads it.
private struct Sentinel {
  let registrar: ObservationRegistrar
  let property: SentinelProperty

  func read() { property.read(registrar) }
  func change() { property.change(registrar) }
}

/// What sentinels of one number have in common, in whichever registrar they are.
private class SentinelProperty: @unchecked Sendable {
  func read(_ registrar: ObservationRegistrar) {}
  func change(_ registrar: ObservationRegistrar) {}
}

/// The property is the subject itself: no other key path is hashed as cheaply, and Observation hashes each one many times.
private final class WholeSubject<Subject: Observable>: SentinelProperty, @unchecked Sendable {
  private let subject: Subject
  private let keyPath: KeyPath<Subject, Subject> = \.self

  init(_ subject: Subject) {
    self.subject = subject
  }

  override func read(_ registrar: ObservationRegistrar) { registrar.access(subject, keyPath: keyPath) }
  override func change(_ registrar: ObservationRegistrar) { registrar.didSet(subject, keyPath: keyPath) }
}

/// A subject for each number: a type inside as many others.
private struct SentinelSubject<Previous>: Observable {
  /// The property of this subject and of those that follow it.
  static func properties(_ count: Int) -> [SentinelProperty] {
    count == 0 ? [] : [WholeSubject(Self())] + SentinelSubject<Self>.properties(count - 1)
  }
}

/// Sixty-four of them share a registrar: there are few key paths, which are dear to make and to keep, and the tables of each
/// registrar stay small.
@MainActor
private enum Sentinels {
  private static let properties = SentinelSubject<Void>.properties(64)
  private static var registrars: [ObservationRegistrar] = []
  private static var count = 0
  private static var free: [Int32] = []

  static subscript(number: Int32) -> Sentinel {
    let (registrar, property) = Int(number).quotientAndRemainder(dividingBy: properties.count)
    return Sentinel(registrar: registrars[registrar], property: properties[property])
  }

  static func take() -> Int32 {
    if let number = free.popLast() { return number }
    if count == registrars.count * properties.count { registrars.append(ObservationRegistrar()) }
    count += 1
    return Int32(count - 1)
  }

  static var takenCount: Int { count - free.count }

  static func give(_ number: Int32) {
    free.append(number)
  }
}
