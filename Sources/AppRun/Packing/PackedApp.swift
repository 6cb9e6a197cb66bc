import Foundation

/// Why an app cannot be packed: what is wrong, and what to do.
package struct PackFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

/// An app as a folder that runs without Swift, and the same as an archive.
struct PackedApp {
  /// What people see.
  let name: String
  /// The folder that is written.
  let folder: String
  /// Beside the folder.
  var archive: String { folder + ".tar.gz" }
  /// What is written is complete, or not there: until then it stands here.
  private var draft: String { folder + ".unfinished" }

  /// Checks what can be checked before minutes of building.
  init(name: String, folder: String) throws(PackFailure) {
    guard name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9 ._-]{0,59}/) != nil else {
      throw PackFailure(
        description:
          "'\(name)' is no name for a folder and a menu: up to 60 letters of ASCII, digits, spaces, points, hyphens and "
          + "underscores, of which the first is a letter or a digit. Name another one with --name.")
    }
    self.name = name
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: self.folder, isDirectory: &isFolder) {
      guard isFolder.boolValue, (try? manager.contentsOfDirectory(atPath: self.folder))?.isEmpty == true else {
        throw PackFailure(
          description: "'\(self.folder)' is there, and is no empty folder. Remove it, or name another one with --output.")
      }
    }
    guard !manager.fileExists(atPath: archive) else {
      throw PackFailure(description: "'\(archive)' is there. Remove it, or name another folder with --output.")
    }
    do {
      try? manager.removeItem(atPath: draft)
      try manager.createDirectory(atPath: draft, withIntermediateDirectories: true)
      try manager.removeItem(atPath: draft)
    } catch {
      throw PackFailure(
        description: "'\(self.folder)' cannot be written: \(Self.reason(error)). Name another folder with --output.")
    }
  }

  /// What goes into the folder.
  struct Parts {
    /// The program's own name: it looks for its resources by that.
    let program: String
    let programFile: String
    /// The folder with the program's resources; links in it are followed.
    let resources: String
    /// The resources of packages, by their names.
    let bundles: [String: String]
    let libraries: SharedLibraries.Needs
    let icon: AppIcon.File
  }

  /// Writes the folder and the archive, both or neither.
  func write(_ parts: Parts) throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: draft)
    let draftArchive = draft + ".tar.gz"
    do {
      let inner = "\(draft)/\((folder as NSString).lastPathComponent)"
      try fill(inner, parts)
      try pack(inner, into: draftArchive)
      if manager.fileExists(atPath: folder) { try manager.removeItem(atPath: folder) }
      try manager.moveItem(atPath: inner, toPath: folder)
      try manager.moveItem(atPath: draftArchive, toPath: archive)
      try manager.removeItem(atPath: draft)
    } catch {
      try? manager.removeItem(atPath: draft)
      try? manager.removeItem(atPath: draftArchive)
      if let error = error as? PackFailure { throw error }
      throw PackFailure(description: "'\(folder)' cannot be written: \(Self.reason(error)).")
    }
  }

  private func fill(_ inner: String, _ parts: Parts) throws {
    let manager = FileManager.default
    let app = inner + "/app"
    var copy = CopiedFolder()
    try copy.copyContents(of: parts.resources, to: app, without: [parts.program])
    for (name, bundle) in parts.bundles.sorted(by: { $0.key < $1.key }) {
      try copy.copyContents(of: bundle, to: "\(app)/\(name)")
    }
    try copy.copyFile(parts.programFile, to: "\(app)/\(parts.program)", mode: 0o755)
    try manager.createDirectory(atPath: app + "/lib", withIntermediateDirectories: true)
    for (name, file) in parts.libraries.files { try copy.copyFile(file, to: "\(app)/lib/\(name)", mode: 0o644) }
    let icon = "\(name).\(parts.icon.ending)"
    let entry = DesktopEntry(name: name, program: parts.program, icon: icon)
    try Self.write(parts.icon.bytes, to: "\(inner)/\(icon)")
    try Self.write(Data(entry.text.utf8), to: "\(inner)/\(name).desktop")
    try Self.write(Data(entry.adding.utf8), to: "\(inner)/add-to-menu", mode: 0o755)
    try Self.write(Data(readMe(parts).utf8), to: "\(inner)/README.txt")
  }

  private func readMe(_ parts: Parts) -> String {
    """
    \(name)

      app/\(parts.program) --window      in a window of its own, with GTK 4 and WebKitGTK 6.0
      app/\(parts.program)               in a browser, at the address that it prints
      app/\(parts.program) --help        what else there is
      ./add-to-menu             adds it to the menu of your desktop; with --remove takes it out

    It needs no Swift. Of the system it needs: \(parts.libraries.ofSystem.sorted().joined(separator: ", "))
    (Debian: libc6, libgcc-s1, libstdc++6, zlib1g, libcurl4; ca-certificates where it loads from https; tzdata for time zones).

    """
  }

  private func pack(_ inner: String, into archive: String) throws {
    let name = (inner as NSString).lastPathComponent
    let parent = (inner as NSString).deletingLastPathComponent
    // Who built it and in which order files were found is nobody's business.
    let result = try Tar.run([
      "--create", "--gzip", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--file", archive, "--directory", parent,
      "--", name,
    ])
    guard result.status == 0 else {
      let said = result.text.split(separator: "\n").prefix(3).joined(separator: " ")
      throw PackFailure(description: "The archive '\(self.archive)' cannot be written: \(said)")
    }
  }

  private static func write(_ data: Data, to path: String, mode: Int = 0o644) throws {
    try data.write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// What the system says, in its words.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError, inner.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(inner.code)))
    }
    return error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
  }
}
