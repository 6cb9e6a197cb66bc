import Foundation
import OrielCoreTransferable
import Synchronization

/// The files of one scene: what a person has brought, and what the app gives them. They lie in a folder of their own, and go with the scene.
@MainActor
package final class SceneFiles: GraphFeature {
  private weak var graph: ViewGraph?
  private let folder = SceneFolder()
  /// What was given to the person, oldest first.
  private var given: [URL] = []
  /// What a browser may still be about to load. Older ones go.
  private static let manyGiven = 20

  package init(in graph: ViewGraph) { self.graph = graph }

  /// Where a new file may lie. Nobody else's is there, whatever the name is.
  ///
  /// - Throws: What the file system says, as when the disk is full.
  package func newPlace(named name: String) throws -> URL {
    try folder.newFolder().appending(path: FileName.safe(name), directoryHint: .notDirectory)
  }

  /// Gives files to the person who looks at the scene.
  func give(_ urls: [URL]) {
    for url in urls { graph?.ask(.save(url)) }
    given += urls
    let old = given.dropLast(Self.manyGiven)
    given.removeFirst(old.count)
    for url in old { SceneFolder.removeLater(url.deletingLastPathComponent()) }
  }
}

/// A folder that is made when it is needed, and goes with this object.
private final class SceneFolder {
  private var url: URL?

  func newFolder() throws -> URL {
    let own = try url ?? FilesRoot.folder.get().appending(path: UUID().uuidString, directoryHint: .isDirectory)
    url = own
    let new = own.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: new, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return new
  }

  static func removeLater(_ url: URL) {
    DispatchQueue.global(qos: .utility).async { try? FileManager.default.removeItem(at: url) }
  }

  deinit { if let url { Self.removeLater(url) } }
}

/// The folder for the files of all scenes of this process, in the system's one for what is temporary. What a process leaves that was ended in the
/// middle, the next one takes away.
package enum FilesRoot {
  private static let prefix = "oriel-files-"
  /// The folder, once there is one: a process without files makes none to take it away.
  private static let made = Mutex<String?>(nil)

  static let folder: Result<URL, any Error> = Result {
    let temporary = FileManager.default.temporaryDirectory
    DispatchQueue.global(qos: .utility).async { removeAbandoned(in: temporary) }
    var pattern = Array(temporary.appending(path: prefix + "XXXXXX").path.utf8CString)
    // Readable for this user alone.
    guard mkdtemp(&pattern) != nil else { throw error("no folder for files can be made in \(temporary.path)") }
    let path = pattern.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    // Held as long as the process is there.
    let lock = open(path + "/.lock", O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw error("\(path) cannot be locked") }
    made.withLock { $0 = path }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  private static func error(_ what: String) -> TransferError { TransferError("\(what): \(String(cString: strerror(errno)))") }

  /// Takes all files away, at the end of the process.
  package static func remove() {
    if let path = made.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Those of this user whose process holds no lock any more. One that was made just now may not have one yet.
  static func removeAbandoned(in temporary: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = temporary.appending(path: name).path
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid(),
        time(nil) - status.st_mtim.tv_sec > 60
      else { continue }
      let lock = open(path + "/.lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      defer { if lock >= 0 { close(lock) } }
      if lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
    }
  }
}

extension URL {
  /// Access to what a person has chosen, which this process has already: always true.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// The end of such an access. The files of a scene stay until that ends.
  public func stopAccessingSecurityScopedResource() {}
}

extension EnvironmentValues {
  /// The files of the scene in which the reader is; nil outside of all.
  var sceneFiles: SceneFiles? {
    EvaluationScope.currentView.map { view in MainQueue.assume { view.graph.feature(SceneFiles.self) } }
  }
}
