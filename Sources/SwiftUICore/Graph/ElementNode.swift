/// A node that puts an element into the tree.
package class ElementNode: ViewNode {
  private(set) final var id = ElementID.root
  final let kind: ElementKind
  /// What the host holds, or will hold when it has applied the patches so far.
  private(set) final var properties: ElementProperties = []

  init(kind: ElementKind, _ context: _NodeContext) {
    self.kind = kind
    super.init(context)
    id = graph.register(self)
  }

  override final var element: ElementNode? { self }

  /// Whether the element stands directly in the root, wherever its node is.
  var isDetached: Bool { false }

  func handle(_ event: HostEvent) {}

  /// The element with everything below it, as a value.
  final func snapshot() -> Element {
    var children: [Element] = []
    for index in 0..<childCount { child(at: index).forEachTopElement { children.append($0.snapshot()) } }
    return Element(id: id, kind: kind, properties: properties, children: children)
  }

  /// The first properties, which go to the host together with the element.
  final func setFirstProperties(_ first: ElementProperties) {
    properties = first
    properties.set(.layout(layoutSteps()))
    properties.set(.accessibility(accessibilityDescription()))
  }

  /// Takes new properties and tells the host about those that differ.
  final func setProperties(_ newProperties: ElementProperties) {
    var new = newProperties
    new.keepOuterProperties(of: properties)
    if case .value(var value) = new[.value], case .value(let held) = properties[.value] {
      // The same text needs no patch; another one answers the newest edit.
      value.revision = held.revision
      new.set(.value(value))
    }
    new.forEachChange(from: properties) { graph.emit(.update(id, $0)) }
    properties = new
  }

  /// Records what the host did by itself: no patch tells it.
  final func noteHostChange(_ property: ElementProperty) {
    properties.set(property)
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

  /// What the modifiers between this element and the one around it say, the innermost first.
  private func accessibilityDescription() -> AccessibilityDescription {
    var description = AccessibilityDescription()
    var next = parent
    while let node = next, node.element == nil {
      if let outer = node.accessibility { description = description.completed(by: outer) }
      next = node.parent
    }
    return description
  }

  /// The steps of the modifiers between this element and the one around it, innermost first.
  private func layoutSteps() -> [LayoutStep] {
    var steps: [LayoutStep] = []
    var next = parent
    while let node = next, node.element == nil {
      if let step = node.layoutStep { steps.append(step) }
      next = node.parent
    }
    return steps
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

/// A view that is one element: its kind, its properties, and its content inside.
@MainActor
package protocol ElementView: PrimitiveView {
  associatedtype Content: View

  static var elementKind: ElementKind { get }

  /// Whether `properties` calls code of the app, such as a binding: what that reads is tracked.
  static var readsBindings: Bool { get }

  var content: Content { get }

  /// The element's properties. What this reads from the environment, state or objects becomes a dependency of the element.
  func properties(in environment: EnvironmentValues) -> ElementProperties

  /// Does what a host event asks for. Called only for an element that is in the tree.
  func handle(_ event: HostEvent, in node: ElementNode)
}

extension ElementView {
  package static var readsBindings: Bool { false }
  package func properties(in environment: EnvironmentValues) -> ElementProperties { [] }
  package func handle(_ event: HostEvent, in node: ElementNode) {}

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node { _Node(PrimitiveNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: Self) { node.cast(to: PrimitiveNode<Self>.self).update(view) }
}

/// The node of a view that is one element.
final class PrimitiveNode<Content: ElementView>: ElementNode {
  private var view: Content
  private var content: ViewNode!

  init(_ view: Content, _ context: _NodeContext) {
    self.view = view
    super.init(kind: Content.elementKind, context)
    setFirstProperties(evaluateProperties())
    content = Content.Content._makeNode(view.content, _NodeContext(parent: self)).node
  }

  func update(_ newView: Content) {
    view = newView
    evaluate()
    Content.Content._updateNode(_Node(content), newView.content)
  }

  override func evaluate() {
    setProperties(evaluateProperties())
  }

  private func evaluateProperties() -> ElementProperties {
    guard Content.readsBindings else {
      return recordingDependencies { view.properties(in: EnvironmentValues(at: self)) }
    }
    return tracking(EvaluableType.of(Content.self)) { view.properties(in: EnvironmentValues(at: self)) }
  }

  override func handle(_ event: HostEvent) {
    view.handle(event, in: self)
  }

  override var childCount: Int { 1 }
  override func child(at index: Int) -> ViewNode { content }
}
