import Testing

@testable import SourceCheck

@Suite("How a target is compiled")
struct LanguageSettingsTests {
  private func settings(_ values: [String: String]) -> LanguageSettings { LanguageSettings { values[$0] } }

  @Test("sources for Swift 6 get what that version reads otherwise, and what their project asks for")
  func project() {
    let six = settings(["SWIFT_VERSION": "6.0"])
    #expect(six.version == 6)
    #expect(six.flags(mode: .v5).contains("BareSlashRegexLiterals") && six.flags(mode: .v5).contains("IsolatedDefaultValues"))
    // The compiler has these by itself then.
    #expect(six.flags(mode: .v6).isEmpty)
    #expect(settings([:]).flags(mode: .v5).isEmpty)
    #expect(
      settings(["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"]).flags(mode: .v5) == [
        "-enable-upcoming-feature", "BareSlashRegexLiterals",
      ])
    let approachable = settings(["SWIFT_VERSION": "5.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES"]).flags(mode: .v6)
    #expect(approachable.contains("NonisolatedNonsendingByDefault") && approachable.contains("InferIsolatedConformances"))
    #expect(settings(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]).flags(mode: .v5) == ["-default-isolation", "MainActor"])
    #expect(settings(["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"]).flags(mode: .v5).isEmpty)
  }

  @Test("words of conditions are words, and never an option of the compiler's")
  func conditions() {
    let found = settings(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) DEBUG APP_STORE -Xcc 2X a=b \"Q\""])
    #expect(found.conditions == ["APP_STORE"])
    #expect(found.flags(mode: .v5) == ["-D", "APP_STORE"])
  }

  @Test("a feature that only refuses more is not asked for: it may refuse what is added to the target here")
  func features() {
    var found = LanguageSettings()
    for name in ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "-o", "NoSuchFeature"] {
      found.enable(name)
    }
    #expect(found == LanguageSettings())
  }

  @Test("a manifest says it for a target, for the package, or by the version of its tools")
  func manifest() {
    func language(_ tools: String, _ settings: String, _ package: String = "") -> LanguageSettings? {
      ManifestPackages(
        path: "/p/Package.swift",
        text: """
          // swift-tools-version: \(tools)
          import PackageDescription
          let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: [\(settings)])]\(package))
          """
      ).targets.first?.language
    }
    #expect(language("5.9", "")?.version == 5)
    #expect(language("6.0", "")?.version == 6)
    #expect(language("6.2", "", ", swiftLanguageModes: [.v5]")?.version == 5)
    #expect(language("6.2", ".swiftLanguageMode(.v6)", ", swiftLanguageModes: [.v5]")?.version == 6)
    #expect(language("5.3", "", #", swiftLanguageVersions: [.v4_2, .version("5")]"#)?.version == 5)
    let all = language(
      "6.2", #".defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"), .define("APP")"#)
    #expect(all?.isMainActorByDefault == true && all?.features == ["InferIsolatedConformances"] && all?.conditions == ["APP"])
    #expect(language("", "")?.version == 5)
  }

  private func project(_ settings: String) -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( T, ); buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = ( R, D, ); };
      R = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 5.0; }; };
      D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      M = { isa = XCConfigurationList; buildConfigurations = ( E, ); };
      E = { isa = XCBuildConfiguration; name = Debug;
        buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) IN_APP"; }; };
      G = { isa = PBXGroup; children = ( F, ); sourceTree = "<group>"; };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = ( F, ); buildConfigurationList = M; };
    }; rootObject = P; }
    """
  }

  @Test("the check follows the project: patterns between slashes, values of the main actor, and its own conditions")
  func check() throws {
    let files = [
      "App/A.swift": """
      import SwiftUI

      @MainActor final class Model { init() {} }
      final class Loader {
        let model: Model
        @MainActor init(model: Model = Model()) { self.model = model }
      }
      func matches(_ text: String) -> Bool { text.contains(/[a-z]+/) }
      #if IN_APP && WITH_STORE
        let a = 1
      #endif
      let b = a
      """
    ]
    let old = try CheckFolder(files.merging(["App.xcodeproj/project.pbxproj": project("SWIFT_VERSION = 5.0;")]) { $1 }).check()
    #expect(old.files["A.swift"]?.compiles == false)
    let new = project("SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG WITH_STORE\";")
    let run = try CheckFolder(files.merging(["App.xcodeproj/project.pbxproj": new]) { $1 }).check()
    #expect(run.files["A.swift"]?.compiles == true, "\(run.files)")
  }

  @Test("a predicate that asks another one has words that Foundation's macro knows")
  func predicates() {
    #expect(
      AppleWords.replaced(in: "let a = #Predicate<C> { c in !b.evaluate(c.d) && c.n > 0 }\nlet e = b.evaluate(c)")
        == "let a = #Predicate<C> { c in !b.starts(with: c.d) && c.n > 0 }\nlet e = b.evaluate(c)")
    #expect(AppleWords.replaced(in: "#Predicate<C> { $0.n > 0 }\nlet e = b.evaluate(c)") == nil)
  }

  @Test("an import of a part of a module is one of the whole, where the module has that name here")
  func partOfModule() {
    #expect(AppleWords.replaced(in: "import UIKit.UIImage\nimport os.log") == "import UIKit        \nimport os    ")
    #expect(AppleWords.replaced(in: "import struct UIKit.UIEdgeInsets\nimport Other.Part") == nil)
  }
}
