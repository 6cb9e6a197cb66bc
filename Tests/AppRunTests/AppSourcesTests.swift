import Foundation
import SourceCheck
import Testing

@testable import AppRun

@Suite("What `oriel run` makes of a folder")
struct AppSourcesTests {
  private let app = "import SwiftUI\n@main struct Fruit: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"

  @Test("a folder without a project is one app, with all its files")
  func plainFolder() throws {
    let folder = try AppFolder(["App.swift": app, "Views/Row.swift": "import SwiftUI", "Tests/T.swift": "import XCTest"])
    let sources = try AppSources(folder: folder.path)
    #expect(sources.entry == .main)
    #expect(sources.modules.map(\.files) == [[folder.path + "/App.swift", folder.path + "/Views/Row.swift"]])
  }

  @Test("a folder that is not there, a file, and a folder without an app are refused by name")
  func refusals() throws {
    let folder = try AppFolder(["Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }"])
    func failure(_ path: String, target: String? = nil) -> String? {
      do throws(AppSources.Failure) {
        _ = try AppSources(folder: path, target: target)
        return nil
      } catch { return error.description }
    }
    #expect(failure(folder.path + "/no")?.contains("There is no folder") == true)
    #expect(failure(folder.path + "/Row.swift")?.contains("is a file") == true)
    #expect(failure(folder.path)?.contains("none of the types in") == true)
    try folder.write(app, to: "App.swift")
    #expect(failure(folder.path, target: "Other")?.contains("There is no target 'Other'") == true)
  }

  @Test("of several apps one has to be named")
  func severalApps() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .executableTarget(name: "One", dependencies: ["Kit"]), .executableTarget(name: "Two"), .target(name: "Kit"),
      ])
      """
    let folder = try AppFolder([
      "Package.swift": manifest, "Sources/One/App.swift": "import Kit\n" + app, "Sources/Two/App.swift": app,
      "Sources/Kit/Kit.swift": "public let x = 1",
    ])
    #expect {
      try AppSources(folder: folder.path)
    } throws: {
      "\($0)".hasPrefix("There are several apps in \(folder.path). Name one with --target: 'One', 'Two'.")
    }
    let one = try AppSources(folder: folder.path, target: "One")
    #expect(one.modules.map(\.name) == ["One", "Kit"])
    #expect(one.modules[0].dependencies == ["Kit"])
    #expect(try AppSources(folder: folder.path, target: "Two").modules.map(\.name) == ["Two"])
  }

  /// A project with an app for each of some systems, by their names for its settings.
  private func project(_ targets: [(name: String, system: String, product: String)]) throws -> AppFolder {
    var objects = ""
    var files: [String: String] = [:]
    for (index, target) in targets.enumerated() {
      files["Sources\(index)/App.swift"] = app
      objects += """
        T\(index) = { isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = C\(index); fileSystemSynchronizedGroups = (
          G\(index), ); productType = "com.apple.product-type.\(target.product)"; };
        G\(index) = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources\(index); sourceTree = "<group>"; };
        C\(index) = { isa = XCConfigurationList; buildConfigurations = ( X\(index), ); };
        X\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(target.system); }; };

        """
    }
    let names = { (letter: String) in targets.indices.map { "\(letter)\($0)" }.joined(separator: ", ") }
    files["App.xcodeproj/project.pbxproj"] = """
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = ( \(names("T")), ); };
        M = { isa = PBXGroup; children = ( \(names("G")), ); sourceTree = "<group>"; };
      \(objects)
      }; rootObject = P; }
      """
    return try AppFolder(files)
  }

  @Test("of a project's apps that for phones or desktops is run, beside those of watches and televisions and beside its clip")
  func oneOfSeveral() throws {
    let (phone, watch, clip) = (
      ("Fruit", "iphoneos", "application"), ("Watch", "watchos", "application"),
      ("Clip", "iphoneos", "application.on-demand-install-capable")
    )
    let folder = try project([watch, clip, phone, ("TV", "appletvos", "application")])
    let sources = try AppSources(folder: folder.path)
    #expect(sources.name == "Fruit")
    #expect(sources.choiceNote == "'Fruit' is run. Others are named with --target: 'Watch', 'Clip', 'TV'.")
    #expect(try AppSources(folder: folder.path, target: "Watch").name == "Watch")
    #expect(try AppSources(folder: folder.path, target: "Watch").choiceNote == nil)
    // Phones come first, unless another system was asked for.
    let both = try project([("Desk", "macosx", "application"), phone])
    #expect(try AppSources(folder: both.path).name == "Fruit")
    #expect(try AppSources(folder: both.path, platform: .macos).name == "Desk")
    #expect(throws: AppSources.Failure.self) {
      try AppSources(folder: project([phone, ("Other", "iphoneos", "application")]).path)
    }
  }

  @Test("a delegate that is marked @main is no beginning: the app begins with the view that the scene delegate shows")
  func mainDelegate() throws {
    let folder = try AppFolder([
      "AppDelegate.swift": "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      "SceneDelegate.swift": """
      import SwiftUI
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene) { window.rootViewController = UIHostingController(rootView: MainView()) }
      }
      """, "MainView.swift": "import SwiftUI",
    ])
    let sources = try AppSources(folder: folder.path)
    guard case .sceneDelegate(let root) = sources.entry else {
      Issue.record("\(sources.entry)")
      return
    }
    #expect(root.expression == "MainView()" && root.delegateFiles.count == 2)
    #expect(sources.modules[0].files == [folder.path + "/MainView.swift"])
  }

  @Test("what a project names beside its sources is in the bundle, wherever it stands, each language's in its folder")
  func namedResources() throws {
    let folder = try AppFolder([
      "App/Sources/App.swift": app, "App/Sources/near.txt": "", "App/Assets/far.mp3": "", "App/Assets/loose.txt": "",
      "App/Assets/Assets.xcassets/Contents.json": "{}", "App/Texts/de.lproj/Localizable.strings": "",
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = M; targets = ( T, ); };
        M = { isa = PBXGroup; children = ( G, ); sourceTree = "<group>"; };
        G = { isa = PBXGroup; path = App; children = ( S, F, A, V, ); sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Sources/App.swift; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Assets/far.mp3; sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = Assets/Assets.xcassets; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = ( D, ); path = Texts; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        BS = { isa = PBXBuildFile; fileRef = S; }; BF = { isa = PBXBuildFile; fileRef = F; };
        BA = { isa = PBXBuildFile; fileRef = A; }; BV = { isa = PBXBuildFile; fileRef = V; };
        X = { isa = PBXSourcesBuildPhase; files = ( BS, ); };
        R = { isa = PBXResourcesBuildPhase; files = ( BF, BA, BV, ); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = ( X, R, ); productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """,
    ])
    #expect(
      try AppSources(folder: folder.path).resources.places.keys.sorted()
        == ["Assets.xcassets", "de.lproj/Localizable.strings", "far.mp3", "near.txt"])
  }

  @Test("an app with a scene delegate begins with the view that the delegate shows, and the statements that it needs")
  func sceneDelegate() throws {
    let delegate = """
      import UIKit
      import SwiftUI
      import Combine
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene) {
          let store = Store()
          let unused = 3
          let contentView = ContentView().environmentObject(store)
          if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
          }
        }
      }
      """
    let folder = try AppFolder([
      "SceneDelegate.swift": delegate, "ContentView.swift": "import SwiftUI",
      "AppDelegate.swift": "import UIKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
    ])
    let sources = try AppSources(folder: folder.path)
    guard case .sceneDelegate(let root) = sources.entry else {
      Issue.record("\(sources.entry)")
      return
    }
    #expect(root.expression == "contentView")
    #expect(root.statements == ["let store = Store()", "let contentView = ContentView().environmentObject(store)"])
    #expect(root.imports == ["Combine"])
    #expect(sources.modules.map(\.files) == [[folder.path + "/ContentView.swift"]])
  }

  @Test("resources lie flat in the bundle, those of a language in its folder, and catalogs as they are")
  func resources() throws {
    let folder = try AppFolder([
      "App.swift": app, "Data/fruits.json": "[]", "de.lproj/Localizable.strings": "", "Assets.xcassets/Contents.json": "{}",
      "More/Assets.xcassets/Contents.json": "{}", "More/fruits.json": "{}", "README.md": "", "LICENSE": "",
      ".git/config.json": "",
      "Base.lproj/Main.storyboard": "",
    ])
    let resources = try AppSources(folder: folder.path).resources
    #expect(
      resources.places == [
        "fruits.json": folder.path + "/Data/fruits.json",
        "de.lproj/Localizable.strings": folder.path + "/de.lproj/Localizable.strings",
        "Assets.xcassets": folder.path + "/Assets.xcassets", "2-Assets.xcassets": folder.path + "/More/Assets.xcassets",
      ])
    #expect(resources.repeated == ["fruits.json"])
  }

  @Test("what a delegate's view needs may be a property of the delegate, with a value from the beginning or assigned before")
  func propertiesOfTheDelegate() throws {
    let delegate = """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var game: Game!
        private lazy var store: Store = Store(name: "a") { didSet { print("b") } }
        var window: UIWindow?
        func application() -> Bool {
          self.game = Game(size: 4)
          window!.rootViewController = UIHostingController(rootView: GameView(store: self.store).environmentObject(game))
          return true
        }
      }
      """
    let folder = try AppFolder(["AppDelegate.swift": delegate, "GameView.swift": "import SwiftUI"])
    guard case .sceneDelegate(let root) = try AppSources(folder: folder.path).entry else {
      Issue.record("no entry")
      return
    }
    #expect(root.expression == "GameView(store: store).environmentObject(game)")
    #expect(root.statements == ["let store: Store = Store(name: \"a\")", "let game = Game(size: 4)"])
  }

  private func failure(_ files: [String: String], file: String = "", target: String? = nil) throws -> String? {
    let folder = try AppFolder(files)
    do throws(AppSources.Failure) {
      _ = try AppSources(folder: folder.path + file, target: target)
      return nil
    } catch { return error.description.replacing(folder.path, with: "FOLDER") }
  }

  @Test("a target with nothing in it, an extension and a folder with extensions alone are told apart")
  func targetsWithoutApp() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .executableTarget(name: "One"), .executableTarget(name: "Clock"), .target(name: "Kit"), .executableTarget(name: "Empty"),
      ])
      """
    let widget = "import SwiftUI\nimport WidgetKit\n@main struct Widgets: WidgetBundle { var body: some Widget { Clock() } }"
    var files = ["Package.swift": manifest, "Sources/Clock/Clock.swift": widget, "Sources/One/App.swift": app]
    // The extension is no second app.
    let folder = try AppFolder(files)
    #expect(try AppSources(folder: folder.path).name == "One")
    #expect(
      try failure(files, target: "Empty")
        == "The target 'Empty' has nothing in it: no Swift file of FOLDER belongs to it, but for tests. Apps are: 'One'.")
    #expect(
      try failure(files, target: "Clock")
        == "The target 'Clock' is an extension, not an app: its type marked @main is a WidgetBundle. Apps are: 'One'.")
    files["Sources/One/App.swift"] = nil
    #expect(try failure(files)?.contains("'Clock' is an extension, which an app or the system shows") == true)
    files["Sources/Clock/Clock.swift"] = "import Testing"
    #expect(try failure(files)?.contains("no Swift file belongs to one of its targets, 'Clock', 'Empty', 'Kit', 'One'") == true)
  }

  @Test("a folder in which an extension's files are beside the app's is the app")
  func extensionBeside() throws {
    let widget = "import SwiftUI\n@main struct Widgets: WidgetBundle { var body: some Widget { Clock() } }"
    let folder = try AppFolder(["App.swift": app, "Widget.swift": widget])
    #expect(try AppSources(folder: folder.path).entry == .main)
  }

  @Test("a project of Tuist is named, with the folders of its apps")
  func tuist() throws {
    let project = "import ProjectDescription\nlet project = Project(name: \"P\")"
    let files = [
      "Project.swift": project, "One/Sources/App.swift": app, "Two/Sources/App.swift": app.replacing("Fruit", with: "Other"),
    ]
    let text = try #require(try failure(files))
    #expect(text.hasPrefix("FOLDER is a project of Tuist: its targets stand in FOLDER/Project.swift, which is not read."))
    #expect(text.contains("'FOLDER/One/Sources', 'FOLDER/Two/Sources'"))
    // With one app all files are its own, but for the description.
    let one = try AppFolder(["Project.swift": project, "Sources/App.swift": app])
    #expect(try AppSources(folder: one.path).modules.map(\.files) == [[one.path + "/Sources/App.swift"]])
  }

  @Test("a single file and a folder of previews are answered with what to do")
  func fileAndPreviews() throws {
    let row = "import SwiftUI\nstruct Row: View { let name: String; var body: some View { Text(name) } }\n"
    #expect(
      try failure(["App.swift": app], file: "/App.swift")?.contains("copy it into a folder of its own, and name that") == true)
    #expect(
      try failure(["App.swift": app], file: "/App.swift")?.hasSuffix("shown by: oriel preview FOLDER/App.swift") == true)
    #expect(
      try failure(["Row.swift": row + "#Preview { Row(name: \"a\") }"])?.hasSuffix("shown by: oriel preview FOLDER") == true)
    let provider = "struct Row_Previews: PreviewProvider { static var previews: some View { Row(name: \"a\") } }"
    #expect(try failure(["Row.swift": row + provider])?.hasSuffix("shown by: oriel preview FOLDER") == true)
    #expect(try failure(["Row.swift": row])?.hasSuffix("Name the folder of an app.") == true)
  }

  @Test("a file that is left out is no part of the app, and what it declared is absent; a wrong name is told")
  func leftOut() throws {
    let folder = try AppFolder([
      "App.swift": "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
      "Old/Engine.swift": "struct Engine { func run() {} }\n",
      "Start.swift": "import SwiftUI\nfunc start() throws { Engine().run() }\nfunc check() { Engine().run() }\n",
    ])
    let library = LibraryNames(library: Self.library)
    let sources = try AppSources(folder: folder.path, placeholders: library, leftOut: ["Old"])
    #expect(sources.modules[0].files.map { ($0 as NSString).lastPathComponent }.sorted() == ["App.swift", "Start.swift"])
    #expect(sources.placeholders.map(\.line) == [2] && sources.placeholders.map(\.absent) == ["Engine"])
    #expect(sources.placeholderNotes.count == 2 && sources.placeholderNotes[1].contains("Start.swift:2: start()"))
    #expect(throws: AppSources.Failure.self) { _ = try AppSources(folder: folder.path, leftOut: ["New"]) }
    #expect(try AppSources(folder: folder.path).placeholders.isEmpty)
  }

  private static let library = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
}
