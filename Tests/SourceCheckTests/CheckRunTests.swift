import Foundation
import Testing

@testable import Migrator
@testable import SourceCheck

/// Sources use names of visionOS, UIKit and others that stay missing, so that the tests hold when more of SwiftUI is there.
@Suite("oriel check", .serialized) struct CheckRunTests {
  static let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").padding() } }\n"

  /// An expression that the compiler cannot solve.
  static let slow: String = {
    let terms = (0..<40).map { "(a \($0 % 2 == 0 ? "+" : "*") \($0) / (2 - -b) + [1, 2.5, a].count)" }
    return "func slow(a: Double, b: Float) -> Int { let x = \(terms.joined(separator: " + ")) ; return x }\n"
  }()

  @Test("sources that compile are said to, in both language modes", arguments: CheckRun.LanguageMode.allCases)
  func clean(mode: CheckRun.LanguageMode) throws {
    let run = try CheckFolder(["A.swift": Self.view, "B/B.swift": "let b = 1\n"]).check(languageMode: mode)
    #expect(run.isClean && run.problems.isEmpty)
    #expect(run.report.summary == .init(files: 2, compiling: 2, modules: 1, compilingModules: 1))
    #expect(CheckText.text(of: run.report) == "2 of 2 files compile.\n")
  }

  @Test("the language mode is the compiler's")
  func languageMode() throws {
    let folder = try CheckFolder([
      "A.swift": "class A {}\nnonisolated func f(_ a: A) { Task { @MainActor in print(a) }; print(a) }\nvar g = A()\n"
    ])
    #expect(try folder.check(languageMode: .v5).isClean)
    #expect(try !folder.check(languageMode: .v6).isClean)
  }

  @Test("SwiftData is there: models, contexts and queries compile")
  func data() throws {
    let text = """
      import SwiftData
      import SwiftUI
      @Model final class Item {
        @Attribute(.unique) var name: String
        @Relationship(deleteRule: .cascade, inverse: \\Part.item) var parts: [Part] = []
        init(name: String) { self.name = name }
      }
      @Model final class Part { var item: Item?; init() {} }
      struct Items: View {
        @Environment(\\.modelContext) private var context
        @Query(filter: #Predicate<Item> { $0.name != "" }, sort: \\Item.name) private var items: [Item]
        var body: some View { List(items) { Text($0.name) }.onTapGesture { context.insert(Item(name: "a")) } }
      }
      @main struct A: App { var body: some Scene { WindowGroup { Items() }.modelContainer(for: Item.self) } }
      """
    let run = try CheckFolder(["A.swift": text]).check()
    #expect(run.isClean, "\(run.report)")
  }

  @Test("symbols that are missing are named with their kind, the number of files and whether they can come")
  func missing() throws {
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      struct A: View {
        @Environment(\\.openImmersiveSpace) private var open
        var body: some View {
          VStack {
            Text("a").ornament(attachmentAnchor: 1) { Text("b") }.padding()
            GeometryReader3D { _ in Text("c") }
          }
        }
      }
      """,
      "B.swift": "import SwiftUI\nstruct B: View { var body: some View { Text(\"b\").ornament(attachmentAnchor: 1) {} } }\n",
      "C.swift": Self.view.replacing("A", with: "C"),
    ]).check()
    #expect(run.report.summary.compiling == 1)
    let ornament = try #require(run.symbol(".ornament"))
    #expect(ornament.kind == "modifier" && ornament.files == 2 && ornament.state == .cannotBe)
    #expect(ornament.reason?.contains("visionOS") == true)
    #expect(run.symbol("GeometryReader3D")?.kind == "type")
    #expect(run.symbol("\\.openImmersiveSpace")?.kind == "environment value")
    #expect(run.files["A.swift"]?.missing == [".ornament", "GeometryReader3D", "\\.openImmersiveSpace"])
    #expect(run.files["A.swift"]?.errors.isEmpty == true)
    #expect(run.report.symbols.first?.name == ".ornament")
    #expect(CheckText.text(of: run.report).contains("1 of 3 files compile."))
  }

  @Test("what the source declares itself is not missing")
  func ownNames() throws {
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      extension View { func ornament(_ a: Int) -> some View { padding() } }
      struct GeometryReader3D: View { var body: some View { Text("a").ornament(1) } }
      extension EnvironmentValues { var openImmersiveSpace: Int { 1 } }
      struct B: View { @Environment(\\.openImmersiveSpace) var space; var body: some View { GeometryReader3D() } }
      """
    ]).check()
    #expect(run.isClean, "\(run.report)")
  }

  @Test("a module that is missing is reported once for each file and hides nothing else")
  func imports() throws {
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      import PencilKit
      @testable import Elsewhere
      struct A: View {
        var body: some View { Text("a").nonsense() }
        func f() { UIAlertController.shared.open(1) }
      }
      struct R: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIAlertController { .init() } }
      struct B: View { var body: some View { R() } }
      """,
      "B.swift": "import SwiftUI\n#if canImport(PencilKit)\nimport PencilKit\nlet c = UIColor.red\n#endif\n",
    ]).check()
    #expect(run.files["A.swift"]?.missingImports == ["PencilKit", "Elsewhere"])
    #expect(run.symbol("PencilKit")?.state == .cannotBe)
    #expect(run.symbol("Elsewhere")?.state == .elsewhere)
    #expect(run.symbol("UIViewControllerRepresentable")?.state == .cannotBe)
    #expect(run.symbol("UIAlertController")?.state == .cannotBe)
    #expect(run.files["A.swift"]?.errors.map(\.message) == ["value of type 'Text' has no member 'nonsense'"])
    #expect(run.files["A.swift"]?.errors.first?.line == 5)
    #expect(run.files["B.swift"]?.compiles == true)
  }

  @Test("a mistake of the source is an error with its line, and one behind what is missing is found too")
  func errors() throws {
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      let a: Int = "a"
      struct A: View {
        var body: some View {
          VStack {
            Text("a").ornament(attachmentAnchor: 1) { Text("b") }
            Text(wrong: 1)
          }
        }
      }
      """
    ]).check()
    let errors = try #require(run.files["A.swift"]?.errors)
    #expect(errors.map(\.line) == [2, 7])
    #expect(errors.last?.call == "Text(wrong:)")
    #expect(run.symbol("Text(wrong:)")?.kind == "call")
    #expect(CheckText.text(of: run.report).contains("A.swift:2: cannot convert value"))
  }

  @Test("a file that needs what only Apple's Foundation brings compiles with the plugin, and its target is named")
  func broughtByFoundation() throws {
    let run = try CheckFolder([
      "A.swift": """
      import Foundation
      class A: ObservableObject { @Published var a = 1; func f(_ r: URLRequest) -> URL { .documentsDirectory } }
      @Observable class C { var c = 1 }
      """,
      "B.swift": "import SwiftUI\nstruct B: View { @ObservedObject var a: A; var body: some View { Text(\"\\(a.a)\") } }\n",
    ]).check()
    #expect(run.isClean, "\(run.report)")
    #expect(run.files["A.swift"]?.usesAddedSource == true && run.files["B.swift"]?.usesAddedSource == false)
    #expect(CheckText.text(of: run.report).contains("With the plugin AppSources"))
    let imported = try CheckFolder([
      "A.swift":
        "import Foundation\nimport Combine\nclass A: ObservableObject { @Published var a = 1; func f(_ r: URLRequest) {} }\n"
    ]).check()
    #expect(imported.isClean && imported.files["A.swift"]?.usesAddedSource == false)
  }

  @Test("an expression that the compiler cannot solve ends within the limits, and the rest is checked")
  func limits() throws {
    var limits = CheckLimits()
    limits.expression = .seconds(1)
    limits.file = .seconds(8)
    let start = ContinuousClock.now
    let run = try CheckFolder(["A.swift": Self.view, "B.swift": Self.slow]).check(limits: limits)
    #expect(ContinuousClock.now - start < .seconds(120))
    #expect(run.files["A.swift"]?.compiles == true)
    #expect(run.files["B.swift"]?.compiles == false)
  }

  @Test("a run whose time is over says which files were not reached")
  func deadline() throws {
    var limits = CheckLimits()
    limits.module = .zero
    let run = try CheckFolder(["A.swift": Self.view]).check(limits: limits)
    #expect(run.files["A.swift"]?.limit == .notReached)
    #expect(CheckText.text(of: run.report).contains("not checked to their end"))
  }

  @Test("what one compiler uses of the time for a module the next ones do not have")
  func time() {
    var limits = CheckLimits()
    (limits.module, limits.jobs) = (.seconds(100), 2)
    let time = ModuleTime(limits, files: 1)
    #expect(time.left == .seconds(100))
    time.take(.seconds(50))
    #expect(time.left == .seconds(75))
    time.take(.seconds(500))
    #expect(time.left < .zero)
    limits.module = .zero
    #expect(ModuleTime(limits, files: 1).left == .zero)
  }

  @Test("an app of many files is checked in batches")
  func manyFiles() throws {
    var files: [String: String] = [:]
    for index in 0..<300 {
      files["Folder\(index % 7)/A\(index).swift"] =
        "import SwiftUI\nstruct A\(index): View { var body: some View { Text(\"a\") } }\n"
    }
    files["Wrong.swift"] = "let a: Int = A1().body\n"
    let run = try CheckFolder(files).check()
    #expect(run.report.summary.files == 301 && run.report.summary.compiling == 300)
  }

  @Test("assets have the symbols that the plugin makes, and what is no asset is a mistake")
  func assets() throws {
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      let a = Color.brandBlue
      let b = Color.nothing
      let c = [Image(.harbor), Image(.Stamps.quarter)]
      """,
      "B.swift": "import SwiftUI\nextension Color { static let own = Color(\"Own\") }\nlet d = Color.own\n",
      "Assets.xcassets/Brand Blue.colorset/Contents.json": "{}", "Assets.xcassets/Own.colorset/Contents.json": "{}",
      "Assets.xcassets/Harbor.imageset/Contents.json": "{}",
      "Assets.xcassets/Stamps/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Assets.xcassets/Stamps/quarter.imageset/Contents.json": "{}",
    ]).check()
    #expect(run.files["A.swift"]?.errors.map(\.line) == [3])
    #expect(run.files["A.swift"]?.usesAddedSource == true)
    #expect(run.files["B.swift"]?.compiles == true && run.files["B.swift"]?.usesAddedSource == false)
  }

  @Test("members of types that are not here, and what follows from such types, are not called missing")
  func alike() throws {
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      import MediaPlayer
      func ask() {
        AVCaptureDevice.current().getNotificationSettings { settings in
          if settings.authorizationStatus == .authorized { print("yes") }
          switch settings.authorizationStatus {
          case .provisional, .notDetermined: break
          default: break
          }
        }
      }
      let tint: UIBezierPath = .red
      let shown = tint.cgPath
      """,
      "B.swift": """
      import SwiftUI
      import PencilKit
      class Screen: UIViewController {
        func show() {
          ornament(1)
          title = "title"
          view.addSubview(view)
        }
      }
      func use(_ screen: Screen) { screen.ornament(2) }
      """,
    ]).check()
    #expect(run.files["A.swift"]?.missing == ["AVCaptureDevice", "UIBezierPath"], "\(run.report)")
    #expect(run.files["A.swift"]?.missingImports == ["MediaPlayer"])
    #expect(run.files["A.swift"]?.errors == [])
    #expect(run.files["B.swift"]?.missing == ["UIViewController"], "\(run.report)")
    #expect(run.files["B.swift"]?.errors == [])
  }

  @Test(
    "literals of colors, images and files compile where Xcode would show what they are", arguments: CheckRun.LanguageMode.allCases
  )
  func literals(mode: CheckRun.LanguageMode) throws {
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      struct A: View {
        var body: some View {
          Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)).frame(height: 30)
          Color(uiColor: #colorLiteral(red: 0, green: 0.5, blue: 0, alpha: 0.5))
          Color(uiColor: .systemBackground)
          Image(uiImage: #imageLiteral(resourceName: "photo.png"))
          Text(#fileLiteral(resourceName: "a.txt").lastPathComponent)
        }
      }
      let all = [#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1), #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)]
      func shown() -> [Color] { all.map { Color($0) } }
      """
    ]).check(languageMode: mode)
    #expect(run.isClean, "\(run.report)")
  }

  @Test("what an app, an example or a test left beside SwiftUI is no module that others have")
  func builtModules() throws {
    let folder = try CheckFolder([
      "Modules/SwiftUI.swiftmodule": "", "Modules/Logging.swiftmodule": "", "Modules/Kit.swiftmodule": "",
      "Modules/Gallery.swiftmodule": "", "Modules/KitTests.swiftmodule": "", "Modules/Kit.o": "",
      "SwiftUI.build/sources": "/a/Oriel/Sources/SwiftUI/App.swift\n",
      "Kit.build/sources": "/home/me/.cache/oriel/apps/Fruit-1/Sources/Kit/Kit.swift\n",
      "Gallery.build/sources": "/a/Oriel/Examples/Gallery/App.swift\n",
      "KitTests.build/sources": "/a/Oriel/Tests/KitTests/T.swift\n",
    ])
    #expect(CheckRun.builtModules(folder.url) == ["SwiftUI", "Logging"])
  }
}
