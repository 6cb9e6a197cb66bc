/// A symbol effect that shows how a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {
  /// How hosts show it. Not for apps.
  var _replacement: _SymbolReplacement { get }
}

/// How a symbol is replaced, opaque to apps.
public struct _SymbolReplacement {
  let way: ReplaceSymbolEffect.Way
}

/// A symbol becomes another one. All layers of it do so together.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// What the old symbol and the new one do.
  package enum Way: Hashable, Sendable { case downUp, upUp, offUp }

  private let way: Way

  fileprivate init(_ way: Way = .downUp) {
    self.way = way
  }

  /// How a symbol is replaced by one with which it has layers in common: here as the other effect does.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    fileprivate let fallback: ReplaceSymbolEffect

    public var _replacement: _SymbolReplacement { fallback._replacement }
    public var _movement: _SymbolMovement { _SymbolMovement(kind: .none) }
  }

  /// The old symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.downUp) }
  /// The old symbol grows, and so does the new one.
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.upUp) }
  /// The old symbol is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.offUp) }
  /// The old symbol shrinks, and the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.downUp) }
  /// The old symbol grows, and so does the new one.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.upUp) }
  /// The old symbol is gone at once, and the new one grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(.offUp) }
  /// Each layer by itself.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// What the two symbols have in common stays, and where they have nothing, the other effect is used: here always.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  public var _replacement: _SymbolReplacement { _SymbolReplacement(way: way) }
  public var _movement: _SymbolMovement { _SymbolMovement(kind: .none) }
}

/// What the platform holds to be right.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var _replacement: _SymbolReplacement { _SymbolReplacement(way: .downUp) }
  public var _movement: _SymbolMovement { _SymbolMovement(kind: .none) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol becomes another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What the platform holds to be right.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
  /// A symbol is replaced by another with an effect, whether anything is animated or not. The options change nothing.
  public static func symbolEffect<Effect: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect._replacement.way))
  }
}
