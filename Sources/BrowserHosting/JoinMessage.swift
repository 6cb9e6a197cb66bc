import Foundation

/// The first message of a page: `["join", scene, commit]`, with the newest commit that the page has applied, or -1 for a page that has
/// nothing of the scene and gets the whole tree.
struct JoinMessage: Equatable {
  static let none = -1

  let scene: String
  let commit: Int

  /// Nil for any other message.
  init?(_ text: String) {
    guard text.utf8.count <= 4096, let parts = try? JSONDecoder().decode([ClientValue].self, from: Data(text.utf8)),
      parts.count == 3,
      case .string("join") = parts[0], case .string(let scene) = parts[1], case .integer(let commit) = parts[2],
      commit >= Self.none
    else { return nil }
    self.scene = scene
    self.commit = commit
  }
}
