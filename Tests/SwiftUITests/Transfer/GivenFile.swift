import Foundation

/// A file that a test gives. It goes with the process.
struct GivenFile {
  let url: URL

  private static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: GivenFile.folder) }
    return FileManager.default.temporaryDirectory.appending(path: "given-files-\(getpid())")
  }()

  init(_ name: String, _ text: String = "text") throws {
    let folder = Self.folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
  }
}
