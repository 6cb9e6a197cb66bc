import Foundation

/// A movement of symbols.
public protocol SymbolEffect: Hashable, Sendable {
  /// What hosts show. Not for apps.
  var _movement: _SymbolMovement { get }
}

/// A symbol effect that runs until it is switched off.
public protocol IndefiniteSymbolEffect {}
/// A symbol effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}

/// What hosts show of a symbol effect, opaque to apps.
public struct _SymbolMovement: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case pulse, bounce, bounceDown, variableColor, wiggle, sway, rise, breathe, rotate, rotateBack
    /// As long as these are in force, the symbol is another one.
    case scaleUp, scaleDown, disappear
    case none
  }

  let kind: Kind
}

// How a symbol moves by layers is the host's matter: all of them move its layers together.

/// The symbol fades out and in again.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Each layer by itself. Hosts move all layers together.
  public var byLayer: PulseSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: PulseSymbolEffect { self }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: .pulse) }
}

/// The symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var isDown = false

  /// It grows first.
  public var up: BounceSymbolEffect { BounceSymbolEffect() }
  /// It shrinks first.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
  /// Each layer by itself. Hosts move all layers together.
  public var byLayer: BounceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: BounceSymbolEffect { self }

  init(isDown: Bool = false) {
    self.isDown = isDown
  }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: isDown ? .bounceDown : .bounce) }
}

/// The layers of the symbol light up one after the other. Hosts dim the whole symbol in steps.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Layers stay lit until the last one is. As all variants, this is the host's matter.
  public var cumulative: VariableColorSymbolEffect { self }
  /// One layer is lit at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// Layers that are not lit are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Layers that are not lit are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// It runs back at the end.
  public var reversing: VariableColorSymbolEffect { self }
  /// It begins anew at the end.
  public var nonReversing: VariableColorSymbolEffect { self }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: .variableColor) }
}

/// The symbol is larger, or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// Larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
  /// Smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
  /// Each layer by itself. Hosts move all layers together.
  public var byLayer: ScaleSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ScaleSymbolEffect { self }

  init(isDown: Bool = false) {
    self.isDown = isDown
  }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: isDown ? .scaleDown : .scaleUp) }
}

/// The symbol is not there before.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// It comes from below. As `down`, this is the host's matter.
  public var up: AppearSymbolEffect { self }
  /// It comes from above.
  public var down: AppearSymbolEffect { self }
  /// Each layer by itself. Hosts move all layers together.
  public var byLayer: AppearSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: AppearSymbolEffect { self }

  /// While it is active the symbol is there: it is only switched off that it is not.
  public var _movement: _SymbolMovement { _SymbolMovement(kind: .none) }
}

/// The symbol goes, and keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// It goes upwards. As `down`, this is the host's matter.
  public var up: DisappearSymbolEffect { self }
  /// It goes downwards.
  public var down: DisappearSymbolEffect { self }
  /// Each layer by itself. Hosts move all layers together.
  public var byLayer: DisappearSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: DisappearSymbolEffect { self }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: .disappear) }
}
