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

  /// Makes the node that lays it out.
  func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { anyContent.makeLayoutNode(in: layout) }

  /// Whether the element stands directly in the root, wherever its node is.
  var isDetached: Bool { false }

  /// Elements whose nodes stand elsewhere: the last ones in this element.
  var adopted: [ElementNode] { [] }

  /// The element with everything below it, as a value.
  final func snapshot() -> Element {
    var children: [Element] = []
    for index in 0..<childCount { child(at: index).forEachTopElement { children.append($0.snapshot()) } }
    for element in adopted { children.append(element.snapshot()) }
    return Element(id: id, anyContent, effects: effects, layers: layers.map { $0.snapshot() }, children: children)
  }

  // MARK: Modifiers around it

  /// To be called once, when the element has its content.
  final func takeFirstEffects() {
    if flags.contains(.isDescribed) { effects = collectEffects() }
  }

  /// The effect of a modifier around this element is another one now: the modifier has compared it. That happens in the transactions of
  /// the modifier, not in those that only what is inside it has.
  final func updateEffects(by modifier: ViewNode? = nil) {
    let old = effects
    effects = collectEffects()
    (modifier ?? self).emit(.surround(id, from: old, to: effects))
  }

  /// The effects of the modifiers between this element and the one around it, the innermost first.
  private func collectEffects() -> ElementEffects {
    var effects: ElementEffects = []
    var next = parent
    while let node = next, !node.flags.contains(.isElement) {
      if node.flags.contains(.describesElements), let effect = node.effect(on: self) { effects.append(effect) }
      next = node.parent
    }
    return effects
  }

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
    graph.unregister(id)
  }
}
