/// Views in a named part of an element, such as the header of a section: an element of its own, unless there is nothing to show.
package struct ElementPart<Content: View> {
  private var element: PartContent
  private var content: Content

  nonisolated init(_ kind: PartContent.Kind, _ content: Content) {
    element = PartContent(kind)
    self.content = content
  }
}

extension ElementPart: PrimitiveView {
  package static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    // An empty part is no element, so hosts show no empty header.
    if Content.self == EmptyView.self { return _Node(ViewNode(context)) }
    if view.element.isOfSection {
      var content = view.sectionPart
      return .container(view.element, &content, context)
    }
    if view.element.kind == .label, var label = SubtitledLabel(view.content) { return .container(view.element, &label, context) }
    return .container(view.element, &view.content, context)
  }

  package static func _updateNode(_ node: _Node, _ view: inout Self) {
    if Content.self == EmptyView.self { return }
    if view.element.isOfSection {
      var content = view.sectionPart
      return node.updateContainer(&view.element, &content)
    }
    if view.element.kind == .label, var label = SubtitledLabel(view.content) {
      return node.updateContainer(&view.element, &label)
    }
    node.updateContainer(&view.element, &view.content)
  }
}

extension ElementPart {
  /// The content as a header or a footer.
  private var sectionPart: ModifiedContent<Content, EnvironmentModifier> {
    content.modifier(
      EnvironmentModifier(element.kind == .sectionHeader ? { $0.enterHeader() } : { $0.enterFooter() }))
  }
}

/// A named part of the element around it.
package struct PartContent: ElementContent {
  package enum Kind: String, Sendable, CaseIterable {
    case sectionHeader, sectionFooter
    /// The name of a control.
    case label
    /// Its value in words.
    case currentValueLabel
    /// At the ends of its range.
    case minimumValueLabel, maximumValueLabel
    /// What stands in a label before its words, and those.
    case icon, title
    /// What a picker offers, what a menu holds, and what a group shows below its label.
    case options, menuItems, content
    /// The titles of a table's columns.
    case columnHeaders
  }

  package let kind: Kind
  package var inner: InnerKinds = []

  nonisolated package init(_ kind: Kind) {
    self.kind = kind
  }

  package var role: ElementRole { ElementRole(kind.rawValue) }
  var isOfSection: Bool { kind == .sectionHeader || kind == .sectionFooter }
  package var rows: RowCreation { kind == .sectionHeader || kind == .sectionFooter ? .asAround : .eager }
}

extension PartContent: HoldingContent {
  package var wantedKinds: InnerKinds { kind == .menuItems ? .tick : [] }
}

extension PartContent: ElementDescription {}

extension ElementContent {
  /// Whether it is such a part, whatever is in it.
  package func isPart(_ kind: PartContent.Kind) -> Bool { (self as? PartContent)?.kind == kind }
}
