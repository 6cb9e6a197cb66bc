import Foundation

/// What a turn asks of its host besides showing its patches: a part of the commit, so that no host is called in the middle of a turn.
package enum HostRequest: Equatable, Sendable {
  /// Puts the focus on an element, or on the first control in it; nil takes it away. The element is there when the patches are applied.
  case focus(ElementID?)
  /// Opens a URL for the person who looks at the scene. Only where `Host.opens(_:)` has said so.
  case open(URL)
  /// Puts a text where a person pastes from, if their device allows it.
  case copy(String)
  /// Has the device vibrate for so many milliseconds, then rest, and so on, if it can.
  case vibrate([Int])
  /// Gives a file, or a folder with all that is in it, to the person who looks at the scene, under its own name.
  case save(URL)
  /// What is dragged in the scene is taken by what listens under these ids.
  case dragTargets([ElementID])
  /// Opens a window of the same app for the person who looks at the scene, or brings one to the front. Only where `Host.opensWindows` has
  /// said so.
  case openWindow(WindowRequest)
  /// Closes the window that shows the scene.
  case closeWindow
  /// The window shows another value, so that it is at another address.
  case windowMoved(SceneAddress)
  /// The stack that fills the window shows other pages; nil for its root. Only where `Host.showsPaths` has said so.
  case pathMoved(String?)
  /// Values of the scene's own that have changed, by their keys: a host that keeps them does so before it shows the patches, and gives them
  /// to the scene that takes this one's place. Nil where nothing is to be kept.
  case keep([String: String?])
}

extension ViewGraph {
  /// Asks the host for something, after the patches of this turn, or of the next one.
  package func ask(_ request: HostRequest) {
    commit.requests.append(request)
    requestTurn()
  }

  /// Takes back what has been asked for and no commit has brought yet.
  package func takeRequests(where isTaken: (HostRequest) -> Bool) -> [HostRequest] {
    if commit.requests.isEmpty { return [] }
    let taken = commit.requests.filter(isTaken)
    if !taken.isEmpty { commit.requests.removeAll(where: isTaken) }
    return taken
  }
}
