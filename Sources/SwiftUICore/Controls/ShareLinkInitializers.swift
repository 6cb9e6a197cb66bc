import Foundation

extension ShareLink {
  /// Creates a link that shares an address, with a label of views.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], title: subject, message: message, label: label())
  }

  /// Creates a link that shares an address with a preview, with a label of views.
  nonisolated public init<PreviewImage, PreviewIcon>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init([item], title: subject ?? preview.title, message: message, label: label())
  }

  /// Creates a link that shares a text, with a label of views.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], title: subject, message: message, label: label())
  }

  /// Creates a link that shares a text with a preview, with a label of views.
  nonisolated public init<PreviewImage, PreviewIcon>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init([item], title: subject ?? preview.title, message: message, label: label())
  }

  /// Creates a link that shares texts or addresses, with a label of views.
  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: CustomStringConvertible {
    self.init(Array(items), title: subject, message: message, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares an address.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init([item], title: subject, message: message, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// Creates a link that shares an address with a preview.
  nonisolated public init<PreviewImage, PreviewIcon>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init([item], title: subject ?? preview.title, message: message, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// Creates a link that shares an address, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init([item], title: subject, message: message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares an address, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init([item], title: subject, message: message, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares a text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init([item], title: subject, message: message, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// Creates a link that shares a text with a preview.
  nonisolated public init<PreviewImage, PreviewIcon>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init([item], title: subject ?? preview.title, message: message, label: DefaultShareLinkLabel(Text("Share…")))
  }

  /// Creates a link that shares a text, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init([item], title: subject, message: message, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares a text, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init([item], title: subject, message: message, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares texts or addresses.
  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) where Data.Element: CustomStringConvertible {
    self.init(Array(items), title: subject, message: message, label: DefaultShareLinkLabel(Text("Share…")))
  }
}
