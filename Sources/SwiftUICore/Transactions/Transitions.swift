/// How a view comes and goes.
///
/// No host animates yet, so a view comes and goes at once, whatever its transition. What a transition changes is the order of
/// actions where one identity takes the place of another: the old view disappears before the new one appears.
public struct AnyTransition: Sendable {
  // Behaviour 116.

  fileprivate indirect enum Kind: Sendable {
    /// Two modifiers, or a transition of an app's own: by the names of their types.
    case custom(String)
    case identity
    case opacity
    case slide
    case scale(CGFloat, UnitPoint)
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

  /// The view comes and goes at once.
  public static let identity = AnyTransition(.identity)
  /// The view fades in and out.
  public static let opacity = AnyTransition(.opacity)
  /// The view comes in from the leading edge and leaves by the trailing one.
  public static let slide = AnyTransition(.slide)
  /// The view grows from nothing, and shrinks to nothing.
  public static let scale = AnyTransition(.scale(0, .center))

  /// The view grows from a part of its size, and shrinks to it: 0 is nothing, 1 all of it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(.scale(scale, anchor)) }

  /// The view comes in from an edge and leaves by it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// The view comes in from an edge and leaves by the opposite one, and fades.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  /// The view comes from a distance, in points, and leaves to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(.offset(x: x, y: y)) }

  /// The view comes from a distance, in points, and leaves to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(x: offset.width, y: offset.height)) }

  /// The view comes and goes with one modifier, and has another while it is there. As the view is shown without a transition, neither
  /// is applied: what an app means by `identity` is as good as nothing.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition(.custom(String(describing: Modifier.self)))
  }

  /// Creates a transition from one of another type.
  public init<Base: Transition>(_ transition: Base) {
    kind = .custom(String(describing: Base.self))
  }

  /// The view comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(kind, other.kind)) }

  /// This transition with an animation of its own.
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
  /// How this view comes and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
