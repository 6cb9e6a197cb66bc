import Foundation

/// Writes files so that each has its old text or its new one, whatever happens meanwhile.
enum FileWriter {
  /// Writes the new texts of files. Those that cannot be written are problems, and the others are written.
  ///
  /// If git does not have a file, or not its changes, nothing at all is written, unless `allowDirty`: `written` is nil then.
  static func write(
    _ changes: [(file: SourceFile, text: String)], allowDirty: Bool
  ) -> (written: [String]?, problems: [InputProblem]) {
    if !allowDirty {
      let status = GitStatus(of: changes.map(\.file.path))
      let dirty = status.changedFiles.map {
        InputProblem(
          $0, nil, "This file has changes that are not committed, so nothing was written.",
          remedy: "Commit or stash them, or write nevertheless with --allow-dirty.")
      }
      let unknown = status.unknownFiles.map {
        InputProblem(
          $0, nil, "git does not have this file, so nothing could bring it back, and nothing was written.",
          remedy: "Commit it to a repository, or write nevertheless with --allow-dirty.")
      }
      let problems = status.problems + dirty + unknown
      guard problems.isEmpty else { return (nil, problems) }
    }
    var written: [String] = []
    var problems: [InputProblem] = []
    for (file, text) in changes {
      do throws(InputProblem) {
        try write(text, to: file.path, replacing: file.text)
        written.append(file.path)
      } catch {
        problems.append(error)
      }
    }
    return (written, problems)
  }

  /// Replaces the text of a file that had `old` when it was read. A link stays, and what it leads to is written.
  static func write(_ text: String, to path: String, replacing old: String) throws(InputProblem) {
    let target = FileFinder.resolved(path)
    let folder = (target as NSString).deletingLastPathComponent
    var status = stat()
    guard stat(target, &status) == 0 else { throw problem(path, "is gone", errno) }
    // Whoever may do everything is held to the permissions too: they say what is meant.
    guard status.st_mode & 0o222 != 0, access(target, W_OK) == 0 else {
      throw InputProblem(path, nil, "This file is read-only, so it was not changed.", remedy: "Make it writable and run again.")
    }
    var folderStatus = stat()
    guard stat(folder, &folderStatus) == 0, folderStatus.st_mode & 0o222 != 0, access(folder, W_OK) == 0 else {
      throw InputProblem(
        path, nil, "The folder of this file is read-only, so the file was not changed.", remedy: "Make it writable and run again."
      )
    }
    guard let current = try? SourceReader.text(of: path), current.utf8.elementsEqual(old.utf8) else {
      throw InputProblem(path, nil, "This file has changed meanwhile, so it was left as it is.", remedy: "Run again.")
    }
    let temporary = "\(folder)/.\((target as NSString).lastPathComponent).\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw problem(path, "cannot be written", errno) }
    let isWritten = writeAll(text, descriptor) && adopt(status, descriptor) && fsync(descriptor) == 0
    let code = errno
    guard close(descriptor) == 0, isWritten else {
      unlink(temporary)
      throw problem(path, "cannot be written", isWritten ? errno : code)
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw problem(path, "cannot be replaced", code)
    }
    let folderDescriptor = open(folder, O_RDONLY | O_CLOEXEC)
    if folderDescriptor >= 0 {
      fsync(folderDescriptor)
      close(folderDescriptor)
    }
  }

  private static func writeAll(_ text: String, _ descriptor: Int32) -> Bool {
    Array(text.utf8).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Gives the new file the old one's permissions and, where that is allowed, its owner.
  private static func adopt(_ status: stat, _ descriptor: Int32) -> Bool {
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 { _ = fchown(descriptor, .max, status.st_gid) }
    return fchmod(descriptor, status.st_mode & 0o7777) == 0
  }

  private static func problem(_ path: String, _ what: String, _ code: Int32) -> InputProblem {
    InputProblem(
      path, nil, "This file \(what): \(String(cString: strerror(code))). It is as it was.",
      remedy: "Check the disk and the permissions, and run again.")
  }
}
