import DesktopWindow
import Dispatch
import Foundation
import SwiftUICore

/// The windows of an app on the desktop, which a process of their own shows: what is done when they open, are closed, or cannot be opened.
@MainActor
final class AppWindow {
  private let name: String
  private let server: BrowserServer
  private let sessions: SessionRegistry
  private let key: WindowKey
  private let hasInspector: Bool
  /// Ends the program.
  private let endProgram: @MainActor @Sendable (Int32) -> Never
  private var process: WindowProcess?

  init(
    name: String, _ server: BrowserServer, _ sessions: SessionRegistry, key: WindowKey, hasInspector: Bool,
    end: @escaping @MainActor @Sendable (Int32) -> Never
  ) {
    (self.name, self.server, self.sessions, self.key, self.hasInspector) = (name, server, sessions, key, hasInspector)
    endProgram = end
  }

  /// - Parameter environment: As it is around the app's container.
  func open(environment: [String: String]) {
    let order = WindowOrder(
      name: name, url: server.url + "/", cookieName: WindowKey.cookieName(port: server.port), key: key.text,
      size: sessions.firstSize,
      hasInspector: hasInspector, opensMore: sessions.opensMore)
    do {
      process = try WindowProcess(order, environment: environment) { [weak self] end in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.ended(end) } }
      }
    } catch {
      ended(.unavailable("the process for it cannot be started: \(error.localizedDescription)"))
    }
  }

  /// Closes the windows, and waits for that.
  func end() {
    process?.end()
    process = nil
  }

  private func ended(_ end: WindowProcess.End) {
    process = nil
    switch end {
    case .closed: endProgram(0)
    case .unavailable(let reason):
      StandardError.write(Self.unavailable(name: name, reason, url: server.url + key.address))
    case .failed(let reason):
      StandardError.write("\(name): the process of its window \(reason). What the app keeps is as it was. Start it again.")
      endProgram(1)
    }
  }

  static func unavailable(name: String, _ reason: String, url: String) -> String {
    "\(name) cannot open a window: \(reason). It goes on without: open \(url) in a browser."
  }
}
