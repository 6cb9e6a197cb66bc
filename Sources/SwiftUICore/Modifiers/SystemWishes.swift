// What an app asks of a system that no host has. Each says so in the log, once, and changes nothing.

/// What a system's tools for writing offer in texts.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let number: Int

  /// What suits the text.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// All of them.
  public static let complete = WritingToolsBehavior(number: 1)
  /// In a panel.
  public static let limited = WritingToolsBehavior(number: 2)
  /// None.
  public static let disabled = WritingToolsBehavior(number: 3)
}

/// Whether dragging something over a control presses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let number: Int

  /// What suits the control.
  public static let automatic = SpringLoadingBehavior(number: 0)
  /// It does.
  public static let enabled = SpringLoadingBehavior(number: 1)
  /// It does not.
  public static let disabled = SpringLoadingBehavior(number: 2)
}

/// What the bar does with its other items while a person searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// What suits the platform.
  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  /// They stay.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}

extension View {
  /// What a system's tools for writing offer in texts of this view. Browsers have none that a page knows, and the log says so,
  /// once.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    wish("writingToolsBehavior(_:)", "no browser tells a page of tools for writing")
  }

  /// Whether dragging something over controls of this view presses them. It does not, and the log says so, once.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    wish("springLoadingBehavior(_:)", "dragging something over a control does not press it")
  }

  /// What the bar does with its other items while a person searches. They stay.
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

  /// Asks the system to wait with its gestures at these edges. A browser's gestures are its own, and the log says so, once.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    wish("defersSystemGestures(on:)", "a browser's gestures are its own")
  }

  /// How bright images of this view may be. They are as bright as the browser shows them, and the log says so, once.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    wish("allowedDynamicRange(_:)", "images are as bright as the browser shows them")
  }

  /// Continues this view's edges below bars and sidebars. Here they end where it ends, and the log says so, once.
  nonisolated public func backgroundExtensionEffect() -> some View {
    wish("backgroundExtensionEffect()", "a view ends where it ends")
  }

  /// Continues this view's edges below bars and sidebars. Here they end where it ends, and the log says so, once.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { backgroundExtensionEffect() }

  /// Names the part of a list for an index at its edge. Lists have none here, and the log says so, once.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    wish("sectionIndexLabel(_:)", "lists have no index at their edge")
  }

  /// Names the part of a list for an index at its edge. Lists have none here, and the log says so, once.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    wish("sectionIndexLabel(_:)", "lists have no index at their edge")
  }

  /// Marks what is not to be relied on while new content comes. It stays as it is, and the log says so, once.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    wish("invalidatableContent(_:)", "it looks as ever while new content comes")
  }

  /// Gives assistive technology details of a view. They are a part of its hint here: ARIA has no details with names.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View {
    accessibilityHint(Text("\(label): \(value)"))
  }

  /// Gives assistive technology details of a view. They are a part of its hint here: ARIA has no details with names.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Gives assistive technology details of a view. They are a part of its hint here: ARIA has no details with names.
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Shows this view enlarged where a person holds a small bar. Browsers enlarge pages, and the log says so, once.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    wish("accessibilityShowsLargeContentViewer()", "a browser enlarges the whole page")
  }

  /// Shows another view enlarged where a person holds a small bar. Browsers enlarge pages, and the log says so, once.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    accessibilityShowsLargeContentViewer()
  }

  /// Shows a view above the bar of tabs: at the lower edge of the tab here.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  nonisolated private func wish(_ name: String, _ reason: String) -> Self {
    StandIns.tell(name, reason)
    return self
  }
}

extension Image {
  /// How bright an image may be. Images are as bright as the browser shows them.
  public struct DynamicRange: Hashable, Sendable {
    private let number: Int

    /// As bright as white.
    public static let standard = DynamicRange(number: 0)
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(number: 1)
    /// As bright as the screen can be.
    public static let high = DynamicRange(number: 2)
  }
}

/// How much a detail for assistive technology matters.
public enum AccessibilityContentImportance: Sendable {
  /// It is told where a person asks.
  case `default`
  /// It is told at once.
  case high
}
