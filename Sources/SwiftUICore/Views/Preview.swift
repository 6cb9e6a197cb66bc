import Foundation

/// Declares a view for a tool to show while the app is being written.
///
///     #Preview("Long title") {
///       BookView(book: Book(title: "The Strange Case of Dr Jekyll and Mr Hyde"))
///     }
///
/// `oriel preview` shows it. The name and the body are type-checked in every build, and leave no code in the app.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a view, with traits, for a tool to show while the app is being written.
///
/// The name, the traits and the body are type-checked in every build, and leave no code in the app: see `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a dynamic property, such as a `@State` variable, in the body of a `#Preview`. A compile-time error elsewhere.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// What `#Preview` declares: a view with a name and traits, for a tool to show.
@MainActor
public struct Preview {
  /// Names the traits that previews of views can have.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// Creates a preview. The body runs when it is shown, each time anew.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// What `#Preview` becomes where previews are built, which is in no app. The macro alone writes conformances.
@MainActor
public protocol _PreviewDeclaration {
  /// The file that it stands in, as the compiler calls it.
  static var _path: String { get }
  /// Its line in there.
  static var _line: Int { get }

  /// Makes the preview.
  static func _make() -> Preview
}
