import SwiftUICore

/// The windows of one app that tests have, and what has been asked for since somebody looked.
@MainActor
final class TestWindows {
  fileprivate var open: [TestHost] = []
  /// In the order in which actions have asked.
  fileprivate var requests: [WindowRequest] = []
}

extension TestHost {
  /// The open windows of the app, the one in front last: those that `openWindow` has opened, too. A host of a mere view is its own only
  /// one.
  public var windows: [TestHost] {
    guard let shared else { return isUnmounted ? [] : [self] }
    for host in shared.open where host.isClosing && !host.isUnmounted { host.end() }
    shared.open.removeAll(where: \.isUnmounted)
    for request in exchange(&shared.requests, with: []) {
      if request.isUnique, let index = shared.open.firstIndex(where: { $0.address == request.address }) {
        shared.open.append(shared.open.remove(at: index))
      } else {
        _ = TestHost(asking: self, for: request)
      }
    }
    return shared.open
  }

  /// The title of the window.
  public var windowTitle: String { graph.title }

  package func openWindow(_ request: WindowRequest, of graph: ViewGraph) -> Bool {
    shared?.requests.append(request)
    return shared != nil
  }

  package func windowMoved(to address: SceneAddress, of graph: ViewGraph) { self.address = address }

  func joinWindows(_ windows: TestWindows) {
    shared = windows
    windows.open.append(self)
  }
}
