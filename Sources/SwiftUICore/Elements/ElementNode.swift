/// A node that puts an element into the tree.
package class ElementNode: ViewNode {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var id = ElementID.root
  /// The effects of the modifiers between this element and the one around it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var effects: ElementEffects = []
  /// The elements in the slots of those effects. They are this element's: they come and go with it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var layers: ContiguousArray<ElementNode> = []

  override init(_ context: _NodeContext) {
    super.init(context)
    flags.insert(.isElement)
    id = graph.register(self)
  }

  /// The content that the host has, or will have when it has applied the patches so far.
  var anyContent: any ElementContent { preconditionFailure("an element says something") }

  /// The same; nil as long as it has not been described. Some elements have their children before that.
  var firstContent: (any ElementContent)? { nil }

  /// Whether it only holds views together: see `ElementContent.isGroup`.
  var isGroup: Bool { false }

  /// Takes note of the kinds of elements in it: see `InnerElements`.
  func hold(_ kinds: InnerKinds) {}

  /// The same before a host hears of it.
  private func holdInner() {
    if let inner = graph.featureInUse(InnerElements.self) { hold(inner.kinds(of: id)) }
  }

  /// Makes the node that lays it out.
  func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    hasDisclosedRows ? DisclosedRowsNode(layout.context.theme.list) : anyContent.makeLayoutNode(in: layout)
  }

  /// Whether the element stands directly in the root, wherever its node is.
  var isDetached: Bool { false }

  /// Elements whose nodes stand elsewhere: the last ones in this element.
  var adopted: [ElementNode] { [] }

  /// The element with everything below it, as a value.
  final func snapshot() -> Element {
    var children: [Element] = []
    for index in 0..<childCount { child(at: index).forEachTopElement { children.append($0.snapshot()) } }
    for element in adopted { children.append(element.snapshot()) }
    if flags.contains(.isHolder), !flags.contains(.isTold) { holdInner() }
    flags.insert(.isTold)
    return Element(id: id, anyContent, effects: effects, layers: layers.map { $0.snapshot() }, children: children)
  }

  // MARK: Modifiers around it

  /// To be called once, when the element has its content.
  final func takeFirstEffects() {
    guard isDescribed else { return }
    if flags.contains(.isDescribed), isGroup { flags.insert(.describesElements) }
    effects = collectEffects()
  }

  /// The effect of a modifier around this element is another one now: the modifier has compared it. That happens in the transactions of
  /// the modifier, not in those that only what is inside it has.
  final func updateEffects(by modifier: ViewNode? = nil) {
    let old = effects
    effects = collectEffects()
    (modifier ?? self).emit(.surround(id, from: old, to: effects))
  }

  /// The same where what is in the element is the reason. Hosts that do not know the element yet will get it with its effects.
  final func updateEffectsOfRow() {
    let old = effects
    effects = collectEffects()
    if effects == old { return }
    if flags.contains(.isTold) { emit(.surround(id, from: old, to: effects)) } else { graph.layout?.stepsChanged(of: [self]) }
  }

  /// Whether anything may be around it that says something of it.
  final var isDescribed: Bool { !flags.isDisjoint(with: [.isDescribed, .isInDescribedRows, .hasRowAction]) }

  /// The effects of the modifiers between this element and the one around it, the innermost first.
  private func collectEffects() -> ElementEffects {
    var effects: ElementEffects = []
    forEachModifier { _, effect in if let effect { effects.append(effect) } }
    return effects
  }

  /// Visits the modifiers around this element that may say something of it, with what they say, the innermost first. What is said of
  /// a row comes last: it is around all that the row shows.
  final func forEachModifier(_ body: (ViewNode, (any ElementEffect)?) -> Void) {
    // What is around a group is around each element in it.
    if flags.contains(.describesElements) { return }
    var next = parent
    while let node = next {
      if node.flags.contains(.isElement) {
        guard node.flags.contains(.describesElements) else { break }
      } else if node.flags.contains(.describesElements), !node.flags.contains(.describesRows) {
        body(node, node.effect(on: self))
      }
      next = node.parent
    }
    if !flags.isDisjoint(with: [.isInDescribedRows, .hasRowAction]), isRow { forEachRowModifier(body) }
  }

  /// The element in whose modifiers this one stands, as what is in front of a view or behind it does; nil for any other.
  var baseOfLayer: ElementNode? { nil }

  /// Takes an element for the slot of an effect around this one.
  final func addLayer(_ layer: ElementNode) {
    flags.insert(.ownsElsewhere)
    layers.append(layer)
  }

  override func forEachOwnedChild(_ body: (ViewNode) -> Void) {
    super.forEachOwnedChild(body)
    for layer in layers { body(layer) }
  }

  override func tearDown() {
    if flags.contains(.hasRowAction) { endRowAction() }
    if flags.contains(.isCounted) { graph.featureInUse(InnerElements.self)?.leave(self) }
    graph.unregister(id)
  }
}

extension ViewNode {
  /// A node above begins to put an effect around the elements in this one.
  final func beDescribed() {
    if flags.contains(.isDescribed) { return }
    flags.insert(.isDescribed)
    if let element {
      guard element.isGroup else { return }
      flags.insert(.describesElements)
    }
    for index in 0..<childCount { child(at: index).beDescribed() }
  }
}
