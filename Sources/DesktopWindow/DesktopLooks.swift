import CDesktop

/// Whether the desktop is dark, as its portal says: GTK's own setting follows, and with that the pages' `prefers-color-scheme`.
///
/// Where there is no portal, GTK's setting stays what the person's files say.
final class DesktopLooks {
  private static let (bus, path) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
  private static let (interface, group, key) = ("org.freedesktop.portal.Settings", "org.freedesktop.appearance", "color-scheme")

  private let settings: NativeObject?
  /// What GTK said before the portal did.
  private let usual: Int32

  init() {
    settings = desktop_gtk_settings_get_default()
    usual = settings.map { desktop_flag($0, Self.property) } ?? 0
    desktop_g_bus_get(
      2, nil,
      { _, result, data in
        guard let connection = desktop_g_bus_get_finish(result, nil) else { return }
        object(at: data, as: DesktopLooks.self)?.watch(connection)
      }, pointer(to: self))
  }

  private static let property = "gtk-application-prefer-dark-theme"

  private func watch(_ connection: NativeObject) {
    _ = desktop_g_dbus_connection_signal_subscribe(
      connection, nil, Self.interface, "SettingChanged", Self.path, Self.group, 0,
      { _, _, _, _, _, parameters, data in object(at: data, as: DesktopLooks.self)?.takeChange(parameters) }, pointer(to: self),
      nil)
    let words = [Self.group, Self.key].map { (word: String) in desktop_g_variant_new_string(word) }
    desktop_g_dbus_connection_call(
      connection, Self.bus, Self.path, Self.interface, "Read", desktop_g_variant_new_tuple(words, 2), nil, 0, 5000, nil,
      { connection, result, data in
        guard let connection, let answer = desktop_g_dbus_connection_call_finish(connection, result, nil) else { return }
        object(at: data, as: DesktopLooks.self)?.show(answer, at: 0)
        desktop_g_variant_unref(answer)
      }, pointer(to: self))
  }

  private func takeChange(_ parameters: NativeObject) {
    guard String(cString: desktop_g_variant_get_type_string(parameters)) == "(ssv)" else { return }
    let name = desktop_g_variant_get_child_value(parameters, 1)
    defer { desktop_g_variant_unref(name) }
    if String(cString: desktop_g_variant_get_string(name, nil)) == Self.key { show(parameters, at: 2) }
  }

  /// Shows what stands in a tuple, in one variant or in several: 1 for dark, 2 for light, and 0 for nothing said.
  private func show(_ tuple: NativeObject, at place: UInt) {
    var value = desktop_g_variant_get_child_value(tuple, place)
    while String(cString: desktop_g_variant_get_type_string(value)) == "v" {
      let inner = desktop_g_variant_get_variant(value)
      desktop_g_variant_unref(value)
      value = inner
    }
    defer { desktop_g_variant_unref(value) }
    guard let settings, String(cString: desktop_g_variant_get_type_string(value)) == "u" else { return }
    let scheme = desktop_g_variant_get_uint32(value)
    desktop_set_flag(settings, Self.property, scheme == 1 ? 1 : scheme == 2 ? 0 : usual)
  }
}
