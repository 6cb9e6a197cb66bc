import Foundation

/// How often a symbol effect runs, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// Nil where nothing is said: once for a change, and without an end otherwise.
  private(set) var count: Int?
  /// Without an end.
  private(set) var isEndless = false
  private(set) var speedFactor = 1.0

  /// As the effect is by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without an end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// So many times; nil is without an end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Again and again in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The same without an end.
  public var repeating: SymbolEffectOptions { self.repeat(nil) }
  /// The same once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The same so many times; nil is without an end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count.map { max(1, $0) }
    options.isEndless = count == nil
    return options
  }

  /// The same again and again in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }

  /// The same so many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speedFactor = speed.isFinite && speed > 0 ? speed : 1
    return options
  }

  /// How an effect runs again and again.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let count: Int?

    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    /// With pauses. Hosts make none.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
    /// So many times, with pauses in seconds. Hosts make none.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior(count: count) }
  }
}
