import Foundation
import Testing

/// The table of modules in Documentation/Architecture.md is what the sources are compared with.
@Suite("Modules") struct ModuleTests {
  /// What any module may import: it comes with the toolchain.
  static let toolchain: Set = [
    "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Musl", "Observation", "Swift", "Synchronization",
  ]

  /// The rows of the table: modules, and what they import.
  private static func table() throws -> [(modules: [String], imports: Set<String>)] {
    let section = try Repository.section("## Modules", of: "Documentation/Architecture.md")
    return section.matches(of: /(?m)^\| (`[^|]+) \|([^|]*)\|/).map { row in (names(in: row.1), Set(names(in: row.2))) }
  }

  private static func names(in cell: Substring) -> [String] { cell.matches(of: /`([^`]+)`/).map { String($0.1) } }

  @Test("each module is in the table")
  func complete() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
    #expect(try Self.table().flatMap(\.modules).sorted() == folders.sorted())
  }

  @Test("a module imports what the table says, no more and no less")
  func directions() throws {
    for (modules, known) in try Self.table() {
      for module in modules {
        let files = Repository.files(below: "Sources/\(module)", endingWith: ".swift")
        #expect(!files.isEmpty || module.hasPrefix("C"))
        var imported: Set<String> = []
        for file in files {
          let those = try Repository.imports(of: file).subtracting(Self.toolchain)
          #expect(those.isSubset(of: known), "\(file) imports \(those.subtracting(known).sorted().joined(separator: ", "))")
          imported.formUnion(those)
        }
        #expect(known.isSubset(of: imported), "\(module) does not import \(known.subtracting(imported).sorted())")
      }
    }
  }

  @Test("only modules for apps and their tests make something public")
  func access() throws {
    let forApps = [
      "Combine", "FoundationAdditions", "HostedSessions", "OrielAVFoundation", "OrielAVKit",
      "OrielActivityKit", "OrielAppIntents", "OrielAppKit", "OrielAudioToolbox", "OrielAuthenticationServices",
      "OrielBackgroundTasks", "OrielCharts", "OrielCoreHaptics", "OrielWatchConnectivity",
      "OrielCoreLocation", "OrielCoreSpotlight", "OrielCoreTransferable", "OrielCryptoKit", "OrielLaunchAtLogin",
      "OrielLocalAuthentication", "OrielMapKit", "OrielNetwork", "OrielOS", "OrielPhotosUI", "OrielSecurity", "OrielSparkle",
      "OrielStoreKit", "OrielTipKit", "OrielUIKit",
      "OrielUniformTypeIdentifiers", "OrielUserNotifications", "OrielWidgetKit", "PreviewHosting", "SwiftData", "SwiftUI",
      "SwiftUICore", "SwiftUITesting", "SwiftUITestingPictures", "ViewLayout",
    ]
    for module in try Self.table().flatMap(\.modules) where !forApps.contains(module) {
      // The examples of the migrator's rules are sources of apps.
      for file in Repository.files(below: "Sources/\(module)", endingWith: ".swift") where !file.contains("/Rules/") {
        let isPublic = try Repository.text(of: file).split(separator: "\n").contains { line in
          line.drop { $0 == " " }.hasPrefix("public ")
        }
        #expect(!isPublic, "\(file)")
      }
    }
  }

  @Test("no module has the name of a type in it, for that breaks names such as SwiftUI.Text")
  func moduleNames() throws {
    for module in try Self.table().flatMap(\.modules) {
      for (file, names) in try Repository.types(below: "Sources/\(module)") { #expect(!names.contains(module), "\(file)") }
    }
  }

  @Test("an example is source for Apple's platforms and does not know where it runs")
  func examples() throws {
    let files = Repository.files(below: "Examples", endingWith: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      #expect(try Repository.imports(of: file).subtracting(["SwiftUI", "SwiftData", "Combine", "Foundation"]).isEmpty, "\(file)")
      #expect(try !Repository.text(of: file).localizedCaseInsensitiveContains("oriel"), "\(file)")
    }
  }
}
