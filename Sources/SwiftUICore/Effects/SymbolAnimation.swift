import Foundation

/// The symbols in an element move.
package struct SymbolAnimationEffect: ElementEffect {
  package let kind: _SymbolMovement.Kind
  /// Nil is without an end.
  package let count: Int?
  package let speed: Double
  /// How often it has begun, where it begins anew when a value changes.
  package let run: Int

  package init(_ kind: _SymbolMovement.Kind, count: Int? = nil, speed: Double = 1, run: Int = 0) {
    self.kind = kind
    self.count = count
    self.speed = speed
    self.run = run
  }

  package var summary: String? { "symbolEffect(\(kind))" }
}

/// What nobody switches off moves all the time.
package struct SymbolEffectModifier: EffectModifier {
  let effect: SymbolAnimationEffect

  package func effect(in environment: EnvironmentValues) -> SymbolAnimationEffect { effect }
}

/// Moves symbols when a value changes.
package struct SymbolChangeModifier<Value: Equatable> {
  let movement: _SymbolMovement
  let options: SymbolEffectOptions
  let value: Value
}

extension SymbolChangeModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { SymbolChangeNode(self, context) }
}

private final class SymbolChangeNode<Value: Equatable>: PrimitiveModifierNode<SymbolChangeModifier<Value>> {
  private var run = 0

  override init(_ modifier: SymbolChangeModifier<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    guard run > 0 else { return nil }
    let options = modifier.options
    return SymbolAnimationEffect(
      modifier.movement.kind, count: options.isEndless ? nil : options.count ?? 1, speed: options.speedFactor, run: run)
  }

  override func willUpdateContent(_ newModifier: SymbolChangeModifier<Value>) {
    let isChange = newModifier.value != modifier.value
    replaceModifier(with: newModifier)
    guard isChange else { return }
    run += 1
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func didUpdateContent(_ newModifier: SymbolChangeModifier<Value>) {}
}

extension View {
  /// Moves the symbols in this view as long as it is active. `appear` shows them then, and hides them otherwise.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    var kind = isActive ? effect._movement.kind : .none
    if effect is AppearSymbolEffect { kind = isActive ? .none : .disappear }
    return modifier(
      SymbolEffectModifier(effect: SymbolAnimationEffect(kind, count: options.count, speed: options.speedFactor)))
  }

  /// Moves the symbols in this view each time when a value has changed.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolChangeModifier(movement: effect._movement, options: options, value: value))
  }

  /// Leaves the symbols in this view still, whatever views around it say.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(RemovedSymbolEffects(isEnabled: isEnabled))
  }
}

/// Nothing where it is not in force, so that views around it say what moves.
package struct RemovedSymbolEffects {
  let isEnabled: Bool
}

extension RemovedSymbolEffects: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { RemovedSymbolEffectsNode(self, context) }
}

private final class RemovedSymbolEffectsNode: PrimitiveModifierNode<RemovedSymbolEffects> {
  override init(_ modifier: RemovedSymbolEffects, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    modifier.isEnabled ? SymbolAnimationEffect(.none) : nil
  }

  override func willUpdateContent(_ newModifier: RemovedSymbolEffects) {
    let isSame = newModifier.isEnabled == modifier.isEnabled
    replaceModifier(with: newModifier)
    if !isSame { forEachDescribedElement { $0.updateEffects(by: self) } }
  }

  override func didUpdateContent(_ newModifier: RemovedSymbolEffects) {}
}
