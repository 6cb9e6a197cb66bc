/// What an element is made from: a view, or a part of one. It gives the element's content, and handles its events.
@MainActor
package protocol ElementDescription {
  associatedtype Content: ElementContent
  associatedtype Event: ElementEvent = NoEvent
  /// What the element keeps from one event to the next. No host sees it.
  associatedtype Memory = Void

  /// What it keeps before the first event.
  static var firstMemory: Memory { get }

  /// Whether `content(in:)` calls code of the app, such as a binding: what that reads is tracked.
  static var readsBindings: Bool { get }

  /// The content of the element. What this reads from the environment, state or objects becomes a dependency of the element.
  func content(in environment: EnvironmentValues) -> Content

  /// Compares this with the description before it, and changes `content` where the difference is known.
  ///
  /// Asked only if nothing has changed that both would read.
  func change(from old: Self, _ content: inout Content) -> DescriptionChange

  /// Handles what a person did. Called only for an element that is in the tree.
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
  /// The content has been changed accordingly: it is not equal to what it was.
  case known
  /// It takes another call of `content(in:)` to know.
  case unknown
}
