import Foundation

/// Copies of packages in a folder of their own, in which what stands beside them can be reached by the same relative paths.
struct PackageCopies {
  private let folder: String

  /// How far above a package its dependencies are expected to stand.
  private static let levels = 3

  init(of packages: [String], in folder: String) throws {
    self.folder = folder
    let files = FileManager.default
    // Outer packages first: they bring those within them.
    for package in packages.sorted() where !files.fileExists(atPath: path(package)) {
      try files.createDirectory(atPath: path(package), withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: package) where name != ".git" && !name.hasPrefix(".build") {
        try files.copyItem(atPath: "\(package)/\(name)", toPath: path("\(package)/\(name)"))
      }
      // What has been fetched need not be fetched again.
      for name in ["checkouts", "repositories", "artifacts", "workspace-state.json"]
      where files.fileExists(atPath: "\(package)/.build/\(name)") {
        try files.createDirectory(atPath: path("\(package)/.build"), withIntermediateDirectories: true)
        try files.copyItem(atPath: "\(package)/.build/\(name)", toPath: path("\(package)/.build/\(name)"))
      }
    }
    for package in packages { try linkSurroundings(of: package) }
  }

  /// Where the copy of a file or folder is.
  func path(_ original: String) -> String { folder + original }

  private func linkSurroundings(of package: String) throws {
    let files = FileManager.default
    var inner = package
    for _ in 0..<Self.levels where inner != "/" {
      let outer = (inner as NSString).deletingLastPathComponent
      let prefix = outer.hasSuffix("/") ? outer : outer + "/"
      // Not the folder of the copies itself, which would contain itself.
      for name in try files.contentsOfDirectory(atPath: outer)
      where !(folder + "/").hasPrefix(prefix + name + "/") && !files.fileExists(atPath: path(prefix + name)) {
        try? files.createSymbolicLink(atPath: path(prefix + name), withDestinationPath: prefix + name)
      }
      inner = outer
    }
  }
}
