/// How buttons look: it makes a view from the label of each.
///
/// A style may have dynamic properties: each button keeps their storage as long as it has the style. Buttons in what it makes have the
/// style around it.
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
  let outer: _ButtonStyleDescription

  func body(content: Content) -> some View {
    style.makeBody(configuration: .init(role: role, label: .init(content: AnyView(content)), isPressed: isPressed))
      .environment(\.buttonStyle, outer)
  }
}

/// The same for a style that runs the action by itself.
private struct PrimitiveStyleModifier<Style: PrimitiveButtonStyle>: ViewModifier {
  let style: Style
  let state: ButtonState
  let outer: _ButtonStyleDescription

  func body(content: Content) -> some View {
    style.makeBody(
      configuration: .init(
        role: state.role, label: .init(content: AnyView(content)), action: { [weak node = state.node] in node?.press() })
    ).environment(\.buttonStyle, outer)
  }
}

/// A custom style, as the environment holds it.
class AnyButtonStyle {
  /// The style around this one: that of buttons in the view that this one makes.
  fileprivate let outer: _ButtonStyleDescription

  nonisolated fileprivate init(outer: _ButtonStyleDescription) {
    self.outer = outer
  }

  /// Whether what it makes may depend on whether the button is pressed.
  var readsPressing: Bool { false }
  @MainActor func styled<Label: View>(_ label: Label, _ state: ButtonState) -> AnyView { AnyView(label) }
}

final class TypedButtonStyle<Style: ButtonStyle>: AnyButtonStyle {
  private let style: Style

  nonisolated init(_ style: Style, outer: _ButtonStyleDescription) {
    self.style = style
    super.init(outer: outer)
  }

  override var readsPressing: Bool { true }

  override func styled<Label: View>(_ label: Label, _ state: ButtonState) -> AnyView {
    AnyView(label.modifier(StyleModifier(style: style, role: state.role, isPressed: state.isPressed, outer: outer)))
  }
}

final class TypedPrimitiveButtonStyle<Style: PrimitiveButtonStyle>: AnyButtonStyle {
  private let style: Style

  nonisolated init(_ style: Style, outer: _ButtonStyleDescription) {
    self.style = style
    super.init(outer: outer)
  }

  override func styled<Label: View>(_ label: Label, _ state: ButtonState) -> AnyView {
    AnyView(label.modifier(PrimitiveStyleModifier(style: style, state: state, outer: outer)))
  }
}

extension View {
  /// The style of buttons in this view, unless one nearer to them says otherwise.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(
      EnvironmentModifier { $0.buttonStyle = .init(kind: .plain, custom: TypedButtonStyle(style, outer: $0.buttonStyle)) })
  }
}
