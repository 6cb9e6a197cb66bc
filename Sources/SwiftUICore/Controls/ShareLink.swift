import Foundation

/// A button that offers something to other apps.
///
/// The host shares the text or the address of the first item, where a person's device can share, and copies it where it cannot.
public struct ShareLink<Label: View> {
  private let text: String
  private let title: Text?
  private let label: Label?

  nonisolated init(_ items: [Any], title: Text?, label: Label?) {
    text = items.map { ($0 as? URL)?.absoluteString ?? "\($0)" }.joined(separator: "\n")
    self.title = title
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View { ShareElement(text: text, title: title, label: label) }
}

private struct ShareElement<Label: View>: PrimitiveView {
  var element: ShareDescription
  var label: Label?

  init(text: String, title: Text?, label: Label?) {
    element = ShareDescription(text: text, title: title)
    self.label = label
  }

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.label, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.label)
  }
}

private struct ShareDescription {
  let text: String
  let title: Text?
}

extension ShareDescription: ElementDescription {
  func content(in environment: EnvironmentValues) -> ShareContent {
    ShareContent(
      text: text, title: title?.string(in: environment), style: environment.buttonStyle.kind, isEnabled: environment.isEnabled)
  }
}

/// Something to share. Its children are its label.
package struct ShareContent: ElementContent {
  package let text: String
  package let title: String?
  package let style: ButtonStyleKind
  package let isEnabled: Bool

  package var role: ElementRole { ElementRole("shareLink") }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] { ["shares=“\(text)”"] + (isEnabled ? [] : ["disabled"]) }
}

/// What a person sees of an item that is shared.
public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview of a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    title = Text(titleKey)
  }

  /// Creates a preview of a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.title = Text(title)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview of a title and an image. Hosts here show the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
    title = Text(titleKey)
  }

  /// Creates a preview of a title and an image. Hosts here show the title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {
    self.title = Text(title)
  }
}

extension SharePreview {
  /// Creates a preview of a title, an image and an icon. Hosts here show the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  /// Creates a preview of a title, an image and an icon. Hosts here show the title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = Text(title)
  }
}

/// The label of a share link that has none of its own.
public struct DefaultShareLinkLabel: View {
  let title: Text
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  nonisolated init(_ title: Text) {
    self.title = title
  }
}
