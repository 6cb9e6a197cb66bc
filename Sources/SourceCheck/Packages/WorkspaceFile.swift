import Foundation
import Migrator

/// What a workspace of Xcode names: packages by their folders, and projects.
struct WorkspaceFile {
  /// Folders with a manifest, absolute.
  private(set) var packages: [String] = []
  /// Projects, absolute.
  private(set) var projects: [String] = []

  /// - Parameter path: A folder whose name ends in `.xcworkspace`.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/contents.xcworkspacedata") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let base = (path as NSString).deletingLastPathComponent
    // Folders of groups, the innermost one last.
    var groups = [base]
    for match in text.matches(of: #/<(?<end>\/?)(?<kind>Group|FileRef)\b(?<rest>[^>]*)>/#) {
      if !match.end.isEmpty {
        if match.kind == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let location = String(match.rest).firstMatch(of: #/location\s*=\s*"([a-z]+):([^"]*)"/#)
      let inner = String(location?.2 ?? "").removingEntities
      let folder = location?.1 == "container" ? base : groups.last ?? base
      let place = inner.isEmpty ? folder : PackageLayout.absolute(inner, in: folder)
      if match.kind == "Group" {
        groups.append(place)
      } else if place.hasSuffix(".xcodeproj") {
        projects.append(place)
      } else if XcodePackages.isPackage(place) {
        packages.append(FileFinder.resolved(place))
      }
    }
  }
}

extension String {
  fileprivate var removingEntities: String {
    replacing("&apos;", with: "'").replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }
}
