/// How buttons look: it makes a view from the label of each.
///
/// A style may have dynamic properties: each button keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The view to show for a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style gets to know of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button, as a view.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label of the button, to be put into the view that the style makes.
  public let label: Label
  /// Whether the person is pressing the button now.
  public let isPressed: Bool
}

/// What a button is doing, for its style.
struct ButtonState {
  let role: ButtonRole?
  let isPressed: Bool
  let node: any ButtonNode
}

/// A style as a modifier of the label: so its dynamic properties, its identity and its updates are those of every modifier.
private struct StyleModifier<Style: ButtonStyle>: ViewModifier {
  let style: Style
  let role: ButtonRole?
  let isPressed: Bool

  func body(content: Content) -> some View {
    style.makeBody(configuration: .init(role: role, label: .init(content: AnyView(content)), isPressed: isPressed))
  }
}

/// The same for a style that runs the action by itself. Buttons in what it makes have the host's style.
private struct PrimitiveStyleModifier<Style: PrimitiveButtonStyle>: ViewModifier {
  let style: Style
  let state: ButtonState

  func body(content: Content) -> some View {
    style.makeBody(
      configuration: .init(
        role: state.role, label: .init(content: AnyView(content)), action: { [weak node = state.node] in node?.press() })
    ).environment(\.buttonStyle, _ButtonStyleDescription(kind: .automatic))
  }
}

/// A custom style, as the environment holds it.
class AnyButtonStyle {
  /// Whether what it makes may depend on whether the button is pressed.
  var readsPressing: Bool { false }
  @MainActor func styled<Label: View>(_ label: Label, _ state: ButtonState) -> AnyView { AnyView(label) }
}

final class TypedButtonStyle<Style: ButtonStyle>: AnyButtonStyle {
  private let style: Style

  init(_ style: Style) {
    self.style = style
  }

  override var readsPressing: Bool { true }

  override func styled<Label: View>(_ label: Label, _ state: ButtonState) -> AnyView {
    AnyView(label.modifier(StyleModifier(style: style, role: state.role, isPressed: state.isPressed)))
  }
}

final class TypedPrimitiveButtonStyle<Style: PrimitiveButtonStyle>: AnyButtonStyle {
  private let style: Style

  init(_ style: Style) {
    self.style = style
  }

  override func styled<Label: View>(_ label: Label, _ state: ButtonState) -> AnyView {
    AnyView(label.modifier(PrimitiveStyleModifier(style: style, state: state)))
  }
}

extension View {
  /// The style of buttons in this view, unless one nearer to them says otherwise.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, _ButtonStyleDescription(kind: .plain, custom: TypedButtonStyle(style)))
  }
}
