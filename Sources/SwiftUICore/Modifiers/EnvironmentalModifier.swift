/// Makes a modifier from the environment of the view that it is applied to.
@MainActor
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that it makes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for an environment. Called again when what it has read there is something else.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view with the modifier that the environment gives.
  public func body(content: Content) -> some View { EnvironmentalBody(modifier: self, content: content) }
}

private struct EnvironmentalBody<Modifier: EnvironmentalModifier>: View {
  let modifier: Modifier
  let content: Modifier.Content
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
