@_spi(SwiftUI) import Observation
import Synchronization

/// The `Observable` properties that one node read at its last evaluation, and the subscription to them.
///
/// Each evaluation replaces the set: the registrations of the one before are cancelled. Observation gives the handle that can
/// cancel only when a property changes, so each scope also reads a sentinel of its own: changing the sentinel brings out the
/// handle whenever it is needed.
///
/// A change counts when the value is stored, not before: one that comes from another thread is then there when the main actor
/// hears of it.
@MainActor
final class ObservationScope {
  private let sentinel: Int
  @exclusivity(unchecked) private var registration: Registration?
  /// Whether the last evaluation was tracked here, and has not been cancelled.
  @exclusivity(unchecked) private(set) var isTracking = false

  /// How many scopes have not ended. For checks.
  static var livingCount: Int { Sentinels.takenCount }

  init() {
    sentinel = Sentinels.take()
  }

  /// Runs `body` and calls `node.invalidate` when a property that it read has changed, until the next call or `cancel`.
  func track<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    cancel()
    // One that no registrar holds any more serves again.
    if isKnownUniquelyReferenced(&registration) {
      registration!.replaceNode(with: node)
    } else {
      registration = Registration(node)
    }
    isTracking = true
    return Self.withRegistration(registration!, sentinel: Sentinels[sentinel], body)
  }

  func cancel() {
    guard isTracking, let registration else { return }
    isTracking = false
    // A registration that a change has brought out is over already.
    if registration.end() { Sentinels[sentinel].change() }
  }

  /// Cancels, and gives the sentinel to the next scope.
  func end() {
    cancel()
    Sentinels.give(sentinel)
  }

  /// Runs `body` without a sentinel, for types that are not known to read `Observable` objects: costs next to nothing where
  /// nothing is read. If something was read after all, `unexpected` is the scope for it. Ending that silences the registration; it
  /// leaves the objects when they change.
  ///
  /// It hears of a change before the value is stored, and does not learn of which property: `trackSuspect` is better, but dearer.
  static func trackUnsuspected<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    withObservationTracking(body, onChange: expect(node))
  }

  /// Runs `body`, the evaluations of several nodes that nobody expects to read `Observable` objects. Returns whether one has: then
  /// each must be tracked by itself. What is left in the objects until they change does nothing.
  static func findReads(_ body: () -> Void) -> Bool {
    haveRead = false
    withObservationTracking(body, onChange: noteRead())
    return haveRead
  }

  @exclusivity(unchecked) private static var haveRead = false

  private static func noteRead() -> @Sendable () -> Void {
    haveRead = true
    return {}
  }

  /// The same as `track`, but without a sentinel: for types of which too little has been seen. Also sets `unexpected`.
  static func trackSuspect<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    spare.replaceNode(with: node)
    let result = withRegistration(spare, body)
    if isKnownUniquelyReferenced(&spare) {
      spare.replaceNode(with: nil)
    } else {
      unexpected = ObservationScope(spare)
      spare = Registration(nil)
    }
    return result
  }

  /// What the last evaluation read although it was not expected to. Whoever looks takes it away.
  @exclusivity(unchecked) static var unexpected: ObservationScope?

  /// The registration of the next body that reads nothing observable.
  @exclusivity(unchecked) private static var spare = Registration(nil)

  private convenience init(_ registration: Registration) {
    self.init()
    self.registration = registration
    isTracking = true
  }

  private static func expect(_ node: ViewNode) -> @Sendable () -> Void {
    let registration = Registration(node)
    unexpected = ObservationScope(registration)
    return { registration.propertyWillChange() }
  }

  // Not isolated: the run time checks the isolation of closures that come from code that is.
  nonisolated private static func withRegistration<Result>(
    _ registration: Registration, sentinel: Sentinel? = nil, _ body: () -> Result
  ) -> Result {
    withObservationTracking(
      {
        sentinel?.read()
        return body()
      }, didSet: { registration.propertyDidChange($0) })
  }
}

/// What the closure in the registrars holds. `end` may be called on the main actor while a change on another thread arrives.
final class Registration: @unchecked Sendable {
  // Unchecked: `node` is read and written under the lock, or while nobody else has this object.
  private let lock = Mutex<Void>(())
  @exclusivity(unchecked) private unowned(unsafe) var node: ViewNode?

  fileprivate init(_ node: ViewNode?) {
    self.node = node
  }

  /// Makes a registration that nobody else has one for another node.
  fileprivate func replaceNode(with node: ViewNode?) {
    self.node = node
  }

  /// Returns whether this was still waiting for a change.
  fileprivate func end() -> Bool { takeNode() != nil }

  private func takeNode() -> ViewNode? {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    let taken = node
    node = nil
    return taken
  }

  fileprivate func propertyDidChange(_ tracking: ObservationTracking) {
    tracking.cancel()
    announce(tracking.changed)
  }

  fileprivate func propertyWillChange() {
    announce(nil)
  }

  private func announce(_ keyPath: AnyKeyPath?) {
    guard let node = takeNode() else { return }
    let change = Change(node: node, keyPath: keyPath)
    MainQueue.run { change.arrive() }
  }
}

/// A change on its way to the main actor.
// Unchecked: the node is used there only, and key paths never change.
private struct Change: @unchecked Sendable {
  let node: ViewNode
  let keyPath: AnyKeyPath?

  @MainActor
  func arrive() {
    ViewGraph.changeIsComing()
    node.invalidate(.observable(keyPath))
  }
}

/// A property that nobody changes but the scope that reads it.
///
/// Sixty-four of them share a registrar: there are few key paths, which are dear to make and to keep, and the tables of each
/// registrar stay small.
private struct Sentinel {
  let registrar: ObservationRegistrar
  let keyPath: KeyPath<Sentinels, Int>

  func read() {
    registrar.access(Sentinels.subject, keyPath: keyPath)
  }

  func change() {
    registrar.didSet(Sentinels.subject, keyPath: keyPath)
  }
}

@MainActor
private struct Sentinels: Observable {
  nonisolated subscript(place: Int) -> Int { place }

  nonisolated static let subject = Sentinels()
  private static let keyPaths = (0..<64).map { \Sentinels[$0] }
  private static var registrars: [ObservationRegistrar] = []
  private static var count = 0
  private static var free: [Int] = []

  static subscript(number: Int) -> Sentinel {
    Sentinel(registrar: registrars[number / keyPaths.count], keyPath: keyPaths[number % keyPaths.count])
  }

  static func take() -> Int {
    if let number = free.popLast() { return number }
    if count == registrars.count * keyPaths.count { registrars.append(ObservationRegistrar()) }
    count += 1
    return count - 1
  }

  static var takenCount: Int { count - free.count }

  static func give(_ number: Int) {
    free.append(number)
  }
}
