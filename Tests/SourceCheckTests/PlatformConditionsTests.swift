import Foundation
import Testing

@testable import Migrator
@testable import SourceCheck

@Suite("Conditions that ask for the system")
struct PlatformConditionsTests {
  @Test("each question becomes true or false, and nothing moves")
  func answers() throws {
    let text = """
      #if os(iOS) || (os(tvOS) && !targetEnvironment(simulator))  // os(iOS)
      let a = "#if os(iOS)"
        #if !os(macOS) && canImport(UIKit) && swift(>=5)
        let b = 1
        #elseif os( watchOS )
        let c = os(1)
        #endif
      #elseif targetEnvironment(macCatalyst)
      #else
      #endif
      """
    let questions = [
      "(os(tvOS)": "(false", "!targetEnvironment(simulator)": "!false", "!os(macOS)": "!false",
      "#elseif os( watchOS )": "#elseif false",
      "targetEnvironment(macCatalyst)": "false", "#if os(iOS) ||": "#if true    ||",
    ]
    let expected = questions.reduce(text) { text, question in
      text.replacing(
        question.key, with: question.value.padding(toLength: question.key.utf8.count, withPad: " ", startingAt: 0))
    }
    let answered = try #require(PlatformConditions.replaced(in: text, as: .ios))
    #expect(answered == expected)
    #expect(answered.utf8.count == text.utf8.count)
    #expect(PlatformConditions.replaced(in: text, as: .macos)?.hasPrefix("#if false   || (false") == true)
    // The compiler's own answer.
    #expect(PlatformConditions.replaced(in: text, as: .linux) == nil)
    #expect(PlatformConditions.replaced(in: "let a = os(1)", as: .ios) == nil)
  }

  @Test("bytes of letters beyond ASCII stay where they are, and lines that end as on Windows end so")
  func bytes() throws {
    let text = "let ä = \"é\"\r\n#if os(OSX) /* ü */ || os(\r\niOS)\r\n#endif\r\n"
    let answered = try #require(PlatformConditions.replaced(in: text, as: .macos))
    #expect(answered.hasPrefix("let ä = \"é\"\r\n#if true    /* ü */ || "))
    #expect(answered.utf8.count == text.utf8.count)
    #expect(answered.utf8.count { $0 == UInt8(ascii: "\n") } == text.utf8.count { $0 == UInt8(ascii: "\n") })
  }

  @Test("a chain that asks for Linux is the compiler's, and the others of the file are not")
  func linux() {
    let text = "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\n#if os(iOS)\n#endif\n#endif\n#if !os(macOS)\n#endif\n"
    #expect(
      PlatformConditions.replaced(in: text, as: .ios)
        == "#if os(iOS)\nlet a = 1\n#elseif os(Linux)\n#if true   \n#endif\n#endif\n#if !false    \n#endif\n")
  }

  @Test("source that does not parse ends in no crash")
  func broken() {
    for text in [
      "#if os(", "#if os(iOS", "#if os()\n#endif", "#if os(iOS, macOS)\n#endif", "#if\n#endif os(iOS)", "#if os(iOS) &&",
    ] {
      let answered = PlatformConditions.replaced(in: text, as: .ios) ?? text
      #expect(answered.utf8.count == text.utf8.count)
    }
  }

  private func choice(_ texts: String..., described: [AppPlatform] = [], wanted: AppPlatform? = nil) -> PlatformChoice {
    PlatformChoice(
      texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }, described: described, wanted: wanted)
  }

  @Test("the person decides, then the project, then what is absent, then iOS")
  func choices() {
    let asking = "#if os(iOS)\n#endif\n"
    #expect(choice(asking, described: [.macos], wanted: .linux).platform == .linux)
    #expect(choice(asking, "#if os(Linux)\n#endif", described: [.ios]).platform == .ios)
    #expect(!choice("#if os(Linux)\n#elseif os(iOS)\n#endif").isAsked)
    #expect(choice(asking, described: [.macos]).platform == .macos)
    #expect(choice(asking, described: [.ios, .macos]).platform == .ios)
    #expect(choice(asking).platform == .ios)
    let views = "import SwiftUI\n#if os(iOS)\nstruct A: UIViewControllerRepresentable {}\n#else\nlet a = 1\n#endif"
    #expect(choice(views, described: [.ios, .macos]).platform == .macos)
    #expect(choice(views, described: [.ios]).platform == .ios)
    #expect(choice("let a = 1").isAsked == false && choice(asking).isAsked)
    #expect(choice(asking).sentence.contains("as for iOS") && choice(asking).sentence.contains("--as macos or --as linux"))
  }

  @Test("a package is as on Linux if it asks for it, and else as the app")
  func packages() {
    for word in ["os(Linux)", "canImport(Glibc)", "canImport( Musl )", "canImport(FoundationNetworking)"] {
      #expect(PlatformChoice(ofPackage: ["", "#if \(word)\n#endif"], app: .macos).platform == .linux)
    }
    #expect(PlatformChoice(ofPackage: ["let a = 1", "#if os(iOS)\n#endif"], app: .macos).platform == .macos)
  }

  @Test("targets of a project are checked as for their systems; --as decides otherwise")
  func check() throws {
    let source = """
      import SwiftUI
      #if os(iOS)
      import UIKit
      typealias Tint = UIColor
      #elseif os(macOS)
      import AppKit
      typealias Tint = NSColor
      #endif
      let tint = Tint.red
      #if canImport(UIKit)
      let kit = 1
      #elseif canImport(AppKit)
      let kit = "AppKit"
      #endif
      let said: KIT = kit
      """
    for (system, kit) in [("iOS(.v17)", "Int"), ("macOS(.v14)", "String")] {
      let folder = try CheckFolder([
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Shop", platforms: [.\(system)], targets: [.target(name: "Shop")])
        """,
        "Sources/Shop/A.swift": source.replacing("KIT", with: kit),
      ])
      let run = try folder.check()
      #expect(run.isClean, "\(run.report)")
      let answer = run.report.modules.first?.answeredAs
      #expect(answer?.system == system.prefix(while: \.isLetter).lowercased())
      #expect(CheckText.text(of: run.report).contains("which is what its project is for"))
      let linux = try CheckRun(paths: [folder.path], platform: .linux, products: CheckFolder.products)
      #expect(linux.files["A.swift"]?.errors.first?.line == 9 || linux.files["A.swift"]?.missing.contains("Tint") == true)
    }
  }

  @Test("errors stand at their lines and columns of the original")
  func places() throws {
    let run = try CheckFolder(["A.swift": "#if os(iOS)\nlet a = 1\n#else\nlet a = x\n#endif\nlet b: Int = \"\"\n"]).check()
    #expect(run.files["A.swift"]?.errors.map(\.line) == [6])
  }
}
