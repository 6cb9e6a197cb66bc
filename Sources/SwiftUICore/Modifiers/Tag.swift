/// Gives a view a value by which a container finds it.
package struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { TagNode(self, context) }
}

/// The host reports the size of its first element as soon as somebody asks for it.
final class TagNode: PrimitiveModifierNode<TagModifier>, PlacedNode {
  private var id = ElementID.root
  private var made: Place?

  override init(_ modifier: TagModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  /// Made when it is asked for.
  var place: Place {
    if let made { return made }
    id = graph.register(self)
    let place = Place(of: self)
    made = place
    // Whoever asks is being evaluated.
    graph.perform(in: .changes) { [weak self] in
      if let self, !flags.contains(.isRemoved) { measurementChanged() }
    }
    graph.requestTurn()
    return place
  }

  var measuredElement: ElementNode? { content == nil ? nil : firstElement }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    guard let made, element === firstElement else { return nil }
    return PlaceEffect(target: id, measurement: made.measurement)
  }

  func placeIsKnown() {}

  func measurementChanged() {
    firstElement?.updateEffects()
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { made?.take(event) }
  }

  override func tearDown() {
    guard let made else { return }
    made.end()
    graph.unregister(id)
  }
}

extension View {
  /// Gives this view a value by which a container finds it, such as a canvas one of its symbols.
  ///
  /// `includeOptional` is for containers with a selection that may be nil.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
