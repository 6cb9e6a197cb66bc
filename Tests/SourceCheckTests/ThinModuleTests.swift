import Foundation
import Testing

@testable import Migrator
@testable import SourceCheck

@Suite("Thin modules in the check")
struct ThinModuleTests {
  private func imported(_ texts: String..., isOwn: Bool = true) -> Set<String> {
    ThinModules.imported(by: texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }, isOwn: isOwn)
  }

  @Test("a target gets what its files import, and nothing else")
  func plain() {
    #expect(imported("import SwiftUI\nimport os", "import UIKit\nimport Elsewhere") == ["UIKit", "os"])
    #expect(imported("import SwiftUI").isEmpty)
    #expect(imported("#if canImport(UIKit)\nlet a = 1\n#endif\n").isEmpty)
  }

  @Test("behind canImport an app's own target gets those that are whole, and a package's none")
  func conditions() {
    let both = "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif\n"
    let log = "#if canImport(os)\nimport os\n#endif\n"
    // Whoever asks for UIKit uses its views.
    #expect(imported(both).isEmpty && imported(log) == ["os"])
    #expect(imported(both, "import AppKit") == ["AppKit"] && imported(both, "import UIKit") == ["UIKit"])
    #expect(imported(both + log, isOwn: false).isEmpty && imported("import os\n" + both, isOwn: false) == ["os"])
    #expect(imported("#if os(iOS)\nimport UIKit\n#endif\n#if canImport(Combine)\n#endif\n").isEmpty)
  }

  @Test("the compiler knows them by their names here")
  func flags() {
    #expect(ThinModules.flags(for: ["os", "UIKit"]) == ["-module-alias", "UIKit=OrielUIKit", "-module-alias", "os=OrielOS"])
    #expect(ThinModules.products(for: ["os", "OSLog"]) == ["OrielOS", "OrielOSLog"])
  }

  @Test("a file that imports them compiles, with their names and the branches for who has them")
  func compiles() throws {
    let run = try CheckFolder([
      "A.swift": """
      import OSLog
      import SwiftUI
      import UIKit
      import UniformTypeIdentifiers
      import os
      let logger = os.Logger(subsystem: "a", category: "b")
      extension UIColor { convenience init(hex: Int) { self.init(white: CGFloat(hex) / 255, alpha: 1) } }
      struct A: View {
        let type = UTType.png
        var body: some View {
          Button("Copy") {
            UIPasteboard.general.string = "a"
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            logger.info("copied \\(type, privacy: .public)")
            UIApplication.shared.open(URL(string: "https://example.com")!)
          }
          .foregroundStyle(Color(uiColor: UIColor(hex: 3)))
          Text("a").background(Color(.systemBackground)).font(Font(UIFont.preferredFont(forTextStyle: .body)))
          Image(uiImage: UIImage(systemName: "star") ?? UIImage())
        }
      }
      """,
      "B.swift": """
      #if canImport(UIKit)
      let kit = "UIKit"
      #endif
      let said = kit
      """,
    ]).check()
    #expect(run.isClean, "\(run.report)")
  }

  @Test("one that is not built is told, with what builds it")
  func unbuilt() throws {
    let products = try CheckFolder()
    let manager = FileManager.default
    func link(_ names: [String], in folder: String) throws {
      try manager.createDirectory(atPath: products.path(folder), withIntermediateDirectories: true)
      for name in names {
        let place = CheckFolder.products.appending(path: folder).appending(path: name)
        try manager.createSymbolicLink(atPath: products.path(folder + name), withDestinationPath: place.path)
      }
    }
    try link(manager.contentsOfDirectory(atPath: CheckFolder.products.path).filter { $0 != "Modules" }, in: "")
    let modules = try manager.contentsOfDirectory(atPath: CheckFolder.products.appending(path: "Modules").path)
    try link(modules.filter { !$0.hasPrefix("OrielUIKit.") }, in: "Modules/")
    let folder = try CheckFolder(["A.swift": "import SwiftUI\nimport UIKit\nimport os\nlet a = Logger()\n"])
    let run = try CheckRun(paths: [folder.path], products: products.url)
    #expect(run.problems.count == 1 && run.problems[0].description.contains("warning: UIKit can be imported here"))
    #expect(run.files["A.swift"]?.missingImports == ["UIKit"])
  }

  @Test("what a thin module has not is missing as before")
  func missing() throws {
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      import UIKit
      struct R: UIViewRepresentable { func makeUIView(context: Context) -> Int { 1 } }
      """
    ]).check()
    #expect(run.files["A.swift"]?.missingImports == [])
    #expect(run.symbol("UIViewRepresentable")?.state == .cannotBe)
  }
}
