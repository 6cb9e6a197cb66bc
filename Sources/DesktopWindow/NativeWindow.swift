import CDesktop
import Foundation

/// A window of the desktop's, and the page in it.
final class NativeWindow {
  let program: WindowProgram
  /// What the app calls it; nil if there may be several of its kind.
  let name: String?
  let window: NativeObject
  /// With the menu bar above the page.
  let box: NativeObject
  let view: NativeObject
  private lazy var menuBar = MenuBar(of: self)
  private var limits: (CGSize, CGFloat?, CGFloat?)?
  private var lastCrash: ContinuousClock.Instant?
  private var isClosed = false

  init(in program: WindowProgram, name: String?, size: CGSize, related: NativeWindow?) {
    (self.program, self.name) = (program, name)
    let content = desktop_webkit_user_content_manager_new()
    window = desktop_gtk_window_new()
    view = desktop_new_view(program.session, content, related?.view)
    let screen = Self.screenSize
    desktop_gtk_window_set_default_size(
      window, Int32(min(size.width, screen?.width ?? .infinity)), Int32(min(size.height, screen?.height ?? .infinity)))
    desktop_gtk_window_set_title(window, program.name)
    desktop_gtk_window_set_icon_name(window, program.name.lowercased())
    box = desktop_gtk_box_new(1, 0)
    desktop_gtk_widget_set_vexpand(view, 1)
    desktop_gtk_box_append(box, view)
    desktop_gtk_window_set_child(window, box)
    // The page's own menu of commands has its place in the bar.
    let style = desktop_webkit_user_style_sheet_new(".commands { display: none !important; }", 1, 0, nil, nil)
    desktop_webkit_user_content_manager_add_style_sheet(content, style)
    desktop_webkit_user_style_sheet_unref(style)
    setUp(desktop_webkit_web_view_get_settings(view))
    connect(
      content, "script-message-received::oriel", to: self,
      { _, value, data in
        let text = desktop_jsc_value_to_string(value)
        defer { desktop_g_free(text) }
        object(at: data, as: NativeWindow.self)?.take(String(cString: text))
      } as ValueHandler)
    _ = desktop_webkit_user_content_manager_register_script_message_handler(content, "oriel", nil)
    connectWindow()
    connectView()
    addKeys()
    addMouseButtons()
  }

  private func setUp(_ settings: NativeObject) {
    desktop_set_flag(settings, "enable-developer-extras", program.hasInspector ? 1 : 0)
    // The app opens and closes its windows, whoever has pressed what, and copies what a person asks it to copy.
    desktop_set_flag(settings, "javascript-can-open-windows-automatically", 1)
    desktop_set_flag(settings, "javascript-can-access-clipboard", 1)
  }

  private func connectWindow() {
    connect(
      window, "destroy", to: self,
      { _, data in
        guard let window = object(at: data, as: NativeWindow.self), !window.isClosed else { return }
        window.isClosed = true
        // Not within GTK's own work on it.
        _ = desktop_g_idle_add(
          { data in
            guard let data else { return 0 }
            let window = Unmanaged<NativeWindow>.fromOpaque(data).takeRetainedValue()
            window.program.closed(window)
            return 0
          }, Unmanaged.passRetained(window).toOpaque())
      } as PlainHandler)
  }

  private func connectView() {
    connect(
      view, "notify::title", to: self,
      { _, _, data in object(at: data, as: NativeWindow.self)?.showTitle() } as ValueHandler)
    connect(view, "close", to: self, { _, data in object(at: data, as: NativeWindow.self)?.close() } as PlainHandler)
    connect(
      view, "create", to: self,
      { _, action, data in
        // A page that opens one by itself, and not through the window, gets none: the address goes where it belongs.
        let uri = desktop_webkit_uri_request_get_uri(desktop_webkit_navigation_action_get_request(action))
        if let uri { object(at: data, as: NativeWindow.self)?.openBeside(String(cString: uri)) }
        return nil
      } as CreatingHandler)
    connect(
      view, "decide-policy", to: self,
      { _, decision, kind, data in
        object(at: data, as: NativeWindow.self)?.decide(about: decision, kind) == true ? 1 : 0
      } as DecisionHandler)
    connect(
      view, "context-menu", to: self,
      { _, menu, _, data in
        guard let window = object(at: data, as: NativeWindow.self), !window.program.hasInspector else { return 0 }
        return TextMenu.isEmptyWithoutOthers(menu) ? 1 : 0
      } as MenuHandler)
    connect(
      view, "web-process-terminated", to: self,
      { _, _, data in object(at: data, as: NativeWindow.self)?.pageEnded() } as NumberHandler)
  }

  // MARK: The page

  func load(_ url: String) { desktop_webkit_web_view_load_uri(view, url) }

  private func showTitle() {
    let title = desktop_webkit_web_view_get_title(view).map { String(cString: $0) } ?? ""
    desktop_gtk_window_set_title(window, title.isEmpty ? program.name : title)
  }

  private func take(_ text: String) {
    switch PageMessage(text) {
    case .window(let path, let name, let size): program.open(path: path, name: name, size: size, beside: self)
    case .close: close()
    case .menus(let menus): menuBar.show(menus)
    case .limits(let smallest, let width, let height): setLimits(smallest, width, height)
    case nil: break
    }
  }

  /// A command of the page's is chosen in the menu bar.
  func choose(_ number: Int) {
    let script = "dispatchEvent(new CustomEvent(\"oriel-command\", { detail: \(number) }))"
    desktop_webkit_web_view_evaluate_javascript(view, script, -1, nil, nil, nil, nil, nil)
  }

  /// GTK knows no largest size: a window whose content has one size has that, and others are only kept from being too small.
  private func setLimits(_ smallest: CGSize, _ width: CGFloat?, _ height: CGFloat?) {
    // What is larger than the screen is scrolled.
    let screen = Self.screenSize ?? CGSize(width: 1024, height: 768)
    let size = CGSize(width: min(smallest.width, screen.width * 0.9), height: min(smallest.height, screen.height * 0.9))
    desktop_gtk_widget_set_size_request(view, Int32(size.width.rounded(.up)), Int32(size.height.rounded(.up)))
    let isFixed = width == smallest.width && height == smallest.height
    desktop_gtk_window_set_resizable(window, isFixed ? 0 : 1)
  }

  private static var screenSize: CGSize? {
    guard let display = desktop_gdk_display_get_default() else { return nil }
    let monitors = desktop_gdk_display_get_monitors(display)
    guard let monitor = desktop_g_list_model_get_item(monitors, 0) else { return nil }
    var rectangle: [Int32] = [0, 0, 0, 0]
    desktop_gdk_monitor_get_geometry(monitor, &rectangle)
    desktop_g_object_unref(monitor)
    return rectangle[2] > 0 && rectangle[3] > 0 ? CGSize(width: Int(rectangle[2]), height: Int(rectangle[3])) : nil
  }

  /// Returns whether it is decided here: otherwise WebKit goes on as usual.
  private func decide(about decision: NativeObject, _ kind: Int32) -> Bool {
    switch kind {
    case 2:
      guard desktop_webkit_response_policy_decision_is_mime_type_supported(decision) == 0 else { return false }
      desktop_webkit_policy_decision_download(decision)
      return true
    case 0, 1:
      let action = desktop_webkit_navigation_policy_decision_get_navigation_action(decision)
      let text = desktop_webkit_uri_request_get_uri(desktop_webkit_navigation_action_get_request(action)).map {
        String(cString: $0)
      }
      // What the window itself shows: see `showEnd`.
      if text == nil || text == "about:blank" { return false }
      guard let url = text.flatMap({ URL(string: $0) }), program.isOwn(url) else {
        desktop_webkit_policy_decision_ignore(decision)
        if let url = text.flatMap({ URL(string: $0) }) { program.openElsewhere(url) }
        return true
      }
      return false
    default: return false
    }
  }

  private func openBeside(_ uri: String) {
    guard let url = URL(string: uri) else { return }
    guard program.isOwn(url) else { return program.openElsewhere(url) }
    let path = url.absoluteString.dropFirst("\(url.scheme ?? "")://".count).drop { $0 != "/" }
    program.open(path: path.isEmpty ? "/" : String(path), name: nil, size: nil, beside: self)
  }

  /// A page whose process has ended begins again, once.
  private func pageEnded() {
    let now = ContinuousClock.now
    if let lastCrash, lastCrash.duration(to: now) < .seconds(20) { program.giveUpPages() }
    lastCrash = now
    desktop_webkit_web_view_reload(view)
  }

  /// Says that the app is not there any more. What was seen stays in sight as long as nobody closes the window.
  func showEnd() {
    let name = program.name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    desktop_webkit_web_view_load_html(
      view,
      """
      <!DOCTYPE html><meta name="color-scheme" content="light dark"><title>\(name) has ended</title>
      <body style="font: 16px sans-serif; display: grid; place-content: center; height: 90vh; text-align: center">
      <h1 style="font-size: 20px">\(name) has ended unexpectedly</h1><p>Close this window, and start the app again.</p>
      """, nil)
  }

  // MARK: The window

  func present() {
    desktop_gtk_window_present(window)
    _ = desktop_gtk_widget_grab_focus(view)
  }

  func close() {
    if !isClosed { desktop_gtk_window_destroy(window) }
  }

  // What the page has no use for comes here: shortcuts of the app come first.
  private func addKeys() {
    let keys = desktop_gtk_event_controller_key_new()
    connect(
      keys, "key-pressed", to: self,
      { _, key, _, modifiers, data in
        object(at: data, as: NativeWindow.self)?.press(key, modifiers) == true ? 1 : 0
      } as KeyHandler)
    desktop_gtk_widget_add_controller(window, keys)
  }

  private func press(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    // Control, and neither Alt nor Super.
    let isCommand = modifiers & (1 << 2 | 1 << 3 | 1 << 26) == 1 << 2
    switch key {
    case 0xffc9 where program.hasInspector:
      if let inspector = desktop_webkit_web_view_get_inspector(view) { desktop_webkit_web_inspector_show(inspector) }
    case 0x2b, 0x3d, 0xffab: if isCommand { zoom(by: 1.1) } else { return false }
    case 0x2d, 0xffad: if isCommand { zoom(by: 1 / 1.1) } else { return false }
    case 0x30, 0xffb0: if isCommand { zoom(by: nil) } else { return false }
    case 0x6e where program.opensMore:
      if isCommand { program.open(path: "/", name: nil, size: nil, beside: self) } else { return false }
    case 0x77: if isCommand { close() } else { return false }
    case 0x71: if isCommand { for window in program.windows { window.close() } } else { return false }
    default: return false
    }
    return true
  }

  private func zoom(by factor: Double?) {
    let level = factor.map { desktop_webkit_web_view_get_zoom_level(view) * $0 } ?? 1
    // Steps up and down lead back to what was.
    desktop_webkit_web_view_set_zoom_level(view, min(3, max(0.5, abs(level - 1) < 0.01 ? 1 : level)))
  }

  /// Those at a mouse's side lead back and forward.
  private func addMouseButtons() {
    let presses = desktop_gtk_gesture_click_new()
    desktop_gtk_gesture_single_set_button(presses, 0)
    desktop_gtk_event_controller_set_propagation_phase(presses, 1)
    connect(
      presses, "pressed", to: self,
      { gesture, _, _, _, data in
        guard let window = object(at: data, as: NativeWindow.self) else { return }
        switch desktop_gtk_gesture_single_get_current_button(gesture) {
        case 8: desktop_webkit_web_view_go_back(window.view)
        case 9: desktop_webkit_web_view_go_forward(window.view)
        default: break
        }
      } as PressHandler)
    desktop_gtk_widget_add_controller(window, presses)
  }
}
