import Foundation
import Testing

@Suite("Binaries") struct BinaryTests {
  @Test("an app contains nothing of swift-syntax, which is for the tool alone")
  func swiftSyntax() throws {
    // The examples are built beside the tests.
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let app = try Data(contentsOf: products.appendingPathComponent("BookReader"), options: .alwaysMapped)
    // Mangled names of Swift begin with the length and the name of their module.
    #expect(app.range(of: Data("11SwiftUICore".utf8)) != nil)
    #expect(app.range(of: Data("11SwiftSyntax".utf8)) == nil)
    #expect(app.range(of: Data("SwiftCompilerPlugin".utf8)) == nil)
  }
}
