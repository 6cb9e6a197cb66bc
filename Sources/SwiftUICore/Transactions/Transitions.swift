import Foundation

/// How a view comes and goes.
///
/// Where a view comes or goes in an animated change, or its transition has an animation of its own, it does so step by step in hosts that
/// animate. What has gone is gone for the app at once: what the host still shows of it is a picture that nobody can press.
public struct AnyTransition: Sendable {
  // Behaviour 116; motion 3.20 to 3.30.

  indirect enum Kind: Sendable {
    /// What an app makes of a view before it comes, and after it has gone.
    case custom(CustomTransition)
    case identity
    case opacity
    case slide
    case scale(Double, UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(x: CGFloat, y: CGFloat)
    case asymmetric(insertion: Kind, removal: Kind)
    case combined(Kind, Kind)
    case animated(Kind, Animation?)
  }

  let kind: Kind

  init(_ kind: Kind) {
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

  /// The view has one modifier before it comes and after it has gone, and another while it is there. Of the first one opacities, scales,
  /// turns, offsets and blurs count; the second one is as good as nothing, and is not applied.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition(.custom(CustomTransition(active: active)))
  }

  /// Creates a transition from one of another type. Of what the body of an app's own makes of a view that is not there, opacities, scales,
  /// turns, offsets and blurs count.
  public init<Base: Transition>(_ transition: Base) {
    kind = (transition as? any KnownTransition)?.kind ?? .custom(CustomTransition(transition))
  }

  /// The view comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(kind, other.kind)) }

  /// This transition with an animation of its own. Nil has the view come and go at once.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(kind, animation)) }

  /// What a view looks like before it comes, or after it has gone, with this around it.
  @MainActor
  func parts(comes: Bool, in environment: EnvironmentScope?) -> [TransitionPart] { kind.parts(comes: comes, in: environment) }
}

extension AnyTransition.Kind {
  @MainActor
  fileprivate func parts(comes: Bool, in environment: EnvironmentScope?) -> [TransitionPart] {
    switch self {
    case .custom(let custom): Self.part(custom.steps(comes ? .willAppear : .didDisappear, in: environment))
    case .identity: []
    case .opacity: Self.part([.opacity(0)])
    case .slide: Self.part([.move(comes ? .leading : .trailing)])
    // 3.20: never nothing at all, which nothing could grow from.
    case .scale(let scale, let anchor): Self.part([.scale(x: max(scale, 1e-5), y: max(scale, 1e-5), anchor: anchor.described)])
    case .move(let edge): Self.part([.move(edge)])
    case .push(let edge): Self.part([.move(comes ? edge : edge.opposite), .opacity(0)])
    case .offset(let x, let y): Self.part([.offset(x: x, y: y)])
    case .asymmetric(let insertion, let removal): (comes ? insertion : removal).parts(comes: comes, in: environment)
    case .combined(let first, let second):
      first.parts(comes: comes, in: environment) + second.parts(comes: comes, in: environment)
    case .animated(let base, let animation):
      animation.map { animation in
        base.parts(comes: comes, in: environment).map { TransitionPart(animation: $0.animation ?? animation, steps: $0.steps) }
      } ?? []
    }
  }

  private static func part(_ steps: [TransitionStep]) -> [TransitionPart] {
    steps.isEmpty ? [] : [TransitionPart(animation: nil, steps: steps)]
  }

  fileprivate var bringsAnimation: Bool {
    switch self {
    case .animated: true
    case .asymmetric(let first, let second), .combined(let first, let second): first.bringsAnimation || second.bringsAnimation
    default: false
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

package struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<TransitionModifier> { TransitionNode(self, context) }
}

private final class TransitionNode: PrimitiveModifierNode<TransitionModifier>, TransitionSource {
  override init(_ modifier: TransitionModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    if modifier.transition.kind.bringsAnimation { graph.state.hasAnimatedTransitions = true }
  }

  override func didUpdateContent(_ newModifier: TransitionModifier) {
    if newModifier.transition.kind.bringsAnimation { graph.state.hasAnimatedTransitions = true }
    super.didUpdateContent(newModifier)
  }

  override var leavesFirst: Bool { true }
  var transitionOfContent: AnyTransition { modifier.transition }
}

extension View {
  /// How this view comes and goes.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
