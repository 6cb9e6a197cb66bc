import Foundation

/// A view as a transition makes it in one of its phases.
struct AppliedTransition<Kind: Transition> {
  let transition: Kind
  let phase: TransitionPhase
}

extension AppliedTransition: ViewModifier {
  func body(content: Content) -> some View {
    transition.body(content: PlaceholderContentView(source: content.source), phase: phase)
  }
}

extension Transition {
  /// A view as this transition makes it in one of its phases.
  nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(AppliedTransition(transition: self, phase: phase))
  }

  /// This transition with an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// This transition and another at once.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    // 3.30: for what the transition does, and not for what the view itself does.
    content.transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    } body: {
      base.apply(content: $0, phase: phase)
    }
  }
}

struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A view comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Creates it.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

/// A view comes from a distance, and leaves to it.
public struct OffsetTransition {
  /// The distance, in points.
  public var offset: CGSize

  /// Creates it.
  nonisolated public init(_ offset: CGSize) {
    self.offset = offset
  }
}

extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}

/// A view comes in from an edge and leaves by the opposite one, and fades.
public struct PushTransition {
  /// The edge.
  public var edge: Edge

  /// Creates it.
  nonisolated public init(edge: Edge) {
    self.edge = edge
  }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// A view fades in and out of focus.
public struct BlurReplaceTransition {
  /// How it grows.
  public struct Configuration: Equatable, Sendable {
    fileprivate let growsBothWays: Bool

    /// It shrinks as it comes, and as it goes.
    public static let downUp = Configuration(growsBothWays: false)
    /// It grows as it comes, and as it goes.
    public static let upUp = Configuration(growsBothWays: true)
  }

  /// How it grows.
  public var configuration: Configuration

  /// Creates it.
  nonisolated public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    // 3.23.
    let other = configuration.growsBothWays && phase == .didDisappear ? 1.1 : 0.9
    content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.isIdentity ? 0 : 7).scaleEffect(phase.isIdentity ? 1 : other)
  }
}

extension Transition where Self == OffsetTransition {
  /// A view comes from a distance, in points, and leaves to it.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// A view comes from a distance, in points, and leaves to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == PushTransition {
  /// A view comes in from an edge and leaves by the opposite one, and fades.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// A view fades in and out of focus.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// A view fades in and out of focus.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
