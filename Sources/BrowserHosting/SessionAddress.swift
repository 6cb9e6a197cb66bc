import Dispatch
import SwiftUICore

// Where the page of a session is.
extension Session {
  func windowMoved(to address: SceneAddress, of graph: ViewGraph) {
    self.address = address
    sendAddress()
  }

  /// One browser is one person, as long as the same one is signed in.
  func showsToSamePerson(as other: any Host) -> Bool {
    guard let other = other as? Session else { return false }
    return !names.isDisjoint(with: other.names) && SessionRegistry.isSame(user, other.user)
  }

  var showsPaths: Bool { true }

  func pathMoved(to path: String?, of graph: ViewGraph) {
    self.path = path
    sendAddress()
  }

  func sendAddress() {
    // The commit of this turn goes first: with it a page may come, which has an entry of its own in the browser's history.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let place = PageAddress(scene: self.address, path: self.path)
        self.link?.send(CommitEncoder.moving(to: place.text(self.addresses), event: self.newestEvent))
      }
    }
  }
}
