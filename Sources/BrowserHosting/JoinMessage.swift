import Foundation

/// The first message of a page: `["join", version, scene, commit]`, with the version of what it says (`PageProtocol`) and the newest commit that
/// it has applied, or -1 for a page that has nothing of the scene and gets the whole tree. With `values` at the end, an object of texts by their
/// keys as JSON, from a page that was loaded again: what it keeps of the scene that it had before.
struct JoinMessage: Equatable {
  static let none = -1

  enum Failure: Error {
    case malformed
    /// From a page of another build.
    case otherVersion
  }

  let scene: String
  let commit: Int
  let kept: [String: String]

  /// A page sends fewer bytes than this.
  private static let limit = 60 * 1024

  init(_ text: String) throws(Failure) {
    guard text.utf8.count <= Self.limit,
      let parts = try? JSONDecoder().decode(ClientMessage.Parts.self, from: Data(text.utf8)).values,
      parts.count > 1, case .string("join") = parts[0], case .integer(let version) = parts[1]
    else { throw .malformed }
    // What it says behind that may be anything.
    guard version == PageProtocol.version else { throw .otherVersion }
    guard (4...5).contains(parts.count), case .string(let scene) = parts[2], case .integer(let commit) = parts[3],
      commit >= Self.none, scene.utf8.count <= 100
    else { throw .malformed }
    self.scene = scene
    self.commit = commit
    guard parts.count == 5 else {
      kept = [:]
      return
    }
    guard case .string(let values) = parts[4],
      let values = try? JSONDecoder().decode([String: String].self, from: Data(values.utf8))
    else { throw .malformed }
    kept = values
  }
}
