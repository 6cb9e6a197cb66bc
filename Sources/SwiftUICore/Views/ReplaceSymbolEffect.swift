/// A symbol effect that shows how a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// A symbol becomes another one.
///
/// Hosts show the new symbol at once, whatever the variant is.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// How the old symbol goes where the two have layers in common.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    public var _movement: _SymbolMovement { _SymbolMovement(kind: .none) }
  }

  /// The old symbol shrinks, and the new one grows.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old symbol grows, and so does the new one.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol is gone at once, and the new one grows.
  public var offUp: ReplaceSymbolEffect { self }
  /// The old symbol shrinks, and the new one grows.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The old symbol grows, and so does the new one.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// The old symbol is gone at once, and the new one grows.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Each layer by itself.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// What the two symbols have in common stays, and where they have nothing, the other effect is used.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: .none) }
}

/// What the platform holds to be right.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
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
  /// A symbol is replaced by another with an effect: at once, whatever the effect and its options are.
  public static func symbolEffect<Effect: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
