/// The folder of a package or of an Xcode project, with what its description says about the systems that it is built for.
package struct ProjectRoot: Hashable, Sendable {
  /// The folder, as an absolute path.
  package let path: String
  /// Systems that are older than Observation, each once.
  package let outdatedSystems: [OutdatedSystem]
  /// The version of the package description, with its place, if macros need a later one.
  package let outdatedTools: OutdatedTools?
  /// The targets that other packages can import, with the library's name.
  package let libraryTargets: [String: String]

  package struct OutdatedSystem: Hashable, Sendable {
    package let platform: ApplePlatform
    package let version: String
    /// The file that says so.
    package let path: String
    package let location: SourceFile.Location
  }

  package struct OutdatedTools: Hashable, Sendable {
    package let version: String
    package let path: String
    package let location: SourceFile.Location
  }
}

/// The systems that Observation came to with a certain version.
package enum ApplePlatform: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, macCatalyst

  /// The first version that has Observation.
  package var firstVersion: Int {
    switch self {
    case .iOS, .tvOS, .macCatalyst: 17
    case .macOS: 14
    case .watchOS: 10
    }
  }

  /// The name before `_DEPLOYMENT_TARGET` in the settings of an Xcode project.
  init?(setting: some StringProtocol) {
    switch setting {
    case "IPHONEOS": self = .iOS
    case "MACOSX": self = .macOS
    case "TVOS": self = .tvOS
    case "WATCHOS": self = .watchOS
    default: return nil
    }
  }

  func isOutdated(_ version: some StringProtocol) -> Bool {
    guard let major = version.split(separator: ".").first.flatMap({ Int($0) }) else { return false }
    return major < firstVersion
  }
}
