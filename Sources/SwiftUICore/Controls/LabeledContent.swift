import Foundation

/// A view with a label: in lists and forms the label at the leading edge and the view at the trailing one.
public struct LabeledContent<Label, Content> {
  @Environment(\.labeledContentStyle) private var style: AnyLabeledContentStyle
  private let label: Label
  private let content: Content

  nonisolated fileprivate init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates labeled content.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @ViewBuilder public var body: some View {
    if style.builtIn != nil {
      LabeledElement(label: label, content: content)
    } else {
      style.styled(
        LabeledContentStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labeled content with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled string.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a labeled string.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a labeled value in a format.
  nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a labeled value in a format.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content as a style describes it.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// Labeled content as a style describes it.
struct LabeledContentBody: View {
  let configuration: LabeledContentStyleConfiguration
  var body: some View { LabeledElement(label: configuration.label, content: configuration.content) }
}

private struct LabeledElement<Label: View, Content: View>: PrimitiveView {
  var element = LabeledElementDescription()
  var parts: TupleView<(ElementPart<Label>, ElementPart<Content>)>

  init(label: Label, content: Content) {
    parts = TupleView((ElementPart(.label, label), ElementPart(.content, content)))
  }

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.parts)
  }
}

private struct LabeledElementDescription: ElementDescription, Equatable {
  func content(in environment: EnvironmentValues) -> LabeledContentContent {
    let labelIsHidden = environment.labelsAreHidden
    return LabeledContentContent(
      labelIsHidden: labelIsHidden, isStacked: !labelIsHidden && environment.dynamicTypeSize.isAccessibilitySize)
  }
}

/// Something with a label. Its children are both.
package struct LabeledContentContent: ElementContent {
  package enum Style: String, Sendable { case automatic }

  package let labelIsHidden: Bool
  /// Whether what is labeled stands below its label: beside that the largest sizes of text leave no room.
  package let isStacked: Bool

  package var role: ElementRole { ElementRole("labeledContent") }
  package func shows(_ child: any ElementContent) -> Bool { !(labelIsHidden && child.isSame(as: PartContent(.label))) }
  package var summary: [String] { (labelIsHidden ? ["labelHidden"] : []) + (isStacked ? ["stacked"] : []) }
}
