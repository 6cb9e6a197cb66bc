import SwiftUICore

/// The windows of one app that tests have, and what has been asked for since somebody looked.
@MainActor
final class TestWindows {
  private struct Window {
    weak var host: TestHost?
    /// What an action has opened is held here; a host that a test has made is held by the test alone.
    let opened: TestHost?
  }

  private var windows: [Window] = []
  /// In the order in which actions have asked.
  var requests: [WindowRequest] = []

  fileprivate var open: [TestHost] { windows.compactMap(\.host).filter { !$0.isUnmounted } }

  fileprivate func add(_ host: TestHost, isOpened: Bool) {
    windows.removeAll { $0.host?.isUnmounted ?? true }
    windows.append(Window(host: host, opened: isOpened ? host : nil))
  }

  /// Brings the window at an address to the front. Returns whether there is one.
  fileprivate func raise(_ address: SceneAddress) -> Bool {
    guard let index = windows.firstIndex(where: { $0.host?.isUnmounted == false && $0.host?.address == address }) else {
      return false
    }
    windows.append(windows.remove(at: index))
    return true
  }
}

extension TestHost {
  /// The open windows of the app, the one in front last: those that `openWindow` has opened, too. A host of a mere view is its own only
  /// one.
  ///
  /// Windows that an action has opened are there as long as a host that a test has made.
  public var windows: [TestHost] {
    guard let shared else { return isUnmounted ? [] : [self] }
    for host in shared.open {
      host.deliver { $0.isAboutWindows }
      if host.isClosing { host.end() }
    }
    for request in exchange(&shared.requests, with: []) where !(request.isUnique && shared.raise(request.address)) {
      _ = TestHost(asking: self, for: request)
    }
    return shared.open
  }

  /// The title of the window.
  public var windowTitle: String { graph.title }

  /// - Parameter isOpened: Whether an action has asked for this window, which the others then hold.
  func joinWindows(_ windows: TestWindows, isOpened: Bool) {
    if isOpened { windowsAround = windows } else { ownWindows = windows }
    windows.add(self, isOpened: isOpened)
  }

  /// The windows of the app; nil for a mere view.
  var shared: TestWindows? { ownWindows ?? windowsAround }
}

extension HostRequest {
  /// Whether it opens or closes a window.
  fileprivate var isAboutWindows: Bool {
    switch self {
    case .openWindow, .closeWindow: true
    default: false
    }
  }
}
