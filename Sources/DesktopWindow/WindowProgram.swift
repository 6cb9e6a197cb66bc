import CDesktop
import Foundation

/// The program of the process that shows an app's windows: GTK's main loop, and what the app says on standard input.
///
/// All of it is on the main thread: GTK calls it, and it calls GTK.
package final class WindowProgram {
  private let order: WindowOrder
  private let environment: [String: String]
  private let loop: NativeObject
  let session: NativeObject
  private var looks: DesktopLooks?
  /// In the order of their opening.
  private(set) var windows: [NativeWindow] = []
  private var input: [UInt8] = []
  private var hasLostApp = false

  /// Whether this process is an app's for its windows.
  package static func isWanted(_ environment: [String: String]) -> Bool { environment[WindowProcess.mark] == "1" }

  /// Shows windows until the last one is closed, or the app ends.
  package static func run(environment: [String: String]) -> Never {
    var environment = environment
    environment[WindowProcess.mark] = nil
    unsetenv(WindowProcess.mark)
    // Whoever interrupts the app at a terminal interrupts this process, too: the app then says that it ends.
    desktop_ignore_signal(SIGINT)
    guard let line = readLine(strippingNewline: true), let order = WindowOrder(line: Data(line.utf8)) else {
      complain(
        "\(WindowProcess.mark) is for the process that an app starts for its window. Unset it, and start the app with --window.")
      exit(1)
    }
    if let problem = desktop_load(nil, nil) { giveUp(String(cString: problem)) }
    desktop_g_set_prgname(order.name)
    desktop_g_set_application_name(order.name)
    guard LinkOpener.hasDesktop(environment), desktop_gtk_init_check() != 0 else {
      giveUp("there is no desktop here: neither WAYLAND_DISPLAY nor DISPLAY leads to one")
    }
    let program = WindowProgram(order, environment)
    withExtendedLifetime(program) {
      program.begin()
      desktop_g_main_loop_run(program.loop)
    }
    exit(0)
  }

  /// Has the app say why there is no window.
  private static func giveUp(_ problem: String) -> Never {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(problem)\n".utf8))
    exit(WindowProcess.unavailable)
  }

  private static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }

  private init(_ order: WindowOrder, _ environment: [String: String]) {
    (self.order, self.environment) = (order, environment)
    loop = desktop_g_main_loop_new(nil, 0)
    // Nothing of what pages store stays: the address is another one each time.
    session = desktop_webkit_network_session_new_ephemeral()
  }

  var name: String { order.name }
  var hasInspector: Bool { order.hasInspector }
  var opensMore: Bool { order.opensMore }

  private func begin() {
    looks = DesktopLooks()
    connect(
      session, "download-started", to: self,
      { _, download, data in
        guard let program = object(at: data, as: WindowProgram.self) else { return }
        SavedDownload.ask(about: download, in: program.windows.last?.window)
      } as ValueHandler)
    // The app's end is seen while pages are shown.
    _ = desktop_g_unix_fd_add(
      STDIN_FILENO, 1 | 8 | 16,
      { _, _, data in object(at: data, as: WindowProgram.self)?.readInput() == true ? 1 : 0 }, pointer(to: self))
    let cookie = desktop_soup_cookie_new(order.cookieName, order.key, URL(string: order.url)?.host ?? "", "/", -1)
    desktop_soup_cookie_set_http_only(cookie, 1)
    desktop_soup_cookie_set_same_site_policy(cookie, 2)
    desktop_webkit_cookie_manager_add_cookie(
      desktop_webkit_network_session_get_cookie_manager(session), cookie, nil,
      { _, _, data in object(at: data, as: WindowProgram.self)?.openFirst() }, pointer(to: self))
    desktop_soup_cookie_free(cookie)
  }

  // MARK: Windows

  private func openFirst() {
    open(order.url, name: nil, size: nil, beside: nil)
  }

  var usualSize: CGSize { CGSize(width: order.width, height: order.height) }

  /// Opens a window of the app at a path, or brings the one of that name to the front.
  func open(path: String, name: String?, size: CGSize?, beside window: NativeWindow) {
    if let name, let same = windows.first(where: { $0.name == name }) { return same.present() }
    guard let url = URL(string: path, relativeTo: URL(string: order.url)), isOwn(url) else { return }
    open(url.absoluteString, name: name, size: size, beside: window)
  }

  private func open(_ url: String, name: String?, size: CGSize?, beside window: NativeWindow?) {
    let new = NativeWindow(in: self, name: name, size: size ?? usualSize, related: window)
    windows.append(new)
    new.load(url)
    new.present()
  }

  func closed(_ window: NativeWindow) {
    windows.removeAll { $0 === window }
    if windows.isEmpty { desktop_g_main_loop_quit(loop) }
  }

  /// Whether an address is the app's.
  func isOwn(_ url: URL) -> Bool {
    guard let own = URL(string: order.url) else { return false }
    return url.scheme == own.scheme && url.host == own.host && url.port == own.port && url.user == nil
  }

  /// What is not the app's is for the desktop's browser, and for other programs.
  func openElsewhere(_ url: URL) {
    guard LinkOpener.opens(url) else {
      return Self.complain(
        "\(name): did not open an address of the scheme '\(url.scheme ?? "")': no program gets it from a page.")
    }
    if let problem = LinkOpener.open(url.absoluteString, environment: environment) {
      Self.complain("\(name): cannot open \(url.absoluteString): \(problem)")
    }
  }

  /// What shows pages has ended a second time within moments: there is no use in a third.
  func giveUpPages() -> Never {
    try? FileHandle.standardOutput.write(contentsOf: Data("what WebKitGTK shows pages with has ended, twice\n".utf8))
    exit(1)
  }

  // MARK: The app

  /// Returns whether more may come.
  private func readInput() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    if count > 0 {
      input += chunk[..<count]
      guard input.contains(UInt8(ascii: "\n")) else { return true }
      // Nothing else is said.
      desktop_g_main_loop_quit(loop)
      return false
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    hasLostApp = true
    for window in windows { window.showEnd() }
    if windows.isEmpty { desktop_g_main_loop_quit(loop) }
    return false
  }
}
