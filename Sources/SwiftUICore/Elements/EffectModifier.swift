/// A modifier that puts an effect around each element inside it.
@MainActor
package protocol EffectModifier: PrimitiveModifier {
  associatedtype Effect: ElementEffect

  /// Whether `effect(in:)` reads the environment.
  static var readsEnvironment: Bool { get }

  /// What of a row it says; nil for an effect that is around any element.
  static var rowTrait: RowTrait? { get }

  /// The effect.
  func effect(in environment: EnvironmentValues) -> Effect
}

extension EffectModifier {
  package static var readsEnvironment: Bool { false }
  package static var rowTrait: RowTrait? { nil }
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { EffectNode(self, context) }
}

/// An effect that reads nothing is its own modifier.
extension EffectModifier where Self == Effect {
  package func effect(in environment: EnvironmentValues) -> Effect { self }
}

final class EffectNode<Modifier: EffectModifier>: PrimitiveModifierNode<Modifier> {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var effect: Modifier.Effect?

  override init(_ modifier: Modifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    if Modifier.rowTrait != nil { flags.insert([.describesRows, .isInDescribedRows]) }
    effect = evaluated()
    if let warning = effect?.warning { Diagnostics.report(warning, at: self) }
    describeRowOfLabel()
  }

  /// What the label of a link says of its row is known once there is something around that.
  private func describeRowOfLabel() {
    guard Modifier.rowTrait == .ability, let row = rowOfLabel else { return }
    graph.feature(RowActions.self).update(row.id)
  }

  override func tearDown() {
    if !graph.state.isUnmounted { describeRowOfLabel() }
    super.tearDown()
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { effect }
  override var rowTrait: RowTrait? { Modifier.rowTrait }

  override func willUpdateContent(_ newModifier: Modifier) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func didUpdateContent(_ newModifier: Modifier) {}

  override func evaluate() {
    let new = evaluated()
    if new == effect { return }
    effect = new
    if let warning = new.warning { Diagnostics.report(warning, at: self) }
    forEachDescribedElement { $0.updateEffects(by: self) }
    if Modifier.rowTrait == .ability { rowOfLabel?.updateEffects(by: self) }
  }

  private func evaluated() -> Modifier.Effect {
    guard Modifier.readsEnvironment else { return modifier.effect(in: EnvironmentValues()) }
    return recordingDependencies { modifier.effect(in: EnvironmentValues(at: self)) }
  }
}
