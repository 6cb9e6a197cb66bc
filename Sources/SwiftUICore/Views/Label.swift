/// An icon with a title.
///
/// How the two stand together is the business of the nearest `labelStyle(_:)`. Where only the icon is seen, the title is still what
/// assistive technology says.
public struct Label<Title: View, Icon: View> {
  @Environment(\.labelStyle) private var style: AnyLabelStyle?
  private let title: Title
  private let icon: Icon

  /// Creates a label from a title and an icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  @ViewBuilder public var body: some View {
    if let style, style.builtIn == nil {
      style.styled(LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
    } else {
      LabelElement(style?.builtIn ?? .automatic, icon: icon, title: title)
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

/// The element of the built-in styles.
struct LabelElement<Icon: View, Title: View> {
  private var element: LabelContent
  private var parts: TupleView<(ElementPart<Icon>, ElementPart<Title>)>

  nonisolated init(_ style: LabelContent.Style, icon: Icon, title: Title) {
    element = LabelContent(style: style)
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

  nonisolated init(style: Style) {
    self.style = style
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
