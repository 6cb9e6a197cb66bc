import Foundation
import Migrator

/// Finds what stands around a project or a manifest: workspaces, and the file of pins.
struct PackageSurroundings {
  /// Packages that a workspace of the folder names by their folders.
  private(set) var references: [PackageReference] = []
  /// The file of pins, if there is one.
  private(set) var lock: String?

  /// - Parameter folder: The folder of a manifest or of projects.
  init(of folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var places: [String] = []
    for name in names where name.hasSuffix(".xcworkspace") {
      guard let workspace = WorkspaceFile(path: "\(folder)/\(name)") else { continue }
      references += workspace.packages.map { PackageReference(.local(folder: $0), place: "\(folder)/\(name)") }
      places.append("\(folder)/\(name)")
    }
    places += names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)/project.xcworkspace" }
    let candidates = places.map { $0 + "/xcshareddata/swiftpm/Package.resolved" } + [folder + "/Package.resolved"]
    lock = candidates.first { FileManager.default.fileExists(atPath: $0) }
    // A workspace may lie beside the folder of its only project.
    guard lock == nil, names.contains(where: { $0.hasSuffix(".xcodeproj") }) else { return }
    let outer = (folder as NSString).deletingLastPathComponent
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: outer)) ?? []).sorted()
    where name.hasSuffix(".xcworkspace") {
      guard let workspace = WorkspaceFile(path: "\(outer)/\(name)"),
        workspace.projects.contains(where: { ($0 as NSString).deletingLastPathComponent == folder })
      else { continue }
      references += workspace.packages.map { PackageReference(.local(folder: $0), place: "\(outer)/\(name)") }
      let file = "\(outer)/\(name)/xcshareddata/swiftpm/Package.resolved"
      if FileManager.default.fileExists(atPath: file) { lock = file }
    }
  }
}
