/// Prepares the surroundings of previews, such as an object with sample data: `#Preview(traits: .modifier(SampleData()))`.
///
/// `oriel preview` makes the shared context once, when the first preview with a modifier of the type is shown, and keeps it until the next
/// build.
@MainActor
@preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The type of the view that it makes.
  associatedtype Body: View

  /// The view of the preview, as `body` gets it.
  typealias Content = PreviewModifierContent

  /// Makes what the previews with this modifier share. What it throws is shown in their place.
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
  fileprivate let content: AnyView

  public var body: some View { content }
}

extension PreviewTrait<Preview.ViewTraits> {
  /// Surroundings that a modifier makes.
  @MainActor
  @preconcurrency
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    Self(kind: .surroundings(PreviewSurroundings(modifier)))
  }
}

/// A modifier of previews, whatever its type, with the context that those of its type share.
@MainActor
package final class PreviewSurroundings {
  private let prepareContext: () async throws -> Void
  private let change: (AnyView) -> AnyView

  private static var contexts: [ObjectIdentifier: Any] = [:]
  private static var preparations: [ObjectIdentifier: Task<Void, any Error>] = [:]

  fileprivate init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    let key = ObjectIdentifier(Modifier.self)
    prepareContext = {
      guard Self.contexts[key] == nil else { return }
      let preparation =
        Self.preparations[key]
        ?? Task {
          let context = try await Modifier.makeSharedContext()
          Self.contexts[key] = context
        }
      Self.preparations[key] = preparation
      defer { Self.preparations[key] = nil }
      try await preparation.value
    }
    change = { content in
      guard let context = Self.contexts[key] as? Modifier.Context else { return content }
      return AnyView(modifier.body(content: PreviewModifierContent(content: content), context: context))
    }
  }

  /// Makes the shared context, unless it is there. Several that ask at once share one.
  package func prepare() async throws { try await prepareContext() }

  /// The view in its surroundings, once these are prepared.
  package func around(_ content: AnyView) -> AnyView { change(content) }
}
