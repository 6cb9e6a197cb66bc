import Foundation

/// Something to press that opens a URL, with a label.
///
/// The nearest `openURL` of the environment opens it: see `OpenURLAction`. Without one the host does.
public struct Link<Label: View> {
  private var element: LinkElement
  private var content: Label

  /// Creates a link with a label of views.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    element = LinkElement(destination: destination)
    content = label()
  }
}

extension Link: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// Where a link leads.
struct LinkElement: ElementDescription, Equatable {
  fileprivate let destination: URL

  func content(in environment: EnvironmentValues) -> LinkContent {
    LinkContent(destination: destination, isHandledByApp: environment.handlesURLs, isEnabled: environment.isEnabled)
  }

  func handle(_ event: OpenLinkEvent, in node: DescribedNode<LinkElement>) {
    if node.content.isEnabled { OpenURLAction(at: node)(destination) }
  }
}

/// The content of a link. Its children are its label.
package struct LinkContent: ElementContent {
  package let destination: URL
  /// Whether the app must be told, rather than that the host opens the URL by itself.
  package let isHandledByApp: Bool
  package let isEnabled: Bool

  package init(destination: URL, isHandledByApp: Bool = false, isEnabled: Bool = true) {
    self.destination = destination
    self.isHandledByApp = isHandledByApp
    self.isEnabled = isEnabled
  }

  package var role: ElementRole { ElementRole("link") }
  package var innerKinds: InnerKinds { .control }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] { ["to=\(destination.absoluteString)"] + (isEnabled ? [] : ["disabled"]) }
}

extension Link where Label == Text {
  /// Creates a link with a localized text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a resource as its label.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a text as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
