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
  /// How much of a view is seen when it changes.
  public struct Threshold {
    private let amount: Double
    private let inset: Double

    private init(amount: Double, inset: Double = 0) {
      self.amount = amount
      self.inset = inset
    }

    /// All of it.
    public static let visible = Threshold(amount: 1)
    /// Nothing.
    public static let hidden = Threshold(amount: 0)
    /// As much as when it is in the middle.
    public static var centered: Threshold { Threshold(amount: .infinity) }
    /// A part, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }

    /// Between this threshold and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        amount: self.amount + (other.amount - self.amount) * amount, inset: inset + (other.inset - inset) * amount)
    }

    /// This threshold so many points further inside.
    public func inset(by distance: Double) -> Threshold { Threshold(amount: amount, inset: inset + distance) }
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

  /// It changes at once, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .init(.animated(animation)) }
  /// It changes at once, with an animation.
  public static let animated = animated()
  /// It changes as it scrolls.
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

extension View {
  /// Changes how this view looks while it scrolls in and out.
  ///
  /// No host follows what scrolls yet: the view looks as in the phase `identity` wherever it is.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity)._effects })
  }

  /// Changes how this view looks while it scrolls in and out, in one way at the beginning and another at the end.
  ///
  /// No host follows what scrolls yet: the view looks as in the phase `identity` wherever it is.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity)._effects })
  }
}
