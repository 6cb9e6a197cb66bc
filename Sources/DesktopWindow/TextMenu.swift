import CDesktop

/// The menu of WebKit's for texts: what is for browsers, such as to load a page again, is not an app's.
enum TextMenu {
  /// Copy the address of a link; copy, cut, paste, delete, all; words of the spelling.
  private static let kept: Set<Int32> = [4, 14, 15, 16, 17, 18, 21, 22, 23, 24, 25]

  /// Takes out all else. Returns whether nothing is left.
  static func isEmptyWithoutOthers(_ menu: NativeObject) -> Bool {
    var count = 0
    var place = desktop_webkit_context_menu_get_n_items(menu)
    while place > 0 {
      place -= 1
      let item = desktop_webkit_context_menu_get_item_at_position(menu, place)
      if desktop_webkit_context_menu_item_is_separator(item) != 0 { continue }
      if kept.contains(desktop_webkit_context_menu_item_get_stock_action(item)) {
        count += 1
      } else {
        desktop_webkit_context_menu_remove(menu, item)
      }
    }
    return count == 0
  }
}
