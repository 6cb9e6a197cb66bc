/// A running app, as hosts see it: what it owns, and the windows that it opens.
@MainActor
package protocol AppRuntime: AnyObject {
  var windowTitle: String { get }

  /// Makes the graph of a window, still empty, so that a host can prepare it.
  func makeWindow(host: (any Host)?) -> ViewGraph

  /// Whether there is a scene at an address.
  func canOpen(_ address: SceneAddress) -> Bool

  /// What the scene at an address says about its windows; nil if there is none.
  func windowTraits(at address: SceneAddress) -> WindowTraits?

  /// Shows a scene in a window that this app has made: mounted and settled. The host gets the commits of later turns.
  func openWindow(_ window: ViewGraph, at address: SceneAddress)

  /// Ends the app and what it owns. Its windows must have been unmounted.
  func terminate()
}

extension AppRuntime {
  /// Shows the first scene in a window that this app has made.
  package func openWindow(_ window: ViewGraph) {
    openWindow(window, at: .first)
  }

  /// Opens a window of the first scene, mounted and settled. The host gets the commits of later turns.
  package func openWindow(host: any Host) -> ViewGraph {
    let window = makeWindow(host: host)
    openWindow(window)
    return window
  }
}
