import Foundation
import Testing

/// What Documentation/Architecture.md says of folders and names. `ModuleTests` and `StationTests` read the rest.
@Suite("Architecture") struct ArchitectureTests {
  private static let page = "Documentation/Architecture.md"
  private static let folders = "## Folders of the core"

  @Test("the page has each folder of the core, and no other")
  func coreFolders() throws {
    let said = try Repository.section(Self.folders, of: Self.page).matches(of: /(?m)^- ([^:]+):/).flatMap { line in
      line.1.matches(of: /`(\w+)`/).map { String($0.1) }
    }
    let files = Repository.files(below: "Sources/SwiftUICore", endingWith: ".swift").map { $0.split(separator: "/") }
    #expect(said.sorted() == Set(files.filter { $0.count > 3 }.map { String($0[2]) }).sorted())
  }

  @Test("the lowest folders of the core know no view", arguments: ["Memory", "Reactive"])
  func lowestFolders(folder: String) throws {
    let files = Repository.files(below: "Sources/SwiftUICore/\(folder)", endingWith: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      for line in try Repository.text(of: file).split(separator: "\n") where !line.contains("//") {
        #expect(!line.contains(/\b(?:View|ViewNode|ViewGraph|Element\w*|Host)\b/), "\(file): \(line)")
      }
    }
  }

  /// Types of Foundation and of Swift, a folder, and a trait of the package.
  private static let others: Set = ["Mirror", "ObservationRegistrar", "Sources", "TLS", "UserDefaults"]

  @Test("each type that the page and the glossary name is declared", arguments: [page, "Documentation/Glossary.md"])
  func types(document: String) throws {
    var text = try Repository.text(of: document)
    // What modules import is `ModuleTests`'s.
    if document == Self.page { text = text.replacing(try Repository.section("## Modules", of: document), with: "") }
    text = text.replacing(/```(?s:.*?)```/, with: "")
    let declared = Set(try ["Sources", "Tests"].map(Repository.types(below:)).flatMap(\.values).joined())
    let modules = try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: "Sources").path)
    let folders = try Repository.section(Self.folders, of: Self.page).matches(of: /`(\w+)`/).map { String($0.1) }
    let known = declared.union(modules).union(folders).union(Self.others)
    let resource = /`([A-Za-z]+\.(?:css|js))`/
    for file in text.matches(of: resource).map({ String($0.1) }) {
      #expect(Repository.exists("Sources/BrowserHosting/Resources/\(file)"), "\(document): there is no \(file)")
    }
    text = text.replacing(resource, with: "")
    for name in text.matches(of: /`@?(_?[A-Z]\w+)(?:\.\w+)?`/).map({ String($0.1) }) {
      let isKnown = known.contains(name)
      #expect(isKnown, "\(document): there is no \(name)")
    }
  }

  @Test("no type and no folder of the sources has a name that could be any thing's")
  func words() throws {
    // Names of Apple's, which apps use.
    let given: Set = ["AppDependencyManager", "CHHapticEngine", "CLLocationManager", "UndoManager"]
    let vague = ["Fiber", "Engine", "Manager", "Helper", "Helpers", "Utility", "Utilities", "Utils"]
    // The examples of the migrator's rules are sources of apps.
    for (file, names) in try Repository.types(below: "Sources") where !file.contains("/Rules/") {
      let those = names.filter { name in !given.contains(name) && vague.contains { name.hasSuffix($0) } }
      #expect(those.isEmpty, "\(file)")
    }
    let folders = Set(Repository.files(below: "Sources", endingWith: "").flatMap { $0.split(separator: "/").dropLast() })
    #expect(folders.isDisjoint(with: (vague + ["Common", "Extensions"]).map { $0[...] }))
  }
}
