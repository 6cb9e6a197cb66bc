import CDesktop

/// The menu bar of a window: the commands of its page.
///
/// Shortcuts are the page's business. The bar shows them.
final class MenuBar {
  private unowned let owner: NativeWindow
  private var bar: NativeObject?

  init(of owner: NativeWindow) {
    self.owner = owner
  }

  func show(_ menus: [Menu]) {
    let model = desktop_g_menu_new()
    let actions = desktop_g_simple_action_group_new()
    defer {
      desktop_g_object_unref(model)
      desktop_g_object_unref(actions)
    }
    for menu in menus {
      let inner = desktop_g_menu_new()
      for group in menu.groups where !group.isEmpty {
        let section = desktop_g_menu_new()
        for item in group { add(item, to: section, actions) }
        desktop_g_menu_append_section(inner, nil, section)
        desktop_g_object_unref(section)
      }
      desktop_g_menu_append_submenu(model, Self.plain(menu.title.isEmpty ? owner.program.name : menu.title), inner)
      desktop_g_object_unref(inner)
    }
    desktop_gtk_widget_insert_action_group(owner.window, "page", actions)
    if let bar {
      desktop_gtk_popover_menu_bar_set_menu_model(bar, model)
    } else if !menus.isEmpty {
      let new = desktop_gtk_popover_menu_bar_new_from_model(model)
      desktop_gtk_box_prepend(owner.box, new)
      bar = new
    }
    if let bar { desktop_gtk_widget_set_visible(bar, menus.isEmpty ? 0 : 1) }
  }

  private func add(_ item: Menu.Item, to section: NativeObject, _ actions: NativeObject) {
    let name = "c\(item.number)"
    let action =
      item.isOn.map { desktop_g_simple_action_new_stateful(name, nil, desktop_g_variant_new_boolean($0 ? 1 : 0)) }
      ?? desktop_g_simple_action_new(name, nil)
    desktop_g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
    connect(
      action, "activate", to: owner,
      { action, _, data in
        let name = String(cString: desktop_g_action_get_name(action))
        if let number = Int(name.dropFirst()) { object(at: data, as: NativeWindow.self)?.choose(number) }
      } as ActionHandler)
    desktop_g_action_map_add_action(actions, action)
    desktop_g_object_unref(action)
    let row = desktop_g_menu_item_new(Self.plain(item.label), "page.\(name)")
    if !item.keys.isEmpty { desktop_g_menu_item_set_attribute_value(row, "accel", desktop_g_variant_new_string(item.keys)) }
    desktop_g_menu_append_item(section, row)
    desktop_g_object_unref(row)
  }

  /// GTK takes an underscore for the mark of a letter.
  private static func plain(_ text: String) -> String { text.replacing("_", with: "__") }
}
