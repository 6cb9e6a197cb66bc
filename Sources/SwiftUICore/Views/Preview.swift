import Foundation

/// Declares a view for a tool to show while the app is being written.
///
///     #Preview("Long title") {
///       BookView(book: Book(title: "The Strange Case of Dr Jekyll and Mr Hyde"))
///     }
///
/// The name and the body are type-checked like all other code. Nothing else comes of it: no tool on this platform shows previews,
/// and the declaration leaves no code in the app.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a view, with traits, for a tool to show while the app is being written.
///
/// The name, the traits and the body are type-checked like all other code. Nothing else comes of it: see `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a dynamic property, such as a `@State` variable, in the body of a `#Preview`. A compile-time error elsewhere.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// What `#Preview` declares.
public struct Preview {
  /// Names the traits that previews of views can have.
  public enum ViewTraits {}

  private init() {}
}
