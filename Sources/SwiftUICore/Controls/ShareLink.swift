import Foundation

/// A button that offers something to other apps.
///
/// The host shares an address as such, and all else as one text, a line for each item; with the message and the subject. Where a person's
/// device cannot share, it copies the items.
public struct ShareLink<Label: View> {
  private let shared: ShareDescription
  private let label: Label?

  nonisolated init(_ items: [Any], title: Text?, message: Text?, label: Label?) {
    let text = items.map { ($0 as? URL)?.absoluteString ?? "\($0)" }.joined(separator: "\n")
    shared = ShareDescription(text: text, isAddress: items.count == 1 && items[0] is URL, title: title, message: message)
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View { ShareElement(element: shared, label: label) }
}

private struct ShareElement<Label: View>: PrimitiveView {
  var element: ShareDescription
  var label: Label?

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.label, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.label)
  }
}

private struct ShareDescription {
  let text: String
  let isAddress: Bool
  let title: Text?
  let message: Text?
}

extension ShareDescription: ElementDescription {
  func content(in environment: EnvironmentValues) -> ShareContent {
    ShareContent(
      items: text, isAddress: isAddress, title: title?.string(in: environment), message: message?.string(in: environment),
      style: environment.buttonStyle.kind, isEnabled: environment.isEnabled)
  }
}

/// Something to share. Its children are its label.
package struct ShareContent: ElementContent {
  /// The items, one a line.
  package let items: String
  /// Whether it is the address of one thing.
  package let isAddress: Bool
  package let title: String?
  package let message: String?
  package let style: ButtonStyleKind
  package let isEnabled: Bool

  package var role: ElementRole { ElementRole("shareLink") }
  package var innerKinds: InnerKinds { .control }
  package var isNamedByChildren: Bool { true }
  package var summary: [String] { ["shares=“\(items)”"] + (isEnabled ? [] : ["disabled"]) }
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
