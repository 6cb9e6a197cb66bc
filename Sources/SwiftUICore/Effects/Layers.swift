/// Puts views in front of each element inside it, or behind it, without a say in its size.
package struct LayerModifier<Layer: View> {
  let place: LayerEffect.Place
  let alignment: Alignment
  let layer: Layer
  /// Between a bar and what makes room for it, in points; nil for the distance that both would like.
  let spacing: CGFloat?

  nonisolated init(_ place: LayerEffect.Place, _ alignment: Alignment, _ layer: Layer, spacing: CGFloat? = nil) {
    self.spacing = spacing
    self.place = place
    self.alignment = alignment
    self.layer = layer
  }

  /// Whether the app says by nil that there is nothing behind a row.
  fileprivate var isEmpty: Bool { place == .rowBackground && (layer as? any PossibleView)?.isNothing == true }
}

private protocol PossibleView { var isNothing: Bool { get } }
extension Optional: PossibleView { fileprivate var isNothing: Bool { self == nil } }

extension LayerModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { LayerModifierNode(self, context) }
}

/// Views in front of an element, behind it, or masking it: those of the slot's element, as large as the element that they
/// belong to.
package struct LayerEffect: ElementEffect {
  package enum Place: String, Sendable {
    case background, overlay, mask
    /// At an edge of the element, which makes room.
    case topBar, leadingBar, bottomBar, trailingBar
    /// Behind a whole row of a list.
    case rowBackground
    /// At the ends of a row: what a person can do with it. Where it is not in parts, a full swipe does the first.
    case leadingActions, leadingActionsInParts, trailingActions, trailingActionsInParts

    /// Whether it is at an edge of the element, which makes room.
    package var isBar: Bool { barEdge != nil }

    fileprivate var barEdge: Edge? {
      switch self {
      case .topBar: .top
      case .leadingBar: .leading
      case .bottomBar: .bottom
      case .trailingBar: .trailing
      default: nil
      }
    }

    /// What of a row it says; nil for what is around any element.
    var rowTrait: RowTrait? { self == .rowBackground ? .background : isActions ? .ability : nil }

    /// Whether it holds what a person can do with a row.
    package var isActions: Bool {
      switch self {
      case .background, .overlay, .mask, .rowBackground, .topBar, .leadingBar, .bottomBar, .trailingBar: false
      case .leadingActions, .leadingActionsInParts, .trailingActions, .trailingActionsInParts: true
      }
    }
  }

  /// The edge of a bar; nil for all else.
  package var barEdge: Edge? { place.barEdge }

  package let place: Place
  package let alignment: Alignment
  /// Between a bar and what makes room for it, in points; nil for the distance that both would like.
  package let spacing: CGFloat?

  /// Whether the app says by nil that there is no view.
  package let isEmpty: Bool

  package init(place: Place, alignment: Alignment, spacing: CGFloat? = nil, slot: ElementID, isEmpty: Bool = false) {
    self.place = place
    self.isEmpty = isEmpty
    self.alignment = alignment
    self.spacing = spacing
    self.slot = slot
  }

  /// The element in `Element.layers` that holds the views.
  package let slot: ElementID

  package var horizontalAlignment: HorizontalAlignmentKind { alignment.horizontal.kind }
  package var verticalAlignment: VerticalAlignmentKind { alignment.vertical.kind }

  package var summary: String? { place.rawValue }
}

/// The slot of a `LayerEffect`.
package struct LayerContent: ElementContent {
  package let place: LayerEffect.Place
  /// Whether its views are made only when the host sends `ShowActionsEvent`.
  package var isOnDemand = false

  package var role: ElementRole { ElementRole(place.rawValue) }
  package var summary: [String] { isOnDemand ? ["onDemand"] : [] }
}

/// Somebody may soon want what a person can do with a row: the host sends it to each slot of the row that is `isOnDemand`.
package struct ShowActionsEvent: ElementEvent {
  package init() {}
}

/// Each element inside has layers of its own, with their own state.
private final class LayerModifierNode<Layer: View>: PrimitiveModifierNode<LayerModifier<Layer>> {
  private var layers: [ObjectIdentifier: LayerNode<Layer>] = [:]

  override init(_ modifier: LayerModifier<Layer>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    if modifier.place.rowTrait != nil { flags.insert([.describesRows, .isInDescribedRows]) }
  }

  override var rowTrait: RowTrait? { modifier.place.rowTrait }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    LayerEffect(
      place: modifier.place, alignment: modifier.alignment, spacing: modifier.spacing, slot: layer(of: element).id,
      isEmpty: modifier.isEmpty)
  }

  private func layer(of element: ElementNode) -> LayerNode<Layer> {
    if let layer = layers[ObjectIdentifier(element)] { return layer }
    let id = ObjectIdentifier(element)
    let layer = LayerNode(modifier.layer, modifier.place, of: element, _NodeContext(parent: self, index: 1)) { [weak self] in
      self?.layers[id] = nil
    }
    layers[id] = layer
    element.addLayer(layer)
    return layer
  }

  override func willUpdateContent(_ newModifier: LayerModifier<Layer>) {
    let isSameEffect =
      modifier.place == newModifier.place && modifier.alignment == newModifier.alignment
      && modifier.spacing == newModifier.spacing && modifier.isEmpty == newModifier.isEmpty
    replaceModifier(with: newModifier)
    forEachDescribedElement { element in
      // A row that another modifier says the same of has nothing from this one.
      layers[ObjectIdentifier(element)]?.update(newModifier.layer)
      if !isSameEffect { element.updateEffects() }
    }
  }

  override func didUpdateContent(_ newModifier: LayerModifier<Layer>) {}
}

/// The views in front of one element, or behind it.
private final class LayerNode<Layer: View>: ContentNode<LayerContent> {
  private var layer: ViewNode?
  /// It owns this one.
  private unowned(unsafe) let base: ElementNode
  private let willEnd: () -> Void

  init(
    _ view: Layer, _ place: LayerEffect.Place, of base: ElementNode, _ context: _NodeContext, willEnd: @escaping () -> Void
  ) {
    self.base = base
    self.willEnd = willEnd
    super.init(context)
    // The modifiers around it say nothing about it, but about the element that it belongs to.
    flags.subtract(.around)
    let isOnDemand = place.isActions && graph.host?.makesActionsOnDemand == true
    begin(LayerContent(place: place, isOnDemand: isOnDemand))
    if !isOnDemand { make(view) }
  }

  private func make(_ view: Layer) {
    var view = view
    layer = Layer._makeNode(&view, _NodeContext(parent: self)).node
  }

  func update(_ view: Layer) {
    guard let layer else { return }
    var view = view
    Layer._updateNode(_Node(layer), &view)
  }

  override func handle(_ event: any ElementEvent) {
    if event is ShowActionsEvent, content.isOnDemand { invalidate(.hostEvent) }
  }

  /// The host has asked for the views.
  override func evaluate() {
    recordingDependencies {}
    guard content.isOnDemand, let modifierNode = parent as? LayerModifierNode<Layer> else { return }
    make(modifierNode.modifier.layer)
    layer?.insertElements()
    say(LayerContent(place: content.place, isOnDemand: false))
  }

  override var baseOfLayer: ElementNode? { base }
  override var childCount: Int { layer == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { layer! }

  override func tearDown() {
    willEnd()
    super.tearDown()
  }
}

extension View {
  /// Puts views in front of this one, one above the other.
  ///
  /// They are offered this view's size and do not change it. Where this view has several elements, such as those of a `Group`,
  /// each of these gets views of its own.
  nonisolated public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerModifier(.overlay, alignment, content()))
  }

  /// Puts views behind this one, one above the other.
  ///
  /// They are offered this view's size and do not change it. Where this view has several elements, such as those of a `Group`,
  /// each of these gets views of its own.
  nonisolated public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    modifier(LayerModifier(.background, alignment, content()))
  }

  /// Puts a view in front of this one. See `overlay(alignment:content:)`.
  @_disfavoredOverload
  nonisolated public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(.overlay, alignment, overlay))
  }

  /// Puts a view behind this one. See `background(alignment:content:)`.
  @_disfavoredOverload
  nonisolated public func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(.background, alignment, background))
  }
}
