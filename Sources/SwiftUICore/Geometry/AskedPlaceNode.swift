/// A modifier whose place somebody may ask for. The host reports where its first element is from then on.
class AskedPlaceNode<Modifier: PrimitiveModifier>: PrimitiveModifierNode<Modifier>, PlacedNode {
  private var id = ElementID.root
  private var made: Place?

  override init(_ modifier: Modifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  /// Made when it is asked for.
  final var place: Place {
    if let made { return made }
    id = graph.register(self)
    let place = Place(of: self)
    made = place
    placeWasMade()
    return place
  }

  /// Somebody has asked for the place, for the first time.
  func placeWasMade() {}

  /// Whether the host is to report this much.
  func reports(_ measurement: Measurement) -> Bool { true }

  final override func effect(on element: ElementNode) -> (any ElementEffect)? {
    guard let made, reports(made.measurement), element === firstElement else { return nil }
    return PlaceEffect(target: id, measurement: made.measurement)
  }

  final func placeIsKnown() {}

  final func measurementChanged() {
    firstElement?.updateEffects()
  }

  final override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { made?.take(event) }
  }

  override func tearDown() {
    if made != nil { graph.unregister(id) }
  }
}
