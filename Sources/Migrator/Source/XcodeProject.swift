import Foundation

/// What the settings in an Xcode project's `project.pbxproj` say about systems.
struct XcodeProject {
  /// The oldest version of each platform that is older than Observation.
  private(set) var outdatedSystems: [ProjectRoot.OutdatedSystem] = []

  init(path: String, text: String) {
    var oldest: [ApplePlatform: ProjectRoot.OutdatedSystem] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.contains("_DEPLOYMENT_TARGET") {
      guard let match = line.firstMatch(of: #/([A-Z]+)_DEPLOYMENT_TARGET\s*=\s*"?([0-9.]+)"?\s*;/#),
        let platform = ApplePlatform(setting: match.1), platform.isOutdated(match.2)
      else { continue }
      let version = String(match.2)
      if let known = oldest[platform], known.version.compare(version, options: .numeric) != .orderedDescending { continue }
      oldest[platform] = ProjectRoot.OutdatedSystem(
        platform: platform, version: version, path: path,
        location: SourceFile.Location(
          line: index + 1, column: line.utf8.distance(from: line.startIndex, to: match.range.lowerBound) + 1))
    }
    outdatedSystems = ApplePlatform.allCases.compactMap { oldest[$0] }
  }
}
