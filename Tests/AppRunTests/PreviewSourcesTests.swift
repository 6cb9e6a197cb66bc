import Foundation
import PagePictures
import PreviewExchange
import SourceCheck
import Testing

@testable import AppRun

@Suite("What `oriel preview` builds")
struct PreviewSourcesTests {
  private let app = "import SwiftUI\n@main struct Fruit: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
  private let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n#Preview { Row() }"

  private func failure(_ files: [String: String], at path: String = "", target: String? = nil) throws -> String? {
    let folder = try AppFolder(files)
    do {
      _ = try AppSources(previewsIn: folder.path + path, target: target)
      return nil
    } catch {
      return error.description.replacing(folder.path, with: "FOLDER")
    }
  }

  private func manifest(_ targets: String...) -> String {
    "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"P\", targets: ["
      + targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ") + "])"
  }

  @Test("a folder needs no app, and of one the beginning is no beginning any more")
  func package() throws {
    let cache = try AppFolder()
    for (files, flags) in [(["Row.swift": row], ""), (["Row.swift": row, "App.swift": app], "-entry-point-function-name")] {
      let folder = try AppFolder(files)
      let sources = try AppSources(previewsIn: folder.path)
      let package = AppPackage(sources, library: "/somewhere/Oriel", cache: cache.path, languageMode: .v5)
      try package.write()
      let manifest = try String(contentsOfFile: package.folder + "/Package.swift", encoding: .utf8)
      let name = try #require(sources.modules.first).name
      #expect(manifest.contains("    .target(name: \"\(name)\"") && manifest.contains(".define(\"ORIEL_PREVIEWS\")"))
      #expect(
        manifest.contains("    .executableTarget(name: \"\(name)Previews\", dependencies: [.product(name: \"PreviewHosting\""))
      #expect(manifest.contains("-entry-point-function-name") == !flags.isEmpty)
      let program = try String(contentsOfFile: "\(package.folder)/Sources/\(name)Previews/RunEntry.swift", encoding: .utf8)
      #expect(program.contains("PreviewProgram.main()"))
      // Beside the app's own package, whose answers to questions of trust count here, too.
      #expect(package.folder == AppPackage.folder(of: sources, in: cache.path) + "-previews")
    }
  }

  @Test("a main.swift and delegates of UIKit are left out")
  func beginnings() throws {
    let delegates =
      "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { func scene() { window.rootViewController = UIHostingController(rootView: Row()) } }"
    let folder = try AppFolder(["Row.swift": row, "main.swift": "print(1)"])
    #expect(try AppSources(previewsIn: folder.path).modules.map(\.files) == [[folder.path + "/Row.swift"]])
    let old = try AppFolder(["Row.swift": row, "Delegates.swift": delegates])
    #expect(try AppSources(previewsIn: old.path).modules.map(\.files) == [[old.path + "/Row.swift"]])
  }

  @Test("providers are known by their types and lines")
  func providers() throws {
    let provider = "struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }"
    let text =
      row + "\n\nprivate " + provider
      + "\nenum Other {}\nextension Other: SwiftUI.PreviewProvider { static var previews: some View { Row() } }"
    let folder = try AppFolder(["Row.swift": text])
    let sources = try AppSources(previewsIn: folder.path)
    let path = folder.path + "/Row.swift"
    let module = try #require(sources.modules.first).name
    #expect(
      sources.previews?.providers == [
        PreviewSettings.Provider(module: module, type: "Row_Previews", path: path, line: 5),
        PreviewSettings.Provider(module: module, type: "Other", path: path, line: 7),
      ])
  }

  @Test("of a file its target is built, wherever the file is named from")
  func file() throws {
    let folder = try AppFolder([
      "Package.swift": manifest("One", "Two"), "Sources/One/Row.swift": row, "Sources/Two/Row.swift": row,
    ])
    let sources = try AppSources(previewsIn: folder.path + "/Sources/Two/Row.swift")
    #expect(sources.name == "Two" && sources.previews?.file == folder.path + "/Sources/Two/Row.swift")
    #expect(try AppSources(previewsIn: folder.path).modules.map(\.name) == ["One", "Two"])
    #expect(try AppSources(previewsIn: folder.path, target: "Two").modules.map(\.name) == ["Two"])
  }

  @Test("what has no previews says so, and what to do")
  func failures() throws {
    let plain = row.replacing(#/#Preview.*/#, with: "")
    #expect(
      try failure(["Row.swift": plain, "App.swift": app])
        == "There are no previews in FOLDER: none of its 2 Swift files has a #Preview or a PreviewProvider. "
        + "Add one to the file of a view: #Preview { ContentView() }")
    #expect(try failure(["a.txt": ""])?.contains("There is no Swift file here.") == true)
    #expect(
      try failure(["A.swift": "import Testing"])?.hasPrefix("There are no previews in FOLDER: it has no Swift file but for tests")
        == true)
    #expect(try failure(["Row.swift": plain], at: "/Row.swift")?.hasPrefix("There are no previews in FOLDER/Row.swift.") == true)
    #expect(try failure(["a.txt": ""], at: "/a.txt") == "'FOLDER/a.txt' is no Swift file. Name one, or a folder with such.")
    #expect(try failure([:], at: "/none")?.hasPrefix("There is nothing at 'FOLDER/none'.") == true)
    #expect(
      try failure(["Package.swift": manifest("One"), "Sources/One/A.swift": "", "Other/Row.swift": row], at: "/Other/Row.swift")
        == "'FOLDER/Other/Row.swift' belongs to no target of FOLDER: there are 'One'. Add it to one, or name a folder. "
        + "Tests and pages of playgrounds have no previews.")
    let two = [
      "Package.swift": manifest("One", "Two"), "Sources/One/App.swift": app + row.dropFirst(15),
      "Sources/Two/App.swift": app + row.dropFirst(15),
    ]
    #expect(try failure(two) == "There are several apps with previews in FOLDER. Name one with --target: 'One', 'Two'.")
    #expect(try failure(two, target: "Three") == "There is no target 'Three' in FOLDER. There are: 'One', 'Two'.")
  }

  @Test("pictures have names of their files and previews, none twice")
  func names() {
    #expect(
      PictureNames.names(of: [
        ("Views/Row.swift", "Long title"), ("Views/Row.swift", "long title"), ("Row.swift", "../../etc/passwd"), ("Ä.swift", "🍎"),
        ("A.swift", String(repeating: "x", count: 400)),
      ]) == [
        "Views-Row--Long-title.png", "Views-Row--long-title-2.png", "Row--etc-passwd.png", "Ä--preview.png",
        "A--\(String(repeating: "x", count: 91)).png",
      ])
  }

  @Test("sizes of pictures are two numbers")
  func lengths() {
    #expect(PictureSettings.lengths("390x844") == .init(width: 390, height: 844))
    for text in ["390", "0x1", "1x5000", "-1x1", "1x1x1", "", "ax1"] { #expect(PictureSettings.lengths(text) == nil) }
  }

  @Test("where there is no Chromium, the answer names its package")
  func chromium() throws {
    #expect(throws: PictureFailure.self) { try Chromium.program([Chromium.variable: "/nowhere/chromium"]) }
    #expect(try Chromium.program([Chromium.variable: "/bin/sh"]) == "/bin/sh")
    let words = Chromium.missing.description
    #expect(words.contains("apt-get install chromium") && words.contains(Chromium.variable))
  }
}
