/// In which order the items of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  private let number: Int

  /// As the host does.
  public static let automatic = MenuOrder(number: 0)
  /// The first nearest to where the menu was opened. Hosts have the order of the app all the same.
  public static let priority = MenuOrder(number: 1)
  /// As the app says, from top to bottom.
  public static let fixed = MenuOrder(number: 2)
}

/// Whether an item of a menu closes it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: Int

  /// As the host does: yes.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// Yes.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// No: the person can use several, one after the other.
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum MenuActionDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// In which order the items of menus stand, as far as the app has said.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  var menuActionDismissal: MenuActionDismissBehavior {
    get { self[MenuActionDismissKey.self] }
    set { self[MenuActionDismissKey.self] = newValue }
  }
}

/// Whether an item inside closes the menu that it is in. The innermost counts.
package struct MenuDismissalEffect: ElementEffect {
  package let staysOpen: Bool
  package var summary: String? { staysOpen ? "menuStaysOpen" : nil }
}

extension MenuDismissalEffect: EffectModifier {}

extension View {
  /// In which order the items of menus in this view stand. Hosts keep the app's order, whatever this says.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Whether the items of menus in this view close them.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissal, behavior).modifier(MenuDismissalEffect(staysOpen: behavior == .disabled))
  }
}
