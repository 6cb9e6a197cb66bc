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
