import Observation

/// A property that nobody changes but the scopes that read it.
///
/// Many share one: few tables, which are small, and one key path. When one scope needs its handle, all get theirs; whoever comes
/// later reads another sentinel.
final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @MainActor private var readerCount = 0

  /// The property is the sentinel itself: no other key path is hashed as cheaply, and Observation hashes each one many times.
  private nonisolated(unsafe) static let property: KeyPath<Sentinel, Sentinel> = \.self
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @MainActor private static var open = Sentinel()
  /// Whether one is changing now, to bring out handles.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  @MainActor private(set) static var isChanging = false

  /// The sentinel for another reader, who must leave it.
  @MainActor
  static func enter() -> Sentinel {
    if open.readerCount == 64 { open = Sentinel() }
    open.readerCount += 1
    return open
  }

  @MainActor func leave() { readerCount -= 1 }

  func read() { registrar.access(self, keyPath: Self.property) }

  /// Gives each reader its handle. They have left then.
  @MainActor
  func change() {
    if readerCount > 1, self === Self.open { Self.open = Sentinel() }
    Self.isChanging = true
    registrar.didSet(self, keyPath: Self.property)
    Self.isChanging = false
  }
}
