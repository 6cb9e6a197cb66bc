/// Where assistive technology lists actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String

  /// Among all others.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// With those that change something.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) {
    self.name = name
  }

  /// Creates a category with a name.
  public init(_ name: Text) {
    self.name = name.string(in: EnvironmentValues())
  }
}

extension View {
  /// Gives this view actions for assistive technology: the buttons of `content`, which nobody else sees.
  ///
  /// They stand behind the view, for ARIA has no actions with names.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let actions = content()
    return overlay { actions.modifier(RepresentationEffect()) }
  }

  /// Gives this view actions of a category for assistive technology: the buttons of `content`, which nobody else sees. Browsers
  /// have no
  /// categories, so they stand with all others.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}
