import Foundation

/// Changes how a view looks by its size and place.
package struct VisualEffectModifier {
  let effects: @Sendable (GeometryProxy) -> _VisualEffects
}

extension VisualEffectModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { VisualEffectNode(self, context) }
}

/// Effects that follow from where an element is, which the host reports: without these effects.
package struct VisualEffects: MeasuringEffect {
  /// None until the place is known.
  package let effects: ElementEffects
  package let target: ElementID
  package let measurement: Measurement

  package init(effects: ElementEffects, target: ElementID, measurement: Measurement = .size) {
    self.effects = effects
    self.target = target
    self.measurement = measurement
  }

  package var measured: ElementID? { target }
  package var summary: String? {
    let words = effects.compactMap(\.summary)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
  package var obstacle: String? { effects.lazy.compactMap(\.obstacle).first }
}

/// All elements inside get the effects; the first one has the place.
private final class VisualEffectNode: PrimitiveModifierNode<VisualEffectModifier>, PlacedNode {
  private var id = ElementID.root
  private var place: Place!
  private var effects: ElementEffects = []
  private let type = EvaluableType.of(VisualEffectModifier.self)

  override init(_ modifier: VisualEffectModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    if place == nil {
      place = Place(of: self)
      effects = evaluated()
    }
    return VisualEffects(effects: effects, target: id, measurement: place.measurement)
  }

  override func willUpdateContent(_ newModifier: VisualEffectModifier) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func didUpdateContent(_ newModifier: VisualEffectModifier) {}

  override func evaluate() {
    guard place != nil else { return }
    let new = evaluated()
    if new == effects { return }
    effects = new
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  private func evaluated() -> ElementEffects {
    tracking(type) {
      // What another size makes would be seen for a moment, and wrong.
      place.knownSize == nil ? [] : modifier.effects(GeometryProxy(place: place)).effects
    }
  }

  func placeIsKnown() {
    invalidate(.hostEvent)
  }

  func measurementChanged() {
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { place?.take(event) }
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

extension View {
  /// Changes how this view looks by its size and place, which the host reports: without a say in its layout, and without the effects
  /// themselves.
  ///
  /// The function runs again when what it reads of the proxy has changed. What it makes of a place follows the view with the time that
  /// a message takes: a view that scrolls is ahead of it.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._effects })
  }
}
