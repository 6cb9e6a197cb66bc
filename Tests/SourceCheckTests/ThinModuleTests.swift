import Foundation
import Testing

@testable import Migrator
@testable import SourceCheck

@Suite("Thin modules in the check")
struct ThinModuleTests {
  private func imported(_ texts: String..., isOwn: Bool = true, as platform: AppPlatform = .linux) -> Set<String> {
    let files = texts.enumerated().map { PlatformConditions.answered(SourceFile(path: "\($0).swift", text: $1), as: platform) }
    return ThinModules.imported(by: files, isOwn: isOwn, platform: platform)
  }

  @Test("a target gets what its files import, and nothing else")
  func plain() {
    #expect(imported("import SwiftUI\nimport os", "import UIKit\nimport Elsewhere") == ["UIKit", "os"])
    #expect(imported("import SwiftUI").isEmpty)
    #expect(imported("import Charts") == ["Charts"] && imported("#if canImport(Charts)\nimport Charts\n#endif") == ["Charts"])
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

  @Test("who has swift-crypto for where there is no CryptoKit keeps it: it has ciphers, too")
  func crypto() {
    let both = "#if canImport(CryptoKit)\nimport CryptoKit\n#else\nimport Crypto\n#endif\n"
    #expect(imported(both).isEmpty && imported(both, as: .ios).isEmpty)
    #expect(imported("#if canImport(CryptoKit)\nimport CryptoKit\n#endif\n") == ["CryptoKit"])
    #expect(imported(both, "import CryptoKit") == ["CryptoKit"])
  }

  @Test("digests and passwords compile, and ciphers are said to be in swift-crypto")
  func cryptography() throws {
    let run = try CheckFolder([
      "A.swift": """
      import CryptoKit
      import Foundation
      import Security
      func digest(_ data: Data) -> String { SHA256.hash(data: data).compactMap { String(format: "%02x", $0) }.joined() }
      func read(_ account: String) -> Data? {
        let query: [String: Any] = [
          kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account, kSecReturnData as String: true,
        ]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
        return item as? Data
      }
      """,
      "B.swift":
        "import CryptoKit\nimport Foundation\nfunc seal(_ a: Data, _ k: SymmetricKey) throws { _ = try AES.GCM.seal(a, using: k) }\n",
    ]).check()
    #expect(run.files["A.swift"]?.compiles == true && run.files["B.swift"]?.compiles == false, "\(run.report)")
    #expect(LinuxLimits.family(of: "AES")?.reason.contains("swift-crypto") == true)
  }

  @Test("an app's own target gets the modules of its system, also where it only asks for them")
  func systems() {
    let both = "#if os(iOS)\nimport UIKit\n#elseif os(macOS)\nimport AppKit\n#endif\n"
    #expect(imported(both, as: .ios) == ["UIKit"] && imported(both, as: .macos) == ["AppKit"])
    #expect(imported(both, as: .linux).isEmpty)
    let asked = "#if canImport(UIKit)\nlet a = 1\n#endif\n"
    #expect(imported(asked, as: .ios) == ["UIKit"] && imported(asked, as: .macos) == ["AppKit"])
    #expect(imported(asked, isOwn: false, as: .ios) == ["UIKit"] && imported(asked, isOwn: false).isEmpty)
  }

  private func brought(_ texts: String...) -> Set<String> {
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    return ThinModules.broughtBySwiftUI(to: files, besides: ThinModules.imported(by: files, isOwn: true, platform: .linux))
  }

  @Test("what files name and do not import comes with SwiftUI, as on Apple's platforms")
  func broughtBySwiftUI() {
    #expect(
      brought("import SwiftUI\nlet a = UIColor.red", "import SwiftUI\nlet t: UTType? = nil") == [
        "UIKit", "UniformTypeIdentifiers",
      ])
    #expect(brought("import SwiftUI\nstruct A { @NSApplicationDelegateAdaptor var d: D }") == ["AppKit"])
    #expect(brought("import SwiftUI\nlet a = UNMutableNotificationContent()") == ["UserNotifications"])
    // What is imported is there, and UIKit brings types of data.
    #expect(brought("import SwiftUI\nimport UIKit\nlet a = UIColor.red; let b: UTType? = nil").isEmpty)
    // Not without SwiftUI, not in texts and comments, and not where it is not compiled.
    #expect(brought("import Foundation\nlet a = UIColor.red").isEmpty)
    #expect(brought("import SwiftUI\n// UIColor\nlet a = \"UIColor\"").isEmpty)
    #expect(
      brought("import SwiftUI\n#if os(iOS)\nlet a = UIColor.red\n#endif\n#if canImport(AppKit)\nlet b = NSColor.red\n#endif")
        .isEmpty)
  }

  @Test("XML comes with Foundation where a file names it, and nowhere else")
  func broughtByFoundation() {
    #expect(brought("import Foundation\nclass A: NSObject, XMLParserDelegate {}") == ["FoundationXML"])
    #expect(brought("import SwiftUI\nlet a = XMLParser(data: d)") == ["FoundationXML"])
    #expect(brought("import Foundation\n// XMLParser\nlet a = \"XMLParser\"", "let b = 1").isEmpty)
    #expect(brought("import Foundation\nlet a = XMLNode()", "struct XMLNode {}").isEmpty)
    #expect(brought("import Foundation\nimport FoundationXML\nlet a = XMLParser(data: d)").isEmpty)
  }

  @Test("the names that come with SwiftUI are declared in the modules")
  func declared() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    for (module, names) in ThinModules.broughtBySwiftUI {
      let folder = sources.appending(path: try #require(ThinModules.names[module]))
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      for name in names {
        let declaration = try Regex("\\b(class|struct|enum|protocol|typealias|var|let) \(name)\\b")
        #expect(text.contains(declaration), "\(module) declares no \(name)")
      }
    }
  }

  @Test("words of Objective-C go, and selectors are names")
  func appleWords() {
    let text = """
      class A: NSObject {
        @objc private func tap(_ sender: Any) {}
        @IBAction func press() { b(#selector(A.tap(_:))) }
        let c = "#selector(x) @objc"  // @objc
      }
      """
    #expect(
      AppleWords.replaced(in: text) == """
        class A: NSObject {
                private func tap(_ sender: Any) {}
                    func press() { b(Selector("A.tap(_:)") { a, b in if let a = a as? A { a.tap(b as Any) } }) }
          let c = "#selector(x) @objc"  // @objc
        }
        """)
    #expect(AppleWords.replaced(in: "let a = 1") == nil)
    #expect(AppleWords.replaced(in: "let a = \"@objc\"") == nil)
  }

  @Test("names of days and months are unwrapped by sources, and are always there")
  func unwrappedSymbols() throws {
    let text = """
      import Foundation
      func a(_ b: DateFormatter) -> String? {
        guard let c = b.veryShortWeekdaySymbols, !c.isEmpty else { return b.monthSymbols?.first }
        return b.shortMonthSymbols![0] + b.weekdaySymbols[0] + b.amSymbol
      }
      """
    #expect(AppleWords.replaced(in: text)?.contains("let c = Optional(b.veryShortWeekdaySymbols), !c") == true)
    let run = try CheckFolder(["A.swift": text]).check()
    #expect(run.isClean, "\(run.report)")
    // Of a type of the app's own they are what that says.
    let own = "struct A { var eraSymbols: [String]? }\nlet f = DateFormatter()\nlet a = A().eraSymbols!"
    #expect(AppleWords.replaced(in: own) == nil)
  }

  @Test("a selector calls the method that it names, if that is in the same file and can be called")
  func selectors() throws {
    func replaced(_ method: String, _ selector: String) -> String {
      let text = AppleWords.replaced(in: "class A { \(method); func b() { c(#selector(\(selector))) } }") ?? ""
      return String(text.split(separator: "c(", maxSplits: 1).last?.dropLast(5) ?? "")
    }
    #expect(replaced("func d() {}", "d") == #"Selector("d") { a, _ in if let a = a as? A { a.d() } }"#)
    #expect(replaced("func d() -> Int { 1 }", "d") == #"Selector("d") { a, _ in if let a = a as? A { _ = a.d() } }"#)
    #expect(
      replaced("func d(n: Notification) throws {}", "self.d(n:)")
        == #"Selector("self.d(n:)") { a, b in if let a = a as? A, let b = b as? Notification { try? a.d(n: b) } }"#)
    #expect(
      replaced("func d(_ n: NSNotification?) {}", "A.d")
        == #"Selector("A.d") { a, b in if let a = a as? A { a.d((b as? Notification)?._bridgeToObjectiveC()) } }"#)
    for (method, selector) in [
      ("func d() async {}", "d"), ("static func d() {}", "d"), ("func d(_ a: Int, b: Int) {}", "d"),
      ("func d(_ a: Any) {}", "d(a:)"), ("", "d"), ("func d() {}", "B.d"),
    ] {
      #expect(replaced(method, selector) == "Selector(\"\(selector)\")")
    }
    let run = try CheckFolder([
      "A.swift": """
      import SwiftUI
      final class Model: NSObject, ObservableObject {
        override init() {
          super.init()
          NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: .init("a"), object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(old), name: nil, object: self)
          Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Model.tick), userInfo: nil, repeats: true)
        }
        @objc private func changed(_ notification: Notification) {}
        @objc func old(notification: NSNotification) {}
        @objc @MainActor func tick() {}
        deinit { NotificationCenter.default.removeObserver(self) }
      }
      """
    ]).check()
    #expect(run.isClean, "\(run.report)")
  }

  @Test("what Darwin has of C is here, under the name of the system's library")
  func systemLibrary() throws {
    #expect(AppleWords.replaced(in: "import Darwin\nlet a = Darwin.sqrt(2)") == "import Glibc\nlet a = Glibc.sqrt(2)")
    #expect(AppleWords.replaced(in: "import Darwin.C") == "import Glibc")
    #expect(AppleWords.replaced(in: "let a = Darwin.b // import Darwin") == nil)
    let run = try CheckFolder(["A.swift": "import Darwin\nlet a = Darwin.sqrt(2.0)\nlet b = getpid()\n"]).check()
    #expect(run.isClean, "\(run.report)")
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
      struct R: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> Int { 1 } }
      """
    ]).check()
    #expect(run.files["A.swift"]?.missingImports == [])
    #expect(run.symbol("UIViewControllerRepresentable")?.state == .cannotBe)
  }
}
