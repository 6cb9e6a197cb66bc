@_spi(SwiftUI) import Observation
import Synchronization

/// The subscription to the `Observable` properties that one node read at its last evaluation.
///
/// Each evaluation replaces the scope and cancels what the one before has registered. Observation gives the handle that can
/// cancel only when a property changes. So a scope also reads a sentinel, a property that is changed when a handle is needed.
///
/// An evaluation that follows a change reads no sentinel, and costs a third less: as a rule the next change ends it and brings
/// out the handle. If something else ends it, its registrations stay behind, silent, until their properties change or the objects
/// go. So only some scopes may do without a sentinel at the same time.
///
/// A change counts when the value is stored, not before: one that comes from another thread is then there when the main actor
/// hears of it.
// Unchecked: `node` and `registration` are read and written under the lock, or while nobody else has this object; the rest on the
// main actor.
final class ObservationScope: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var cancellation = Cancellation.none
  /// Who waits for a change.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private unowned(unsafe) var node: ReactiveNode?

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var registration = Registration.underway

  /// Registrations become known to their handle only when all are made: a handle that is cancelled before would leave them in the
  /// objects for good, and each further change would find them there.
  private enum Registration {
    case underway, made
    /// A property has changed meanwhile, in another thread. The handle has yet to be cancelled.
    indirect case changed(ObservationTracking)
  }

  private enum Cancellation {
    case none
    case sentinel(Sentinel)
    // Indirect, because its size is known to Observation alone: access to the scope would be slower.
    indirect case handle(ObservationTracking)
    /// There is no handle: the registrations stay until the properties change or their objects go.
    case leftBehind
  }

  /// How many scopes may have no sentinel. Few: each may have registered with many objects.
  @MainActor static var maximumBareCount = 200
  /// With more graphs than this every scope has a sentinel. What stays behind lies between what goes with the windows, so that the C
  /// library can give little memory back; and in a model that all of them show, one registration keeps a set as large as all have made it.
  @MainActor static var fewGraphs = 16

  /// How many scopes have no sentinel, or are left behind.
  static let bareCount = Atomic(0)
  /// Whether this one counts.
  private var isBare = false

  deinit {
    assert(node == nil, "A scope went without having ended.")
    if isBare { Self.bareCount.subtract(1, ordering: .relaxed) }
  }

  /// Ends a scope and returns one for the next evaluation: the same one after a change, if no registrar holds it any more.
  @MainActor
  static func renew(_ scope: inout ObservationScope?) -> ObservationScope {
    let followsChange = scope?.end() == false
    if !followsChange || !isKnownUniquelyReferenced(&scope) { scope = ObservationScope() }
    let others = bareCount.load(ordering: .relaxed) - (scope!.isBare ? 1 : 0)
    scope!.setBare(followsChange && others < maximumBareCount && ViewGraph.livingCount <= fewGraphs)
    if !scope!.isBare { scope!.cancellation = .sentinel(Sentinel.enter()) }
    return scope!
  }

  @MainActor
  private func setBare(_ isBare: Bool) {
    if isBare == self.isBare { return }
    self.isBare = isBare
    Self.bareCount.add(isBare ? 1 : -1, ordering: .relaxed)
  }

  /// Runs `body`, and calls `node.invalidate` when a property that it read has changed. For a scope that `renew` has returned.
  @MainActor
  func track<Result>(_ node: ReactiveNode, _ body: () -> Result) -> Result {
    self.node = node
    registration = .underway
    defer { registrationsAreMade() }
    return Self.registering(self, body)
  }

  /// Whether a change of what the evaluation has read would still be noticed.
  var isTracking: Bool {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return node != nil
  }

  /// Cancels. Returns whether there was still something to wait for.
  @MainActor @discardableResult
  func end() -> Bool {
    let isTracking = takeNode() != nil
    if isTracking, case .sentinel(let sentinel) = cancellation { sentinel.change() }
    switch cancellation {
    case .sentinel(let sentinel):
      // A change has come, and has cancelled the rest.
      sentinel.leave()
    case .handle(let handle):
      if isTracking { handle.cancel() }
    case .none where isTracking:
      // It counts until this object goes, also one of a type that nobody expected to read.
      setBare(true)
      cancellation = .leftBehind
      return true
    case .leftBehind: return false
    case .none: break
    }
    cancellation = .none
    return isTracking
  }

  private func takeNode() -> ReactiveNode? {
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
  static func trackUnsuspected<Result>(_ node: ReactiveNode, _ body: () -> Result) -> Result {
    withObservationTracking(body, onChange: expect(node))
  }

  @MainActor
  private static func expect(_ node: ReactiveNode) -> @Sendable () -> Void {
    let scope = ObservationScope()
    scope.node = node
    unexpected = scope
    return { scope.announce(nil) }
  }

  /// The same as `track`, but without a sentinel: for types of which too little has been seen. Also sets `unexpected`.
  @MainActor
  static func trackSuspect<Result>(_ node: ReactiveNode, _ body: () -> Result) -> Result {
    if spare.node != nil {
      // A body that is being evaluated has made another scene.
      let outer = exchange(&spare, with: ObservationScope())
      defer { spare = outer }
      return trackSuspect(node, body)
    }
    spare.node = node
    let result = registering(spare, body)
    if isKnownUniquelyReferenced(&spare) {
      spare.node = nil
    } else {
      spare.registrationsAreMade()
      unexpected = spare
      spare = ObservationScope()
    }
    return result
  }

  /// The scope for what the last evaluation read although nobody expected it. Whoever looks takes it away.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @MainActor static var unexpected: ObservationScope?

  /// The scope of the next body that reads nothing observable.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @MainActor private static var spare = ObservationScope()

  /// Runs `body`, the evaluations of several nodes that nobody expects to read `Observable` objects. Returns whether one has:
  /// then each must be tracked by itself. The registrations that are left in the objects do nothing.
  @MainActor
  static func findReads(_ body: () -> Void) -> Bool {
    haveRead = false
    withObservationTracking(body, onChange: noteRead())
    return haveRead
  }

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @MainActor private static var haveRead = false

  @MainActor
  private static func noteRead() -> @Sendable () -> Void {
    haveRead = true
    return {}
  }

  // MARK: Changes

  // Not isolated: the run time checks the isolation of closures that come from code that is.
  private static func registering<Result>(_ scope: ObservationScope, _ body: () -> Result) -> Result {
    withObservationTracking(
      {
        if case .sentinel(let sentinel) = scope.cancellation { sentinel.read() }
        return body()
      }, didSet: { scope.propertyDidChange($0) })
  }

  private func propertyDidChange(_ tracking: ObservationTracking) {
    if MainQueue.isCurrent, MainQueue.assume({ keepsHandle(tracking) }) { return }
    if !cancelsLater(tracking) { tracking.cancel() }
    announce(tracking.changed)
  }

  private func cancelsLater(_ tracking: ObservationTracking) -> Bool {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    if case .made = registration { return false }
    registration = .changed(tracking)
    return true
  }

  private func registrationsAreMade() {
    lock._unsafeLock()
    let before = exchange(&registration, with: .made)
    lock._unsafeUnlock()
    if case .changed(let tracking) = before { tracking.cancel() }
  }

  /// Keeps the handle if a sentinel has changed to bring it out.
  @MainActor
  private func keepsHandle(_ handle: ObservationTracking) -> Bool {
    guard Sentinel.isChanging else { return false }
    if case .sentinel(let sentinel) = cancellation { sentinel.leave() }
    cancellation = .handle(handle)
    return true
  }

  private func announce(_ property: AnyKeyPath?) {
    guard let node = takeNode() else { return }
    // Key paths never change.
    nonisolated(unsafe) let property = property
    MainQueue.run {
      ViewGraph.changeIsComing()
      node.invalidate(.observable(property))
    }
  }
}
