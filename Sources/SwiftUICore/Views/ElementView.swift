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
  // Containers call these by themselves, and they are inlined there, where the description's type is known: a default implementation for
  // all of them would look up types at each call.

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
