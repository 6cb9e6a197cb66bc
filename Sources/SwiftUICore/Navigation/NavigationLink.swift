/// Something to press that shows another page on the stack around, with a label.
///
/// A link with a view puts that on the stack; one with a value appends that to the stack's path, where `navigationDestination(for:)`
/// says what it shows. In a column that is not the last one, the page is shown in the next column.
public struct NavigationLink<Label: View, Destination: View> {
  private var label: Label
  private var target: Target

  private enum Target {
    case view(PushModifier<Destination>)
    case value(PageValue?)
  }

  nonisolated private init(_ push: PushModifier<Destination>, _ label: Label) {
    self.label = label
    target = .view(push)
  }

  nonisolated private init(value: PageValue?, _ label: Label) {
    self.label = label
    target = .value(value)
  }
}

extension NavigationLink: View {
  public var body: some View {
    switch target {
    case .view(let push):
      LinkButton(element: NavigationLinkElement(), content: ButtonBody(label: label, role: nil)).modifier(push)
    case .value(let value):
      LinkButton(element: NavigationLinkElement(value: value, isValue: true), content: ButtonBody(label: label, role: nil))
    }
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }

  /// Creates a link to a view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(PushModifier(presented: .link, close: {}, content: { _ in destination }), label())
  }

  /// Creates a link to a view, which is shown while the binding is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isActive: isActive, label: label)
  }

  /// Creates a link to a view, which is shown while the binding is true.
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(
      PushModifier(
        presented: .binding { isActive.wrappedValue ? AnyHashable(true) : nil }, close: { isActive.wrappedValue = false },
        activate: { isActive.wrappedValue = true }, content: { _ in destination }), label())
  }

  /// Creates a link to a view, which is shown while the selection is the tag.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }

  /// Creates a link to a view, which is shown while the selection is the tag.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      PushModifier(
        presented: .binding { selection.wrappedValue == tag ? AnyHashable(true) : nil },
        close: { if selection.wrappedValue == tag { selection.wrappedValue = nil } }, activate: { selection.wrappedValue = tag },
        content: { _ in destination }), label())
  }

  /// Whether the page takes the place of the next column, where there is one. It does by itself.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    if case .view(var push) = target {
      push.isDetail = isDetailLink
      link.target = .view(push)
    }
    return link
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path of the stack. With nil it is disabled.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    if let type = P.self as? any Codable.Type { CodedTypes.note(type) }
    self.init(value: value.map { PageValue($0) }, label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that appends a value to the path of the stack.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that appends a value to the path of the stack.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link that appends a value to the path of the stack.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view, with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view, with a text as its label.
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view, with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view, which is shown while the binding is true, with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view, which is shown while the binding is true, with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link to a view, which is shown while the binding is true, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link to a view, which is shown while the binding is true, with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link to a view, which is shown while the selection is the tag, with a text as its label.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view, which is shown while the selection is the tag, with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link to a view, which is shown while the selection is the tag, with a text as its label.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link to a view, which is shown while the selection is the tag, with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
