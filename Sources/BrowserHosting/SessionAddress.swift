import SwiftUICore

// Where the page of a session is.
extension Session {
  /// One browser is one person, as long as the same one is signed in.
  func showsToSamePerson(as other: any Host) -> Bool {
    guard let other = other as? Session else { return false }
    return !names.isDisjoint(with: other.names) && SessionRegistry.isSame(user, other.user)
  }

  var showsPaths: Bool { true }

  func sendAddress() {
    let place = PageAddress(scene: address, path: path)
    link?.send(CommitEncoder.moving(to: place.text(addresses), event: newestEvent))
  }
}
