/// How toggles look: it makes a view from what each says.
///
/// A style may have dynamic properties: each of the toggles keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The view to show for a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style gets to know of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, as a view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the toggle, to be put into the view that the style makes.
  public let label: Label
  /// Whether the toggle is on. Writing it switches the toggle.
  @Binding public var isOn: Bool
  /// Whether some of the toggle's sources are on and others are off.
  public var isMixed: Bool
  let element: ToggleElement

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool, element: ToggleElement) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
    self.element = element
  }
}

/// What suits the place: a switch nearly everywhere.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  nonisolated static var style: ToggleContent.Style { .automatic }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  nonisolated static var style: ToggleContent.Style { .switch }
  let tint: Color?

  /// Creates the style.
  nonisolated public init() {
    tint = nil
  }

  /// Creates the style with a color for switches that are on.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
  nonisolated static var style: ToggleContent.Style { .checkbox }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A button, filled when it is on.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  nonisolated static var style: ToggleContent.Style { .button }

  /// Creates the style.
  nonisolated public init() {}

  /// The element of this style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A style that hosts show by themselves.
protocol BuiltInToggleStyle {
  static var style: ToggleContent.Style { get }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What suits the place: a switch nearly everywhere.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button, filled when it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A style, as the environment holds it.
class AnyToggleStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: ToggleContent.Style?

  nonisolated init(_ builtIn: ToggleContent.Style?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: ToggleStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedToggleStyle<Style: ToggleStyle>: AnyToggleStyle {
  private let style: Style
  /// The style around this one: that of toggles in the view that this one makes.
  private let outer: AnyToggleStyle

  nonisolated init(_ style: Style, outer: AnyToggleStyle) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInToggleStyle.Type)?.style)
  }

  override func styled(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(StyledToggle(style: style, configuration: configuration).environment(\.toggleStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledToggle<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(.automatic) }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of toggles in this view, unless one nearer to them says otherwise.
  nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    modifier(
      EnvironmentModifier {
        $0.toggleStyle = TypedToggleStyle(style, outer: $0.toggleStyle)
        if let tint = (style as? SwitchToggleStyle)?.tint { $0.tint = .color(tint.value) }
      })
  }
}
