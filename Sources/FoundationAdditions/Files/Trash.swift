import Foundation

extension FileManager {
  /// Puts a file or a folder into the trash of its user, where the desktop finds it and can put it back. Where that is on
  /// another file system, it is the trash at the top of the item's own one. Nothing is copied or deleted.
  ///
  /// - Parameter outResultingURL: Where it is then.
  /// - Throws: A `CocoaError` where it is absent, or where no trash can take it.
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
    let result = try Trash(self).move(url)
    outResultingURL?.pointee = result as NSURL
  }
}

/// The trash as freedesktop.org describes it: a folder of what is in it, and beside it one that says where each came from.
private struct Trash {
  let manager: FileManager

  init(_ manager: FileManager) { self.manager = manager }

  func move(_ url: URL) throws -> URL {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
    let path = url.standardizedFileURL.path
    var status = stat()
    // Of a link, the link.
    guard lstat(path, &status) == 0 else { throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url]) }
    var problem: (any Error)?
    for (folder, top) in folders(for: path) where !(folder.path + "/").hasPrefix(path + "/") {
      do {
        if let result = try move(path, into: folder, top: top) { return result }
      } catch { problem = error }
    }
    let reason =
      "No trash can take '\(path)'. Allow the user of the app to write to the folder of the file and to ~/.local/share/Trash."
    throw CocoaError(
      .featureUnsupported,
      userInfo: [NSURLErrorKey: url, NSLocalizedDescriptionKey: reason].merging(problem.map { [NSUnderlyingErrorKey: $0] } ?? [:])
      { $1 })
  }

  /// Where it may go, with the folder that paths are written from: the user's own, that of the file system, that of the app.
  private func folders(for path: String) -> [(URL, top: String?)] {
    let data =
      ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? manager.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    var found: [(URL, top: String?)] = [(data.appendingPathComponent("Trash"), nil)]
    if let top = mountPoint(above: path) {
      found.append((URL(fileURLWithPath: top).appendingPathComponent(".Trash-\(getuid())"), top))
    }
    if let own = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first {
      found.append((own.appendingPathComponent("Trash"), nil))
    }
    return found
  }

  /// The top of the mount that a path is in, but for that of the whole machine. Devices do not tell: two mounts may be of one.
  private func mountPoint(above path: String) -> String? {
    let lines = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let folder = URL(fileURLWithPath: (path as NSString).deletingLastPathComponent).resolvingSymlinksInPath().path
    return lines.compactMap { line -> String? in
      let fields = line.split(separator: " ")
      guard fields.count > 4 else { return nil }
      let point = fields[4].replacing("\\040", with: " ").replacing("\\011", with: "\t").replacing("\\134", with: "\\")
      return point.count > 1 && (folder + "/").hasPrefix(point + "/") ? String(point) : nil
    }.max { $0.count < $1.count }
  }

  /// Nil where the trash is on another file system.
  private func move(_ path: String, into folder: URL, top: String?) throws -> URL? {
    let (files, infos) = (folder.appendingPathComponent("files"), folder.appendingPathComponent("info"))
    for folder in [files, infos] {
      try manager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    // A folder that somebody else has put there is not the user's trash.
    var status = stat()
    guard lstat(folder.path, &status) == 0, status.st_uid == getuid(), status.st_mode & S_IFMT == S_IFDIR else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSURLErrorKey: folder])
    }
    let name = (path as NSString).lastPathComponent
    let origin = top.flatMap { path.hasPrefix($0 + "/") ? String(path.dropFirst($0.count + 1)) : nil } ?? path
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "%"))
    let clock = DateFormatter()
    clock.locale = Locale(identifier: "en_US_POSIX")
    clock.calendar = Calendar(identifier: .gregorian)
    clock.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    let date = clock.string(from: .now)
    let info = Data(
      "[Trash Info]\nPath=\(origin.addingPercentEncoding(withAllowedCharacters: allowed) ?? origin)\nDeletionDate=\(date)\n".utf8)
    for number in 1...10_000 {
      let own = number == 1 ? name : numbered(name, number)
      let (place, note) = (files.appendingPathComponent(own), infos.appendingPathComponent(own + ".trashinfo"))
      var other = stat()
      guard lstat(place.path, &other) != 0 else { continue }
      do { try info.write(to: note, options: .withoutOverwriting) } catch CocoaError.fileWriteFileExists { continue }
      if rename(path, place.path) == 0 { return place }
      let code = errno
      try? manager.removeItem(at: note)
      if code == EXDEV { return nil }
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
    throw CocoaError(.fileWriteFileExists, userInfo: [NSURLErrorKey: files])
  }

  private func numbered(_ name: String, _ number: Int) -> String {
    let ending = (name as NSString).pathExtension
    return ending.isEmpty ? "\(name) \(number)" : "\((name as NSString).deletingPathExtension) \(number).\(ending)"
  }
}
