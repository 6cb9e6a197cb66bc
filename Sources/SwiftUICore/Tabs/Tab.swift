/// The tabs of a tab view.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values by which the tabs are chosen.
  associatedtype TabValue: Hashable
  /// The type of the tabs that it consists of.
  associatedtype Body: TabContent

  /// The tabs that it consists of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// The tabs as views. Not for apps.
  nonisolated var _tabs: AnyView { get }
}

extension TabContent {
  nonisolated public var _tabs: AnyView {
    nonisolated(unsafe) let content = self
    return MainQueue.assume { content.body._tabs }
  }
}

extension Never: TabContent {
  public typealias TabValue = Never
  nonisolated public var _tabs: AnyView { AnyView(EmptyView()) }
}

extension TabContent where Body == Never {
  /// Never called: a tab view asks for its views.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  nonisolated public var _tabs: AnyView { AnyView(map(\._tabs)) }
}

/// Tabs as views.
public struct _Tabs<Value: Hashable> {
  let views: AnyView
}

extension _Tabs: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never
  nonisolated public var _tabs: AnyView { views }
}

/// Makes tabs out of those in a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// The tabs as the content of a tab view.
  public struct Content<C: TabContent> where C.TabValue == TabValue {
    let content: C
  }

  /// Takes tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// Takes the first of several tabs.
  public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }

  /// Joins tabs.
  public static func buildPartialBlock<A: TabContent, C: TabContent>(accumulated: A, next: C) -> _Tabs<TabValue>
  where A.TabValue == TabValue, C.TabValue == TabValue {
    _Tabs(views: AnyView(ViewList(views: [accumulated._tabs, next._tabs])))
  }

  /// Makes tabs that may be missing out of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// Makes the first branch of an `if` or `switch`.
  public static func buildEither<C: TabContent>(first content: C) -> _Tabs<TabValue> where C.TabValue == TabValue {
    _Tabs(views: AnyView(_ConditionalContent<AnyView, AnyView>(storage: .first(content._tabs))))
  }

  /// Makes the second branch of an `if` or `switch`.
  public static func buildEither<C: TabContent>(second content: C) -> _Tabs<TabValue> where C.TabValue == TabValue {
    _Tabs(views: AnyView(_ConditionalContent<AnyView, AnyView>(storage: .second(content._tabs))))
  }

  /// Erases the type of tabs that an `if #available` guards.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _Tabs<TabValue> where C.TabValue == TabValue {
    _Tabs(views: content._tabs)
  }
}

extension TabContentBuilder.Content: View {
  public var body: some View { content._tabs }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  // Not tried as long as the content of a `ForEach` may be views: a closure that is wrong would be looked at once more for each.

  /// Creates tabs for the elements of a collection, by their own ids.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data, id: { $0.id }, content: content)
  }

  /// Creates tabs for the elements of a collection, whose ids are at a key path.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates tabs for the numbers of a range that stays the same, by their offsets.
  @_disfavoredOverload
  nonisolated public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TabValue {
    let first = data.lowerBound
    self.init(data, id: { $0 &- first }, isConstant: true, content: content)
  }

  nonisolated public var _tabs: AnyView {
    let content = content
    return AnyView(ForEach<Data, ID, AnyView>(data, id: id, isConstant: isConstant) { content($0)._tabs })
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Where a person searches.
  public static var search: TabRole { .init(name: "search") }
}

/// One tab, with its label.
public struct Tab<Value, Content, Label> {
  let tabs: AnyView
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never
  nonisolated public var _tabs: AnyView { tabs }

  /// Creates a tab with a value and a label of views.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    tabs = AnyView(TabPage(content: content().modifier(TabItemModifier(label: label())).tag(value)))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab with a label of views.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    tabs = AnyView(TabPage(content: content().modifier(TabItemModifier(label: label()))))
  }
}

/// The label of a tab that is made from words and an image.
public struct DefaultTabLabel {
  let label: AnyView

  nonisolated init<Content: View>(_ label: Content) {
    self.label = AnyView(label)
  }
}

extension DefaultTabLabel: View {
  public var body: some View { label }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a value, and a text and a symbol as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(SwiftUICore.Label(titleKey, systemImage: systemImage))
    }
  }

  /// Creates a tab with a value, and a string and a symbol as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(SwiftUICore.Label(title, systemImage: systemImage)) }
  }

  /// Creates a tab with a value, and a text and an image of the app's resources as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(SwiftUICore.Label(titleKey, image: image)) }
  }

  /// Creates a tab with a value and the looks of its role.
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(SwiftUICore.Label("Search", systemImage: "magnifyingglass"))
    }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a text and a symbol as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(SwiftUICore.Label(titleKey, systemImage: systemImage)) }
  }

  /// Creates a tab with a string and a symbol as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(SwiftUICore.Label(title, systemImage: systemImage)) }
  }

  /// Creates a tab with a text and an image of the app's resources as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { DefaultTabLabel(SwiftUICore.Label(titleKey, image: image)) }
  }

  /// Creates a tab with the looks of its role.
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(SwiftUICore.Label("Search", systemImage: "magnifyingglass")) }
  }
}

/// Tabs under a common heading. Here the heading is not shown: all tabs stand in one bar.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let tabs: AnyView
}

extension TabSection: TabContent where SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  nonisolated public var _tabs: AnyView { tabs }
}

extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Creates a section with a text as its heading.
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    tabs = content()._tabs
  }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
  /// Creates a section with a heading.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    tabs = content()._tabs
  }
}

extension TabContent {
  /// A number on the tab. Zero shows nothing.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _Tabs<TabValue>(views: AnyView(_tabs.badge(count)))
  }

  /// Words on the tab. Nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _Tabs<TabValue>(views: AnyView(_tabs.badge(label)))
  }

  /// Where a person can have the tab shown. Nobody can change that here.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Whether the tab cannot be chosen.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _Tabs<TabValue>(views: AnyView(_tabs.disabled(disabled)))
  }

  /// Whether the tab is missing.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _Tabs<TabValue>(views: AnyView(hidden ? nil : _tabs))
  }
}
