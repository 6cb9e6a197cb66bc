/// A type-erased transition.
///
/// No host animates yet, so a view comes and goes at once, whatever its transition. What a transition changes is the order of actions
/// where one identity takes the place of another: the old view disappears before the new one appears (behaviour 116).
public struct AnyTransition: Sendable {
  fileprivate indirect enum Kind: Sendable {
    case identity
    case opacity
    case slide
    case scale(CGFloat)
    case move(Edge)
    case push(Edge)
    case offset(x: CGFloat, y: CGFloat)
    case asymmetric(insertion: Kind, removal: Kind)
    case combined(Kind, Kind)
    case animated(Kind, Animation?)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// A transition that returns the input view, unmodified, as the output view.
  public static let identity = AnyTransition(.identity)
  /// A transition from transparent to opaque on insertion, and from opaque to transparent on removal.
  public static let opacity = AnyTransition(.opacity)
  /// A transition that inserts by moving in from the leading edge, and removes by moving out towards the trailing edge.
  public static let slide = AnyTransition(.slide)
  /// A transition that scales the view.
  public static let scale = AnyTransition(.scale(0))

  /// A transition that scales the view by the specified amount.
  public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition(.scale(scale)) }

  /// A transition that moves the view away, towards the specified edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// A transition that moves the view in from the edge, and out towards the opposite one, while it fades.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  /// A transition that moves the view by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(.offset(x: x, y: y)) }

  /// A composite transition that uses a different transition for insertion versus removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Combines this transition with another, with the result of both.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(kind, other.kind)) }

  /// Attaches an animation to this transition.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(kind, animation)) }
}

package struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<TransitionModifier> { TransitionNode(self, context) }
}

private final class TransitionNode: PrimitiveModifierNode<TransitionModifier> {
  override var leavesFirst: Bool { true }
}

extension View {
  /// Associates a transition with the view.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
