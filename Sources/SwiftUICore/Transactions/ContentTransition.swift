/// How what is in a view changes to something else.
///
/// No host has any yet: content changes at once.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable {
    case identity, interpolate, opacity, symbolEffect
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  private let kind: Kind

  /// It changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// What is alike moves, the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// The old fades into the new.
  public static let opacity = ContentTransition(kind: .opacity)
  /// A symbol is replaced by another.
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)

  /// Digits roll, up or down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits roll as the value says.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension EnvironmentValues {
  /// How what is in a view changes to something else.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// How what is in this view changes to something else. No host has any yet: it changes at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
