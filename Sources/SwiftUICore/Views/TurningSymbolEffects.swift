import Foundation

/// The symbol shakes.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var kind = _SymbolMovement.Kind.wiggle

  /// It turns clockwise first.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
  /// It turns counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect() }
  /// To the left and back.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(.sway) }
  /// To the right and back.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(.sway) }
  /// In the direction of reading and back.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(.sway) }
  /// Against the direction of reading and back.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(.sway) }
  /// Up and down.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(.rise) }
  /// Down and up.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(.rise) }
  /// Each layer by itself. Hosts move all layers together.
  public var byLayer: WiggleSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { self }

  init(_ kind: _SymbolMovement.Kind = .wiggle) {
    self.kind = kind
  }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: kind) }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Without fading. As `pulse`, this is the host's matter.
  public var plain: BreatheSymbolEffect { self }
  /// It fades, too.
  public var pulse: BreatheSymbolEffect { self }
  /// Each layer by itself. Hosts move all layers together.
  public var byLayer: BreatheSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: BreatheSymbolEffect { self }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: .breathe) }
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  private var isBack = false

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isBack: true) }
  /// Each layer by itself. Hosts move all layers together.
  public var byLayer: RotateSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { self }

  init(isBack: Bool = false) {
    self.isBack = isBack
  }

  public var _movement: _SymbolMovement { _SymbolMovement(kind: isBack ? .rotateBack : .rotate) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in again.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of the symbol light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger, or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol is there.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes, and keeps its place.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
