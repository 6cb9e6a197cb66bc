import Foundation

/// Runs an action when something has changed that is computed from a view's size and place.
package struct GeometryChangeModifier<Value: Equatable> {
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { GeometryChangeNode(self, context) }
}

private final class GeometryChangeNode<Value: Equatable>: PrimitiveModifierNode<GeometryChangeModifier<Value>>, PlacedNode {
  private var id = ElementID.root
  private var place: Place!
  private var last: Value?
  private weak var measured: ElementNode?
  private let type = EvaluableType.of(GeometryChangeModifier<Value>.self)

  override init(_ modifier: GeometryChangeModifier<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    // The first one comes first.
    if content == nil, measured == nil { measured = element }
    guard element === (content == nil ? measured : firstElement) else { return nil }
    return PlaceEffect(target: id, measurement: place?.measurement ?? .size)
  }

  override func contentDidAppear() {
    place = Place(of: self)
    evaluate()
  }

  override func didUpdateContent(_ newModifier: GeometryChangeModifier<Value>) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  func placeIsKnown() {
    invalidate(.hostEvent)
  }

  func measurementChanged() {
    firstElement?.updateEffects()
  }

  override func evaluate() {
    let value = tracking(type) { modifier.value(GeometryProxy(place: place)) }
    // Before the size is known, all that this shows is what the value depends on: whether the host is to report the place, too.
    guard place.isKnown, value != last else { return }
    let old = exchange(&last, with: value)
    graph.perform(in: .changes) { [weak self] in
      if let self, !flags.contains(.isRemoved) { modifier.action(old ?? value, value) }
    }
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { place.take(event) }
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

extension View {
  /// Runs an action when a value has changed that is computed from this view's size and place, and once when these are first known.
  ///
  /// The view's layout stays as it is. An action that makes the value change each time runs once for each report of the host.
  nonisolated public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { action($1) })
  }

  /// Runs an action with the old and the new value when a value has changed that is computed from this view's size and place, and
  /// once when these are first known, with the same value twice.
  nonisolated public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
