import Foundation

/// Where a view is in what scrolls around it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in at the top or the leading edge, or goes out there.
  case topLeading
  /// It is seen.
  case identity
  /// It comes in at the bottom or the trailing edge, or goes out there.
  case bottomTrailing

  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }
  /// -1 at the beginning, 0 where it is seen and 1 at the end.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a view changes while it scrolls in and out.
public struct ScrollTransitionConfiguration {
  /// How far a view must have come in to be seen as in the phase `identity`.
  public struct Threshold {
    /// So many of the view's own lengths, so many of the ways to the middle, and so many points.
    fileprivate var lengths: Double
    fileprivate var middles = 0.0
    fileprivate var points = 0.0

    /// All of it.
    public static let visible = Threshold(lengths: 1)
    /// Nothing: as soon as its edge comes in.
    public static let hidden = Threshold(lengths: 0)
    /// As far as the middle of what one looks through.
    public static var centered: Threshold { Threshold(lengths: 0, middles: 1) }
    /// A part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(lengths: amount) }

    /// Between this threshold and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func between(_ key: KeyPath<Threshold, Double>) -> Double {
        self[keyPath: key] + (other[keyPath: key] - self[keyPath: key]) * amount
      }
      return Threshold(lengths: between(\.lengths), middles: between(\.middles), points: between(\.points))
    }

    /// This threshold so many points further inside.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.points += distance
      return result
    }
  }

  private enum Kind {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  private let kind: Kind
  private var threshold = Threshold.visible

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// It changes with an animation, when the view passes the threshold.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .init(.animated(animation)) }
  /// It changes with an animation, when the view passes the threshold.
  public static let animated = animated()
  /// It changes as it scrolls: along the curve when the view comes in, and back along it when the view goes out.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    .init(.interactive(timingCurve))
  }
  /// It changes as it scrolls.
  public static let interactive = interactive()
  /// It does not change.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// This way to change with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = ScrollTransitionConfiguration(.animated(animation))
    result.threshold = threshold
    return result
  }

  /// This way to change with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}

extension ScrollTransitionConfiguration: Sendable {}
extension ScrollTransitionConfiguration.Threshold: Sendable {}

extension ScrollTransitionConfiguration {
  fileprivate var way: ScrollTransitionEffect.Way? {
    let (animation, follows): (Animation, Bool)
    switch kind {
    case .identity: return nil
    case .animated(let own): (animation, follows) = (own, false)
    case .interactive(let curve): (animation, follows) = (.timingCurve(curve, duration: 1), true)
    }
    return ScrollTransitionEffect.Way(
      animation: animation, followsScrolling: follows, lengths: threshold.lengths, middles: threshold.middles,
      points: threshold.points)
  }
}

/// How a view looks by where it is in what scrolls around it. The host follows: a page does so by itself, whatever the connection does.
package struct ScrollTransitionEffect: ElementEffect {
  /// How it changes at one end.
  package struct Way: Hashable, Sendable {
    /// Along it the view changes in a second, or in what has come in of it.
    package let animation: Animation
    /// Whether it is as far as it has come in; else it begins to change when it is far enough.
    package let followsScrolling: Bool
    /// It is far enough when so many of its lengths, of the ways to the middle, and points have come in.
    package let lengths: Double
    package let middles: Double
    package let points: Double
  }

  /// Nil for the one in which what is around it scrolls.
  package let axis: Axis?
  /// Nil where it does not change.
  package let topLeading: Way?
  package let bottomTrailing: Way?
  /// How it looks before it is seen, where it is seen, and behind that.
  package let before: ElementEffects
  package let identity: ElementEffects
  package let after: ElementEffects

  package init(
    axis: Axis?, topLeading: Way?, bottomTrailing: Way?, before: ElementEffects, identity: ElementEffects, after: ElementEffects
  ) {
    self.axis = axis
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.before = before
    self.identity = identity
    self.after = after
  }

  package var summary: String? {
    let words = identity.compactMap(\.summary)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
  package var obstacle: String? { identity.lazy.compactMap(\.obstacle).first }
}

extension ScrollTransitionEffect: EffectModifier {}

extension View {
  /// Changes how this view looks while it scrolls in and out of the nearest scroll view or list.
  ///
  /// The function is asked for the three phases; what is between two of them follows from both. A page follows what scrolls by itself.
  /// A host without a page shows the phase `identity`, and so does a view around which nothing scrolls.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how this view looks while it scrolls in and out, in one way at the beginning and another at the end.
  ///
  /// See `scrollTransition(_:axis:transition:)`.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    func effects(_ phase: ScrollTransitionPhase) -> ElementEffects { transition(EmptyVisualEffect(), phase)._effects.effects }
    return modifier(
      ScrollTransitionEffect(
        axis: axis, topLeading: topLeading.way, bottomTrailing: bottomTrailing.way, before: effects(.topLeading),
        identity: effects(.identity), after: effects(.bottomTrailing)))
  }
}
