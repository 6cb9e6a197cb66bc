@_spi(SwiftUI) import Observation
import Synchronization

/// The `Observable` properties that one node read at its last evaluation, and the subscription to them.
///
/// Each evaluation replaces the set: the registrations of the one before are cancelled. Observation gives the handle that can
/// cancel only when a property changes, so each scope also reads a sentinel of its own: changing the sentinel brings out the
/// handle whenever it is needed. The sentinels of all scopes share one registrar.
///
/// A change counts when the value is stored, not before: one that comes from another thread is then there when the main actor
/// hears of it.
@MainActor
final class ObservationScope {
  private let sentinel: Int
  private(set) var registration: Registration?

  /// How many scopes have not ended. For checks.
  static var livingCount: Int { Sentinels.takenCount }

  init() {
    sentinel = Sentinels.take()
  }

  /// Runs `body` and calls `node.invalidate` when a property that it read has changed, until the next call or `cancel`.
  func track<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    cancel()
    let registration = Registration(node)
    self.registration = registration
    return withObservationTracking(
      {
        Sentinels.read(sentinel)
        return body()
      }, didSet: { registration.propertyDidChange($0) })
  }

  func cancel() {
    guard let registration else { return }
    self.registration = nil
    registration.end()
    Sentinels.change(sentinel)
  }

  /// Cancels, and gives the sentinel to the next scope.
  func end() {
    cancel()
    Sentinels.give(sentinel)
  }

  /// Runs `body` without a sentinel, for types that are not known to read `Observable` objects: costs next to nothing where
  /// nothing is read. If something was read after all, the result comes with a scope. Ending that silences the registration; it
  /// leaves the objects when they change.
  static func trackUnexpected<Result>(_ node: ViewNode, _ body: () -> Result) -> (result: Result, scope: ObservationScope?) {
    var registration = Registration(node)
    let result = withRegistration(registration, body)
    if isKnownUniquelyReferenced(&registration) { return (result, nil) }
    let scope = ObservationScope()
    scope.registration = registration
    return (result, scope)
  }

  private static func withRegistration<Result>(_ registration: Registration, _ body: () -> Result) -> Result {
    withObservationTracking(body, didSet: { registration.propertyDidChange($0) })
  }
}

/// What the closure in the registrars holds. `end` may be called on the main actor while a change on another thread arrives.
final class Registration: Sendable {
  private let node: Mutex<ViewNode?>

  fileprivate init(_ node: ViewNode) {
    self.node = Mutex(node)
  }

  fileprivate func end() {
    node.withLock { $0 = nil }
  }

  fileprivate func propertyDidChange(_ tracking: ObservationTracking) {
    tracking.cancel()
    let node = node.withLock { node in
      defer { node = nil }
      return node
    }
    guard let node else { return }
    let change = Change(node: node, keyPath: tracking.changed)
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

/// One number for each scope, and a key path for each number, in one registrar.
@MainActor
private struct Sentinels: Observable {
  nonisolated subscript(number: Int) -> Int { number }

  private static let registrar = ObservationRegistrar()
  private static let subject = Sentinels()
  private static var keyPaths: [KeyPath<Sentinels, Int>] = []
  private static var free: [Int] = []

  static func take() -> Int {
    if let number = free.popLast() { return number }
    let number = keyPaths.count
    keyPaths.append(\Sentinels[number])
    return number
  }

  static var takenCount: Int { keyPaths.count - free.count }

  static func give(_ number: Int) {
    free.append(number)
  }

  static func read(_ number: Int) {
    registrar.access(subject, keyPath: keyPaths[number])
  }

  static func change(_ number: Int) {
    registrar.didSet(subject, keyPath: keyPaths[number])
  }
}
