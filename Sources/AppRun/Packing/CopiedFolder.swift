import Foundation

/// Copies folders as they are seen: what links lead to takes their place, so that nothing in the copy leads out of it.
struct CopiedFolder {
  /// A folder with more is no folder of an app, or has a link to what is around it.
  private var left = 100_000

  init() {}

  mutating func copyContents(of folder: String, to target: String, without skipped: Set<String> = []) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: target, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: folder).sorted() where !skipped.contains(name) {
      left -= 1
      guard left > 0 else {
        throw PackFailure(
          description: "'\(folder)' has more than 100000 files. Is there a link to a folder around it? Take it out.")
      }
      let source = "\(folder)/\(name)"
      var status = stat()
      guard stat(source, &status) == 0 else {
        throw PackFailure(description: "'\(source)' leads nowhere. Take the link out, or put the file where it leads.")
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try copyContents(of: source, to: "\(target)/\(name)")
      case S_IFREG: try copyFile(source, to: "\(target)/\(name)", mode: status.st_mode & 0o111 == 0 ? 0o644 : 0o755)
      default: throw PackFailure(description: "'\(source)' is neither a file nor a folder. Take it out.")
      }
    }
  }

  func copyFile(_ source: String, to target: String, mode: Int) throws {
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: source).resolvingSymlinksInPath(), to: URL(fileURLWithPath: target))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target)
  }
}
