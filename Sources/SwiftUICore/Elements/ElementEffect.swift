/// What a modifier does around an element: padding, a frame, an opacity, a gesture. One type for each modifier.
///
/// Effects are no elements: a modifier of several views puts the same effect around each of them. One with views of its own, such
/// as an overlay, names the element of its slot (`Element.layers`).
package protocol ElementEffect: Equatable, Sendable {
  /// The effect in words, for outlines and failures; nil for one that is of no interest there.
  var summary: String? { get }

  /// What the app's author should hear of it; nil for nothing.
  var warning: Diagnostics.Warning? { get }

  /// Whether it adds layout steps.
  static var affectsLayout: Bool { get }

  /// Adds what it does to the layout of what is inside.
  @MainActor func addLayoutSteps(to steps: inout ContiguousArray<LayoutStep>, in layout: SceneLayout)

  /// What it makes of a view to those around it that look otherwise with such a view in them: see `InnerElements`.
  var innerKinds: InnerKinds { get }

  /// Whether what is inside takes the height that the effect says, and no more.
  var fixesHeight: Bool { get }

  /// The same as a step of a transition; nil for an effect that cannot come about step by step.
  var transitionStep: TransitionStep? { get }

  /// Why nobody can use what is inside, in words that follow "it is"; nil if the effect leaves it usable.
  var obstacle: String? { get }
}

extension ElementEffect {
  package var obstacle: String? { nil }
  package var transitionStep: TransitionStep? { nil }

  package func isSame(as other: any ElementEffect) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
