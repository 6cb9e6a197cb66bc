/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}

/// A symbol grows and fades in, and shrinks and fades out.
public struct SymbolEffectTransition {
  /// Creates it for an effect. Both effects look alike here; options for them count where they repeat, which a transition does not.
  nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}
}

extension SymbolEffectTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A symbol grows and fades in, and shrinks and fades out.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.appear) }

  /// A symbol comes and goes with an effect.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// A symbol grows and fades in, and shrinks and fades out.
  public static var symbolEffect: AnyTransition { symbolEffect(.appear) }

  /// A symbol comes and goes with an effect.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
