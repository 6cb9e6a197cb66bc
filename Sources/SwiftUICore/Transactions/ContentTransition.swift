/// How what is in a view changes to something else, where it changes under an animation.
///
/// It concerns the characters of a `Text` that fits on one line, and symbols: they change at once everywhere, and the host shows how. All other
/// contents change at once. A symbol is replaced with an effect whether anything is animated or not.
public struct ContentTransition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case identity, interpolate, opacity
    case symbolEffect(ReplaceSymbolEffect.Way)
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  package let kind: Kind

  /// It changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// What is alike stays, the old rest fades into the new.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The old fades into the new.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A symbol shrinks, and the one that replaces it grows.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect(.downUp))

  /// Digits that are others roll: up, or down for what counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits that are others roll: up where the value grows, down where it falls.
  public static func numericText(value: Double) -> ContentTransition {
    // What is not equal to itself would be another environment each time.
    value.isNaN ? numericText() : ContentTransition(kind: .numericValue(value))
  }
}

extension EnvironmentValues {
  /// How what is in a view changes to something else.
  public var contentTransition: ContentTransition {
    get { paragraphTraits.contentTransition }
    set { paragraphTraits.contentTransition = newValue }
  }
}

extension View {
  /// How what is in this view changes to something else, where it changes under an animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
