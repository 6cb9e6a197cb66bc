import Foundation

/// The first message of a page: `["join", scene, commit]`, with the newest commit that the page has applied, or -1 for a page that has
/// nothing of the scene and gets the whole tree. With `values` at the end, an object of texts by their keys as JSON, from a page that was
/// loaded again: what it keeps of the scene that it had before.
struct JoinMessage: Equatable {
  static let none = -1

  let scene: String
  let commit: Int
  let kept: [String: String]

  /// A page sends fewer bytes than this.
  private static let limit = 60 * 1024

  /// Nil for any other message.
  init?(_ text: String) {
    guard text.utf8.count <= Self.limit,
      let parts = try? JSONDecoder().decode(ClientMessage.Parts.self, from: Data(text.utf8)).values,
      (3...4).contains(parts.count),
      case .string("join") = parts[0], case .string(let scene) = parts[1], case .integer(let commit) = parts[2],
      commit >= Self.none, scene.utf8.count <= 100
    else { return nil }
    self.scene = scene
    self.commit = commit
    guard parts.count == 4 else {
      kept = [:]
      return
    }
    guard case .string(let values) = parts[3],
      let values = try? JSONDecoder().decode([String: String].self, from: Data(values.utf8))
    else { return nil }
    kept = values
  }
}
