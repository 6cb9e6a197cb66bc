/// An icon with a title.
///
/// How the two stand together is the business of the nearest `labelStyle(_:)`. Where only the icon is seen, the title is still what
/// assistive technology says.
public struct Label<Title: View, Icon: View> {
  @Environment(\.labelStyle) private var style: AnyLabelStyle?
  @Environment(\.viewPlace) private var place
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title and an icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: TitledView {
  var titleText: Text? { title as? Text }
}

extension Label: View {
  @ViewBuilder public var body: some View {
    if let style, style.builtIn == nil {
      style.styled(LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    } else {
      let style = LabelContent.Style(style?.builtIn, at: place)
      if place == .row, style == .automatic || style == .titleAndIcon {
        LabelElement(style, isInRow: true, icon: RowIcon(icon: icon), title: title)
      } else {
        LabelElement(style, icon: icon, title: title)
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a text and an image of the app's resources.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label from a text and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label from a text and an image of the app's resources.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label from a string and an image of the app's resources.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label from a string and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label from a string and an image of the app's resources.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from what a style gets, in the style around that one.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// The icon of a label in a row: larger, which leaves the row its height, and in a column of icons, so that the titles stand below each
/// other.
private struct RowIcon<Icon: View>: View {
  let icon: Icon
  var body: some View { icon.imageScale(.large).padding(.vertical, -4).frame(minWidth: 28) }
}

/// The element of the built-in styles.
struct LabelElement<Icon: View, Title: View> {
  private var element: LabelContent
  private var parts: TupleView<(ElementPart<Icon>, ElementPart<Title>)>

  nonisolated init(_ style: LabelContent.Style, isInRow: Bool = false, icon: Icon, title: Title) {
    element = LabelContent(style: style, isInRow: isInRow)
    parts = TupleView((ElementPart(.icon, icon), ElementPart(.title, title)))
  }
}

extension LabelElement: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.parts, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.parts)
  }
}

/// The content of a label. Its children are its parts: the icon, then the title.
package struct LabelContent: ElementContent {
  package enum Style: String, Sendable { case automatic, titleAndIcon, titleOnly, iconOnly }

  package let style: Style
  /// Whether its icon stands in the column of icons that a list has.
  package let isInRow: Bool

  nonisolated init(style: Style, isInRow: Bool = false) {
    self.style = style
    self.isInRow = isInRow
  }

  package var role: ElementRole { ElementRole("label") }
  package var summary: [String] { style == .automatic ? [] : [style.rawValue] }

  package func shows(_ child: any ElementContent) -> Bool {
    switch style {
    case .automatic, .titleAndIcon: true
    case .titleOnly: !child.isSame(as: PartContent(.icon))
    case .iconOnly: !child.isSame(as: PartContent(.title))
    }
  }
}

extension LabelContent: ElementDescription {}

extension LabelContent.Style {
  /// The style at a place, if the one that is said is automatic, or none is.
  fileprivate init(_ said: LabelContent.Style?, at place: ViewPlace) {
    let said = said ?? .automatic
    self = said == .automatic && place == .bar ? .iconOnly : said
  }
}
