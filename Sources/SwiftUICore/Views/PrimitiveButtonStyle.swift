/// How buttons look and when they run their action: it makes a view from the label of each, and triggers the action.
///
/// No press is listened for: the view that the style makes does so, with a gesture or with buttons of its own, which have the style around
/// this one. Assistive technology and the keyboard run the action.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view to show for a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style gets to know of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button, as a view.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label of the button, to be put into the view that the style makes.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action, each time that it is called.
  @MainActor public func trigger() { action() }
}

/// A style that hosts show by themselves.
protocol BuiltInButtonStyle {
  static var kind: ButtonStyleKind { get }
}

/// The style of buttons, as the environment holds it.
public struct _ButtonStyleDescription {
  let kind: ButtonStyleKind
  var custom: AnyButtonStyle?
}

/// The host's own looks for a button where it stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  nonisolated static var kind: ButtonStyleKind { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// A button of this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button with a filled background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  nonisolated static var kind: ButtonStyleKind { .bordered }

  /// Creates the style.
  nonisolated public init() {}

  /// A button of this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button with a background in the accent color, which stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  nonisolated static var kind: ButtonStyleKind { .borderedProminent }

  /// Creates the style.
  nonisolated public init() {}

  /// A button of this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  nonisolated static var kind: ButtonStyleKind { .borderless }

  /// Creates the style.
  nonisolated public init() {}

  /// A button of this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that shows its label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  nonisolated static var kind: ButtonStyleKind { .plain }

  /// Creates the style.
  nonisolated public init() {}

  /// A button of this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  nonisolated static var kind: ButtonStyleKind { .link }

  /// Creates the style.
  nonisolated public init() {}

  /// A button of this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button with a background that lets some of what is behind it through.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  nonisolated static var kind: ButtonStyleKind { .glass }

  /// Creates the style.
  nonisolated public init() {}

  /// A button of this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button with a background in the accent color that lets some of what is behind it through.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  nonisolated static var kind: ButtonStyleKind { .glassProminent }

  /// Creates the style.
  nonisolated public init() {}

  /// A button of this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The host's own looks for a button where it stands.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a filled background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with a background in the accent color, which stands out.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a background.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that shows its label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button with a background that lets some of what is behind it through.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button with a background in the accent color that lets some of what is behind it through.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: _ButtonStyleDescription { .init(kind: .automatic) }
}

extension EnvironmentValues {
  var buttonStyle: _ButtonStyleDescription {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of buttons in this view, unless one nearer to them says otherwise.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(
      EnvironmentModifier {
        $0.buttonStyle =
          (Style.self as? any BuiltInButtonStyle.Type).map { .init(kind: $0.kind) }
          ?? .init(kind: .primitive, custom: TypedPrimitiveButtonStyle(style, outer: $0.buttonStyle))
      })
  }
}
