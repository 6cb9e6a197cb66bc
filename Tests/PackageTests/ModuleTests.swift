import Foundation
import Testing

@Suite("Modules") struct ModuleTests {
  /// What any module may import: it comes with the toolchain.
  static let toolchain: Set = [
    "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Musl", "Observation", "Swift", "Synchronization",
  ]

  @Test(
    "a module imports only those that it may know",
    arguments: [
      ("Combine", ["OpenCombine", "OpenCombineDispatch"]),
      ("SymbolDrawings", []),
      ("AppData", ["CPreferences"]),
      ("ViewLayout", ["_FoundationICU"]),
      ("SwiftUICore", ["Combine", "SymbolDrawings", "ViewLayout", "_FoundationICU"]),
      ("SwiftUIMacros", ["Darwin"]),
      (
        "BrowserHosting",
        [
          "AppData", "SwiftUICore", "SymbolDrawings", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket", "CDigests", "CFonts",
          "CLibraries",
          "Logging",
          "CoreMetrics",
        ]
      ),
      ("BrowserTLS", ["BrowserHosting", "NIOCore", "NIOSSL"]),
      ("SwiftUI", ["SwiftUICore", "BrowserHosting", "BrowserTLS", "Combine"]),
      ("HostedSessions", ["SwiftUICore"]),
      ("SwiftUITesting", ["SwiftUICore", "Testing", "XCTest"]),
      ("AddedSources", []),
    ] as [(String, Set<String>)])
  func directions(module: String, known: Set<String>) throws {
    let files = Repository.files(below: "Sources/\(module)", endingWith: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      let unknown = try Repository.imports(of: file).subtracting(known).subtracting(Self.toolchain)
      #expect(unknown.isEmpty, "\(file) imports \(unknown.sorted().joined(separator: ", "))")
    }
  }

  @Test("an example is source for Apple's platforms and does not know where it runs")
  func examples() throws {
    let files = Repository.files(below: "Examples", endingWith: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      #expect(try Repository.imports(of: file).subtracting(["SwiftUI", "Combine", "Foundation"]).isEmpty, "\(file)")
      #expect(try !Repository.text(of: file).localizedCaseInsensitiveContains("oriel"), "\(file)")
    }
  }
}
