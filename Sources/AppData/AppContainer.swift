import Foundation

/// The folder that holds what one app keeps: its documents, its caches, the values of `UserDefaults`.
///
/// ```
/// FOLDER/Documents
/// FOLDER/Library/Application Support
/// FOLDER/Library/Caches
/// FOLDER/Library/Preferences          NAME.plist, and a file for each suite: see `PreferenceFile`
/// FOLDER/tmp
/// ```
///
/// These are the names that apps find on Apple's devices. The app finds them where it asks Foundation: see `enter(arguments:environment:)`.
package struct AppContainer: Equatable, Sendable {
  package let folder: String

  /// - Parameter folder: Its path; a relative one begins at the current folder.
  package init(folder: String) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
  }

  /// Where an app has its container unless somebody says otherwise: `oriel/NAME` in the folder for data of the person who runs it.
  package init(of name: String, environment: [String: String]) {
    let environment = Self.outside(of: environment)
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    self.init(folder: (data ?? home + "/.local/share") + "/oriel/" + name)
  }

  package var documents: String { folder + "/Documents" }
  package var applicationSupport: String { folder + "/Library/Application Support" }
  package var caches: String { folder + "/Library/Caches" }
  package var preferences: String { folder + "/Library/Preferences" }
  package var temporary: String { folder + "/tmp" }

  /// Makes the folders that are missing, for this user alone. Those that are there stay as they are.
  package func makeFolders() throws(FileProblem) {
    for path in [documents, applicationSupport, caches, preferences, temporary] { try Self.makeFolder(path) }
  }

  private static func makeFolder(_ path: String) throws(FileProblem) {
    if mkdir(path, 0o700) == 0 { return }
    let problem = FileProblem(path)
    switch problem.code {
    case EEXIST:
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
      throw FileProblem(path, ENOTDIR)
    case ENOENT:
      try makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      // Another process of the app may have made it meanwhile.
      if mkdir(path, 0o700) != 0 && errno != EEXIST { throw FileProblem(path) }
    default: throw problem
    }
  }
}

/// What the system has said of a file.
package struct FileProblem: Error, CustomStringConvertible {
  package let path: String
  package let code: Int32

  /// - Parameter code: That of the call before, unless another one is given.
  init(_ path: String, _ code: Int32 = errno) {
    self.path = path
    self.code = code
  }

  package var description: String { "\(path): \(String(cString: strerror(code)))" }
}
