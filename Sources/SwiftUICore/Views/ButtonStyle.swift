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
  /// Whether the person is pressing the button now. Always false: no host reports it yet.
  public let isPressed: Bool
}

/// A style as a modifier of the label: so its dynamic properties, its identity and its updates are those of every modifier.
private struct StyleModifier<Style: ButtonStyle>: ViewModifier {
  let style: Style
  let role: ButtonRole?

  func body(content: Content) -> some View {
    style.makeBody(configuration: .init(role: role, label: .init(content: AnyView(content)), isPressed: false))
  }
}

/// A custom style, as the environment holds it.
class AnyButtonStyle {
  @MainActor func styled<Label: View>(_ label: Label, role: ButtonRole?) -> AnyView { AnyView(label) }
}

final class TypedButtonStyle<Style: ButtonStyle>: AnyButtonStyle {
  private let style: Style

  init(_ style: Style) {
    self.style = style
  }

  override func styled<Label: View>(_ label: Label, role: ButtonRole?) -> AnyView {
    AnyView(label.modifier(StyleModifier(style: style, role: role)))
  }
}

/// What a button shows: its label, as the nearest custom style makes it.
package struct ButtonBody<Label: View> {
  let label: Label
  let role: ButtonRole?
}

extension ButtonBody: PrimitiveView {
  package static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(ButtonBodyNode(view, context)) }
  package static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: ButtonBodyNode<Label>.self).update(view) }
}

private final class ButtonBodyNode<Label: View>: ReplaceableChildNode {
  private var view: ButtonBody<Label>
  private var isStyled = false

  init(_ view: ButtonBody<Label>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    let styled = styled()
    isStyled = styled != nil
    setFirstChild(makeChild(styled, _NodeContext(parent: self)))
  }

  func update(_ newView: ButtonBody<Label>) {
    view = newView
    evaluate()
  }

  override func evaluate() {
    let styled = styled()
    if isStyled != (styled != nil) {
      isStyled.toggle()
      replaceChild { makeChild(styled, $0) }
    } else if var styled {
      AnyView._updateNode(_Node(child!), &styled)
    } else {
      var label = view.label
      Label._updateNode(_Node(child!), &label)
    }
  }

  private func styled() -> AnyView? {
    recordingDependencies { EnvironmentValues(at: self).buttonStyle.custom?.styled(view.label, role: view.role) }
  }

  private func makeChild(_ styled: AnyView?, _ context: _NodeContext) -> ViewNode {
    if var styled { return AnyView._makeNode(&styled, context).node }
    var label = view.label
    return Label._makeNode(&label, context).node
  }
}

extension View {
  /// The style of buttons in this view, unless one nearer to them says otherwise.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, _ButtonStyleDescription(kind: .plain, custom: TypedButtonStyle(style)))
  }
}
