import Migrator
import SwiftIfConfig
import SwiftSyntax

/// For which system the conditions of a target are answered, and why.
package struct PlatformChoice: Equatable, Sendable {
  package let platform: AppPlatform
  /// Why, as the end of a sentence.
  package let reason: String
  /// Whether a file asks at all, so that it matters.
  package let isAsked: Bool

  /// - Parameters:
  ///   - files: The target's own files.
  ///   - described: The systems that its project or manifest names.
  ///   - wanted: What the person has asked for; nil to choose.
  package init(_ files: [SourceFile], described: [AppPlatform], wanted: AppPlatform?) {
    isAsked = files.contains(where: PlatformConditions.areAsked)
    if let wanted {
      platform = wanted
      reason = "as --as says"
    } else if described.count == 1 {
      platform = described[0]
      reason = "which is what its project is for"
    } else {
      // An app for many systems is at home on these two.
      let usual = described.filter { [.ios, .macos].contains($0) }
      let candidates = described.isEmpty ? [AppPlatform.ios, .macos] : usual.isEmpty ? described : usual
      let counts = isAsked ? candidates.map { Self.absentFiles(of: files, as: $0) } : []
      // The first of the best: `min` takes that.
      let best = counts.indices.min { counts[$0] < counts[$1] } ?? 0
      platform = candidates[best]
      let others = counts.indices.filter { $0 != best }
      reason =
        others.isEmpty
        ? "the first of the systems that it is for"
        : others.contains { counts[$0] > counts[best] }
          ? "where fewest of its files use what is absent here" : "the first of the systems that it may be for"
    }
  }

  /// That of a package beside an app: as for Linux where it is made for Linux, too, and else as the app.
  ///
  /// - Parameter texts: Its manifest and its sources.
  package init(ofPackage texts: [String], app: AppPlatform) {
    let knowsLinux = texts.contains(where: PlatformConditions.knowsLinux)
    platform = knowsLinux ? .linux : app
    reason = knowsLinux ? "which it is made for, too" : "as the app"
    isAsked = false
  }

  /// The sentence that a run says of it.
  package var sentence: String {
    let others = [AppPlatform.ios, .macos, .linux].filter { $0 != platform }.map { "--as \($0.rawValue)" }
    return "Conditions such as #if os(\(platform.name)) are answered as for \(platform.name), \(reason). "
      + "Otherwise: \(others.joined(separator: " or "))."
  }

  // MARK: What is absent

  /// How many files use a module or a name, on this system, that is known to be absent here.
  private static func absentFiles(of files: [SourceFile], as platform: AppPlatform) -> Int {
    let answered = files.map { PlatformConditions.answered($0, as: platform) }
    let present = Set(ThinModules.names.keys).subtracting(platform.foreignModules)
    let configuration = LinuxConfiguration(
      modules: present.union(["SwiftUI", "Combine", "Foundation", "Dispatch", "Observation", "SwiftData"]), languageVersion: "6",
      compilerVersion: "6.3")
    let uses = concurrentMap(answered) { SymbolUses($0, configuration: configuration) }
    let declared = uses.reduce(into: Set<String>()) { $0.formUnion($1.declared.names) }
    return uses.count { uses in
      uses.imports.contains { !present.contains($0.module) && LinuxLimits.reason(forModule: $0.module) != nil }
        || uses.uses.keys.contains { use in
          use.form == .name && !declared.contains(use.name) && !ThinModules.declares(use.name)
            && (LinuxLimits.reason(forSymbol: use.name) ?? LinuxLimits.reason(forForeignName: use.name)) != nil
        }
    }
  }
}
