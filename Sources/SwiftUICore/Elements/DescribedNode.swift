/// The value that an element comes from: a view, or a part of one. It says what the element says, and does what events ask for.
@MainActor
package protocol ElementDescription {
  associatedtype Content: ElementContent
  associatedtype Event: ElementEvent = NoEvent
  /// What the element keeps from one event to the next, and no host sees.
  associatedtype Memory = Void

  /// What it keeps before the first event.
  static var firstMemory: Memory { get }

  /// Whether `content(in:)` calls code of the app, such as a binding: what that reads is tracked.
  static var readsBindings: Bool { get }

  /// What the element says. What this reads from the environment, state or objects becomes a dependency of the element.
  func content(in environment: EnvironmentValues) -> Content

  /// How this describes the element in another way than an older value, as long as nothing changes that both read.
  func change(from old: Self, _ content: inout Content) -> DescriptionChange

  /// Does what a person asks for. Called only for an element that is in the tree.
  func handle(_ event: Event, in node: DescribedNode<Self>)
}

extension ElementDescription {
  package static var readsBindings: Bool { false }
  package func change(from old: Self, _ content: inout Content) -> DescriptionChange { .unknown }
  package func handle(_ event: Event, in node: DescribedNode<Self>) {}
}

extension ElementDescription where Self: Equatable {
  package func change(from old: Self, _ content: inout Content) -> DescriptionChange { self == old ? .none : .unknown }
}

extension ElementDescription where Memory == Void {
  package static var firstMemory: Void { () }
}

/// Content that reads nothing describes itself.
extension ElementDescription where Self == Content {
  package func content(in environment: EnvironmentValues) -> Content { self }
}

/// The difference between two descriptions of an element.
package enum DescriptionChange {
  case none
  /// The content has been changed accordingly.
  case known
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
package class DescribedNode<Description: ElementDescription>: ContentNode<Description.Content> {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var description: Description
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var memory = Description.firstMemory

  init(_ description: Description, _ context: _NodeContext) {
    self.description = description
    super.init(context)
    begin(described())
  }

  final func update(_ newDescription: inout Description) {
    var next = content
    let change = newDescription.change(from: description, &next)
    if case .none = change { return }
    swap(&description, &newDescription)
    // What else has changed comes in the same patch.
    if case .known = change, !flags.contains(.isDirty) { say(next) } else { evaluate() }
  }

  override final func evaluate() {
    say(described())
  }

  private final func described() -> Description.Content {
    if Description.readsBindings {
      tracking(EvaluableType.of(Description.self)) { description.content(in: EnvironmentValues(at: self)) }
    } else {
      recordingDependencies { description.content(in: EnvironmentValues(at: self)) }
    }
  }

  override final func handle(_ event: any ElementEvent) {
    if let event = event as? Description.Event { description.handle(event, in: self) }
  }
}
