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
  fileprivate final func replaceProperty(_ property: ElementProperty) {
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

/// What is told about one element: its kind and its properties; and what it does with events.
@MainActor
package protocol ElementDescription {
  var elementKind: ElementKind { get }

  /// Whether `describe` calls code of the app, such as a binding: what that reads is tracked.
  static var readsBindings: Bool { get }

  /// How this describes the element in another way than an older value, as long as nothing changes that both read.
  func change(from old: Self) -> ElementChange

  /// Adds the element's properties, in the order of their keys. What this reads from the environment, state or objects becomes a
  /// dependency of the element.
  func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues)

  /// Does what a host event asks for. Called only for an element that is in the tree.
  func handle(_ event: HostEvent, in node: ElementNode)
}

extension ElementDescription {
  package static var readsBindings: Bool { false }
  package func change(from old: Self) -> ElementChange { .unknown }
  package func handle(_ event: HostEvent, in node: ElementNode) {}
}

extension ElementDescription where Self: Equatable {
  package func change(from old: Self) -> ElementChange { self == old ? .none : .unknown }
}

/// The difference between two descriptions of an element.
package enum ElementChange {
  case none
  /// This property, which is one of the element itself, and nothing else.
  case property(ElementProperty)
  /// To be found by describing the element once more.
  case unknown
}

/// A view that is one element with nothing inside.
package protocol ElementView: PrimitiveView, ElementDescription {}

extension ElementView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(DescribedNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: DescribedNode<Self>.self).update(&view) }
}

/// The node of an element that is described by a value.
class DescribedNode<Description: ElementDescription>: ElementNode {
  @exclusivity(unchecked) private final var description: Description

  init(_ description: Description, _ context: _NodeContext) {
    self.description = description
    super.init(kind: description.elementKind, context)
    takeProperties(areFirst: true, describe)
  }

  final func update(_ newDescription: inout Description) {
    let change = newDescription.change(from: description)
    if case .none = change { return }
    swap(&description, &newDescription)
    if case .property(let property) = change { replaceProperty(property) } else { evaluate() }
  }

  override final func evaluate() {
    takeProperties(areFirst: false, describe)
  }

  private final func describe(_ properties: inout ElementProperties) {
    if Description.readsBindings {
      tracking(EvaluableType.of(Description.self)) { description.describe(&properties, in: EnvironmentValues(at: self)) }
    } else {
      recordingDependencies { description.describe(&properties, in: EnvironmentValues(at: self)) }
    }
  }

  override final func handle(_ event: HostEvent) {
    description.handle(event, in: self)
  }
}

/// The same with content inside. The elements of a tuple are its own children.
final class ContainerNode<Description: ElementDescription>: DescribedNode<Description> {
  @exclusivity(unchecked) fileprivate var children: ChildNodes

  fileprivate init<Content: View>(_ description: Description, _ content: inout Content, _ context: _NodeContext) {
    children = ChildNodes(of: Content.self)
    super.init(description, context)
    children.types.makeNodes(of: &content, below: self) { children.append($0) }
  }

  override var childCount: Int { children.count }
  override func child(at index: Int) -> ViewNode { children[index] }
}

extension _Node {
  // Inlined where the description's type is known: else the node's is looked up at each call.

  /// The node of a view that is one element with content inside.
  @inline(__always)
  static func container<Description: ElementDescription, Content: View>(
    _ description: Description, _ content: inout Content, _ context: _NodeContext
  ) -> _Node {
    _Node(ContainerNode(description, &content, context))
  }

  /// Gives such a node new values.
  @inline(__always)
  func updateContainer<Description: ElementDescription, Content: View>(
    _ description: inout Description, _ content: inout Content
  ) {
    let node = cast(to: ContainerNode<Description>.self)
    node.update(&description)
    node.children.update(&content)
  }
}
