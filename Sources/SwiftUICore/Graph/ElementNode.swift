/// A node that puts an element into the tree.
package class ElementNode: ViewNode {
  final let kind: ElementKind
  @exclusivity(unchecked) private(set) final var id = ElementID.root
  /// What the host holds, or will hold when it has applied the patches so far.
  @exclusivity(unchecked) private(set) final var properties = ElementProperties()

  init(kind: ElementKind, _ context: _NodeContext) {
    self.kind = kind
    super.init(context)
    flags.insert(.isElement)
    id = graph.register(self)
  }

  /// Whether the element stands directly in the root, wherever its node is.
  var isDetached: Bool { false }

  func handle(_ event: HostEvent) {}

  /// The element with everything below it, as a value.
  final func snapshot() -> Element {
    var children: [Element] = []
    for index in 0..<childCount { child(at: index).forEachTopElement { children.append($0.snapshot()) } }
    return Element(id: id, kind: kind, properties: properties, children: children)
  }

  /// Takes the properties that `describe` adds, and those that modifiers give, and tells the host about the ones that differ; the
  /// first ones go to it together with the element.
  final func takeProperties(areFirst: Bool, _ describe: (inout ElementProperties) -> Void) {
    var new = ElementProperties(room: graph.takePropertyRoom())
    describe(&new)
    if areFirst {
      describeFromOutside(&new)
      properties = new.compact
    } else {
      new.keepOuterProperties(of: properties)
      if kind == .textField, case .value(var value) = new[.value], case .value(let held) = properties[.value] {
        // The same text needs no patch; another one answers the newest edit.
        value.revision = held.revision
        new.set(.value(value))
      }
      properties.update(to: new) { graph.emit(.update(id, $0)) }
    }
    graph.propertyRoom = new.takeRoom()
  }

  /// Records what the host did by itself: no patch tells it.
  final func noteHostChange(_ property: ElementProperty) {
    properties.set(property)
  }

  /// Takes another value of a property that an evaluation has described.
  final func replaceProperty(_ property: ElementProperty) {
    properties.set(property)
    graph.emit(.update(id, property))
  }

  /// A layout modifier around this element has changed.
  final func updateLayout() {
    let layout = ElementProperty.layout(layoutSteps())
    guard properties[.layout] != layout else { return }
    properties.set(layout)
    graph.emit(.update(id, layout))
  }

  /// What the app says about this element has changed.
  final func updateAccessibility() {
    let description = ElementProperty.accessibility(accessibilityDescription())
    guard properties[.accessibility] != description else { return }
    properties.set(description)
    graph.emit(.update(id, description))
  }

  /// Adds what the modifiers between this element and the one around it say.
  private func describeFromOutside(_ properties: inout ElementProperties) {
    guard flags.contains(.isDescribed) else { return }
    properties.add(.accessibility(accessibilityDescription()))
    properties.add(.layout(layoutSteps()))
  }

  /// The modifiers between this element and the one around it that say something about it, the innermost first.
  private func forEachDescription(_ body: (ViewNode) -> Void) {
    var next = parent
    while let node = next, !node.flags.contains(.isElement) {
      if node.flags.contains(.describesElements) { body(node) }
      next = node.parent
    }
  }

  private func accessibilityDescription() -> AccessibilityDescription {
    var description = AccessibilityDescription()
    forEachDescription { if let outer = $0.accessibility { description = description.completed(by: outer) } }
    return description
  }

  private func layoutSteps() -> [LayoutStep] {
    var steps: [LayoutStep] = []
    forEachDescription { if let step = $0.layoutStep { steps.append(step) } }
    return steps
  }

  override func tearDown() {
    graph.unregister(id)
  }
}
