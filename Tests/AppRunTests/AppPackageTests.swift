import Foundation
import SourceCheck
import Testing

@testable import AppRun

@Suite("The package that `oriel run` builds")
struct AppPackageTests {
  private let app = "import SwiftUI\n@main struct Fruit: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"

  private func package(of folder: AppFolder, cache: AppFolder) throws -> AppPackage {
    AppPackage(try AppSources(folder: folder.path), library: "/somewhere/Oriel", cache: cache.path, languageMode: .v5)
  }

  @Test("it has links to the app's files, and nothing is written into the app's folder")
  func links() throws {
    let folder = try AppFolder(["App.swift": app, "A/Row.swift": "", "B/Row.swift": ""])
    let cache = try AppFolder()
    let before = try folder.contents()
    let package = try package(of: folder, cache: cache)
    try package.write()
    #expect(try folder.contents() == before)
    let links = try cache.contents().filter { $0.value.hasPrefix("->") }
    #expect(Set(links.values) == Set(["App.swift", "A/Row.swift", "B/Row.swift"].map { "-> \(folder.path)/\($0)" }))
    #expect(package.linkedFiles.count == 3)
    #expect(package.linkedFiles.allSatisfy { FileManager.default.fileExists(atPath: $0.key) })
  }

  @Test("a file with words that only Apple's compilers take is a copy without them, never written through a link")
  func copies() throws {
    let selector = "import SwiftUI\nfunc end() { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder)) }\n"
    let folder = try AppFolder(["App.swift": app, "End.swift": ""])
    let cache = try AppFolder()
    try package(of: folder, cache: cache).write()
    // What was a link becomes a copy.
    try Data(selector.utf8).write(to: URL(filePath: folder.path + "/End.swift"))
    let package = try package(of: folder, cache: cache)
    try package.write()
    #expect(try String(contentsOfFile: folder.path + "/End.swift", encoding: .utf8) == selector)
    let copy = try #require(package.linkedFiles.first { $0.value.hasSuffix("/End.swift") }?.key)
    let name = "UIResponder.resignFirstResponder"
    #expect(
      try String(contentsOfFile: copy, encoding: .utf8) == selector.replacing("#selector(\(name))", with: "Selector(\"\(name)\")")
    )
    let manifest = try String(contentsOfFile: package.folder + "/Package.swift", encoding: .utf8)
    #expect(manifest.contains("UIKit=OrielUIKit"))
    let added = copy.replacing("End.swift", with: "Added.swift")
    #expect(try String(contentsOfFile: added, encoding: .utf8).contains("@_exported import UIKit"))
    // And a copy becomes a link.
    try Data("let a = 1\n".utf8).write(to: URL(filePath: folder.path + "/End.swift"))
    try self.package(of: folder, cache: cache).write()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: copy) == folder.path + "/End.swift")
  }

  @Test("what asks for the system is a copy with the answers for the app's own; --as decides otherwise")
  func conditions() throws {
    let row = "#if os(iOS)\nimport UIKit\n#elseif os(macOS)\nimport AppKit\n#endif\n"
    let folder = try AppFolder(["App.swift": app, "Row.swift": row])
    for (platform, answered, module) in [
      (nil, "#if true   \nimport UIKit\n#elseif false    \nimport AppKit\n#endif\n", "OrielUIKit"),
      (AppPlatform.macos, "#if false  \nimport UIKit\n#elseif true     \nimport AppKit\n#endif\n", "OrielAppKit"),
    ] {
      let cache = try AppFolder()
      let sources = try AppSources(folder: folder.path, platform: platform)
      let package = AppPackage(sources, library: "/somewhere/Oriel", cache: cache.path, languageMode: .v5)
      try package.write()
      #expect(try cache.contents().first { $0.key.hasSuffix("/Row.swift") }?.value == answered)
      #expect(try cache.contents().first { $0.key.hasSuffix("/Package.swift") }?.value.contains(module) == true)
      #expect(package.linkedFiles.values.contains(folder.path + "/Row.swift"))
    }
    let cache = try AppFolder()
    let linux = try AppSources(folder: folder.path, platform: .linux)
    try AppPackage(linux, library: "/somewhere/Oriel", cache: cache.path, languageMode: .v5).write()
    #expect(try cache.contents().first { $0.key.hasSuffix("/Row.swift") }?.value == "-> \(folder.path)/Row.swift")
    #expect(try folder.text(of: "Row.swift") == row)
  }

  @Test("a file with placeholders is a copy with them, and its module has what they need; nothing is written into the app")
  func placeholders() throws {
    let web = """
      import SwiftUI
      import WebKit
      struct Web: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      """
    let folder = try AppFolder(["App.swift": app, "Web.swift": web])
    let cache = try AppFolder()
    let before = try folder.contents()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = try AppSources(folder: folder.path, placeholders: LibraryNames(library: root.path))
    try AppPackage(sources, library: root.path, cache: cache.path, languageMode: .v5).write()
    let copy = try #require(cache.contents().first { $0.key.hasSuffix("/Web.swift") }?.value)
    #expect(copy.contains("_PlaceholderBox(\"Web\"") && !copy.contains("WKWebView()"))
    #expect(try cache.contents().first { $0.key.hasSuffix("/Added.swift") }?.value.contains("struct _PlaceholderBox") == true)
    #expect(try folder.contents() == before)
    // Without placeholders it is the person's own file.
    let strict = try AppFolder()
    try package(of: folder, cache: strict).write()
    #expect(try strict.contents().first { $0.key.hasSuffix("/Web.swift") }?.value == "-> \(folder.path)/Web.swift")
  }

  @Test("written again without a change, no file of it is touched; a file that has gone is gone from it, too")
  func again() throws {
    let folder = try AppFolder(["App.swift": app, "Row.swift": ""])
    let cache = try AppFolder()
    let manifest = try package(of: folder, cache: cache).folder + "/Package.swift"
    try package(of: folder, cache: cache).write()
    let date = try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date
    try package(of: folder, cache: cache).write()
    #expect(try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date == date)
    try FileManager.default.removeItem(atPath: folder.path + "/Row.swift")
    try package(of: folder, cache: cache).write()
    #expect(try cache.contents().keys.filter { $0.hasSuffix("Row.swift") }.isEmpty)
  }

  @Test("a module that imports SwiftData is built with it, and no other")
  func data() throws {
    let cache = try AppFolder()
    for (text, isThere) in [(app, false), ("import SwiftData\n" + app, true)] {
      let package = try package(of: try AppFolder(["App.swift": text]), cache: cache)
      try package.write()
      let manifest = try String(contentsOfFile: package.folder + "/Package.swift", encoding: .utf8)
      #expect(manifest.contains(".product(name: \"SwiftData\", package: \"Oriel\")") == isThere)
    }
  }

  @Test("two apps of one name have packages of their own, which share what is built")
  func twoApps() throws {
    let cache = try AppFolder()
    let (one, other) = (try AppFolder(["Same/App.swift": app]), try AppFolder(["Same/App.swift": app]))
    let (first, second) = (try package(of: one, cache: cache), try package(of: other, cache: cache))
    #expect(first.folder != second.folder)
    #expect(first.buildFolder == second.buildFolder)
  }

  @Test("the program comes to its bundle where that is on another disk than what is built, too", arguments: ["/tmp", "/dev/shm"])
  func bundle(disk: String) throws {
    let folder = try AppFolder(["App.swift": app])
    let library = try AppFolder()
    let cache = "\(disk)/oriel-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let package = AppPackage(
      try AppSources(folder: folder.path), library: library.path, libraryBuild: library.path + "/.build", cache: cache,
      languageMode: .v5)
    for text in ["first", "second"] {
      try library.write(text, to: ".build/debug/\(package.product)")
      try package.write()
      try package.writeBundle()
      #expect(try String(contentsOfFile: package.program, encoding: .utf8) == text)
    }
  }

  @Test("an app that copies a resource and writes into the copy writes into no file of the person's")
  func resources() throws {
    let folder = try AppFolder(["App.swift": app, "First.store": "old", "Assets.xcassets/Contents.json": "{}"])
    let (library, cache) = (try AppFolder(), try AppFolder())
    let package = AppPackage(
      try AppSources(folder: folder.path), library: library.path, libraryBuild: library.path + "/.build", cache: cache.path,
      languageMode: .v5)
    try library.write("program", to: ".build/debug/\(package.product)")
    try package.write()
    try package.writeBundle()
    let place = (package.program as NSString).deletingLastPathComponent + "/First.store"
    let copy = cache.path + "/copy.store"
    try FileManager.default.copyItem(atPath: place, toPath: copy)
    try Data("new".utf8).write(to: URL(fileURLWithPath: copy))
    #expect(try folder.text(of: "First.store") == "old")
    // A change is taken over, also where a link of an earlier version stands.
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: folder.path + "/First.store")
    try folder.write("newer", to: "First.store")
    try package.writeBundle()
    #expect(try String(contentsOfFile: place, encoding: .utf8) == "newer")
    #expect(try FileManager.default.attributesOfItem(atPath: place)[.type] as? FileAttributeType == .typeRegular)
    #expect(try folder.text(of: "First.store") == "newer")
  }

  @Test("where the library has chosen versions, the app takes the same")
  func versions() throws {
    let folder = try AppFolder(["App.swift": app])
    let library = try AppFolder(["Package.resolved": "{}"])
    let cache = try AppFolder()
    let package = AppPackage(
      try AppSources(folder: folder.path), library: library.path, cache: cache.path, languageMode: .v5)
    try package.write()
    #expect(try String(contentsOfFile: package.folder + "/Package.resolved", encoding: .utf8) == "{}")
  }

  @Test("a plan is an app's own until another package is planned in its place")
  func plans() throws {
    let (one, other) = (try AppFolder(["One/App.swift": app]), try AppFolder(["Other/App.swift": app]))
    let (cache, build) = (try AppFolder(), try AppFolder())
    func plan(_ folder: AppFolder) throws -> KeptPlan {
      let sources = try AppSources(folder: folder.path)
      return KeptPlan(
        AppPackage(sources, library: "/x", libraryBuild: build.path, cache: cache.path, languageMode: .v5))
    }
    #expect(try !plan(one).isOwn)
    let first = try plan(one)
    try build.write("one", to: "debug.yaml")
    try first.keep()
    #expect(try plan(one).isOwn && !plan(other).isOwn)
    // Nothing was planned: it stays whose it was.
    try plan(other).keep()
    #expect(try plan(one).isOwn)
    // The library itself is built, which tells nobody.
    try FileManager.default.removeItem(atPath: build.path + "/debug.yaml")
    try build.write("library", to: "debug.yaml")
    #expect(try !plan(one).isOwn)
  }

  @Test("an app with a scene delegate gets an App around its view")
  func sceneDelegate() throws {
    let delegate = """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { window.rootViewController = UIHostingController(rootView: ContentView()) }
      }
      """
    let folder = try AppFolder(["SceneDelegate.swift": delegate, "ContentView.swift": ""])
    let cache = try AppFolder()
    try package(of: folder, cache: cache).write()
    let entry = try #require(cache.contents().first { $0.key.hasSuffix(AppPackage.entryFile) })
    #expect(entry.value.contains("@main") && entry.value.contains("return ContentView()"))
  }

  @Test("a package's target with resources finds them in Bundle.module; literals of colors have their type")
  func addedSources() throws {
    let folder = try AppFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Notes", targets: [.executableTarget(name: "Notes", resources: [.process("Texts")])])
      """,
      "Sources/Notes/Notes.swift": app + "let orange = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "Sources/Notes/Texts/hello.txt": "hello",
    ])
    let cache = try AppFolder()
    try package(of: folder, cache: cache).write()
    let added = try #require(cache.contents().first { $0.key.hasSuffix(AppPackage.addedFile) }?.value)
    #expect(added.contains("static var module: Bundle { .main }") && added.contains("typealias _ColorLiteralType"))
    #expect(!added.contains("_ImageLiteralType"))
    let asking = "#if SWIFT_PACKAGE\nlet bundle = Bundle.module\n#else\nlet bundle = Bundle.main\n#endif\n"
    let target = try AppFolder(["App.swift": app + "let text = Bundle.module.url(forResource: \"a\", withExtension: \"txt\")"])
    let own = try AppFolder()
    try self.package(of: target, cache: own).write()
    #expect(try own.contents().contains { $0.key.hasSuffix(AppPackage.addedFile) && $0.value.contains("module: Bundle") })
    let plain = try AppFolder(["App.swift": app + asking])
    let other = try AppFolder()
    try self.package(of: plain, cache: other).write()
    #expect(try other.contents().contains { $0.key.hasSuffix(AppPackage.addedFile) && $0.value.contains("module: Bundle") })
  }

  @Test("the package manager's steps are told from what the compiler says")
  func steps() throws {
    let step = try #require(AppBuild.Step("[12/48] Compiling Fruit App.swift"))
    #expect(step.part == 0.25 && step.name == "Compiling Fruit App.swift")
    #expect(AppBuild.Step("/a/App.swift:1:1: error: no [1/2] such thing") == nil)
    #expect(AppBuild.Step("[0/0] Nothing") == nil)
  }

  @Test("a change, a new file and a file that goes are noticed, and nothing else")
  func watch() throws {
    let folder = try AppFolder(["App.swift": app, "A/Row.swift": ""])
    var watch = SourceWatch([folder.path])
    func hasChanged() -> Bool { watch.hasChanged() }
    #expect(!hasChanged())
    try folder.write("let x = 1", to: "A/Row.swift")
    #expect(hasChanged())
    #expect(!hasChanged())
    try folder.write("", to: "A/New.swift")
    #expect(hasChanged())
    try folder.write("", to: ".build/New.swift")
    #expect(!hasChanged())
    try FileManager.default.removeItem(atPath: folder.path + "/A/New.swift")
    #expect(hasChanged())
  }

  @Test("an app is built where another one has been built last")
  func oneAfterTheOther() throws {
    // As this package looks from outside, and built in a moment.
    let library = try AppFolder([
      "Oriel/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Oriel",
        products: ["SwiftUI", "Combine", "HostedSessions"].map { .library(name: $0, targets: [$0]) },
        targets: ["SwiftUI", "Combine", "HostedSessions"].map { .target(name: $0) })
      """,
      "Oriel/Sources/SwiftUI/Empty.swift": "", "Oriel/Sources/Combine/Empty.swift": "",
      "Oriel/Sources/HostedSessions/Empty.swift": "",
    ])
    let cache = try AppFolder()
    for name in ["One", "Two", "One"] {
      let main = "import SwiftUI\n@main struct \(name) { static func main() {} }"
      let folder = try AppFolder(["\(name)/\(name)App.swift": main])
      let package = AppPackage(
        try AppSources(folder: "\(folder.path)/\(name)"), library: "\(library.path)/Oriel", cache: cache.path, languageMode: .v5)
      try package.write()
      #expect(try AppBuild.run(package) { _, _ in } == .built, "\(name)")
    }
  }
}
