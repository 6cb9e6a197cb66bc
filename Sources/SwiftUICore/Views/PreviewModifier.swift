/// Prepares the surroundings of previews, such as an object with sample data: `#Preview(traits: .modifier(SampleData()))`.
///
/// It is type-checked like all other code. Nothing shows previews on this platform, so nothing ever calls it.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The type of the view that it makes.
  associatedtype Body: View

  /// The view of the preview, as `body` gets it.
  typealias Content = PreviewModifierContent

  /// Makes what the previews with this modifier share.
  static func makeSharedContext() async throws -> Context

  /// The view of the preview in its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a `PreviewModifier` changes.
public struct PreviewModifierContent: View {
  private init() {}

  public var body: some View { EmptyView() }
}

extension PreviewTrait<Preview.ViewTraits> {
  /// Surroundings that a modifier makes.
  @MainActor
  @preconcurrency
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self { Self() }
}
