/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// It will come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while and 1 after it is there.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
  /// Whether something moves, so that it is left out for a person who wants less of that.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// How a view comes and goes, as a type of an app's own.
///
/// While the view is there it looks as `body` makes it in the phase `identity`, where the transition is not inside an `AnyTransition`. Of what
/// `body` makes of it before and after, opacities, scales, turns, offsets and blurs count: `body` is asked apart from the view, without its
/// environment.
@MainActor
@preconcurrency
public protocol Transition {
  /// The view that the transition changes.
  typealias Content = PlaceholderContentView<Self>
  /// The type of the view that it makes.
  associatedtype Body: View

  /// The view in one of the phases.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition says of itself.
  nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
  public nonisolated static var properties: TransitionProperties { TransitionProperties() }
}

/// A transition that changes nothing.
public struct IdentityTransition {
  /// Creates it.
  nonisolated public init() {}
}

/// A view fades in and out.
public struct OpacityTransition {
  /// Creates it.
  nonisolated public init() {}
}

/// A view comes in from an edge and leaves by it.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge

  /// Creates it.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }
}

/// A view grows from a part of its size, and shrinks to it.
public struct ScaleTransition {
  /// The part.
  public var scale: Double
  /// What stays where it is.
  public var anchor: UnitPoint

  /// Creates it.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

/// A view comes in by the leading edge and leaves by the trailing one.
public struct SlideTransition {
  /// Creates it.
  nonisolated public init() {}
}

extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  /// A view comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A view fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == MoveTransition {
  /// A view comes in from an edge and leaves by it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  /// A view grows from nothing, and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// A view grows from a part of its size, and shrinks to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// A view comes in by the leading edge and leaves by the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension View {
  /// How this view comes and goes.
  @_disfavoredOverload
  nonisolated public func transition<Kind: Transition>(_ transition: Kind) -> some View {
    modifier(AppliedTransition(transition: transition, phase: .identity))
      .modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
