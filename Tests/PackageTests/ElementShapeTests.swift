import Foundation
import Testing

/// One more kind of element costs its own files and one line of a catalogue, nothing else.
@Suite("Shape of elements") struct ElementShapeTests {
  /// A kind of element or effect: how the sources name it, and where it has its files.
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    let words: String
    let files: Set<String>
    var testDescription: String { name }
  }

  static let kinds = [
    Kind(
      name: "Slider", words: #"\b[Ss]lider"#,
      files: [
        "Sources/SwiftUICore/Views/Slider.swift", "Sources/BrowserHosting/Elements/Slider.swift",
        "Sources/BrowserHosting/Resources/Slider.css", "Sources/SwiftUITesting/Elements/Slider.swift",
      ]),
    Kind(
      name: "ProgressView", words: #"\bProgressContent\b|\.progress\b|progressView\b"#,
      files: [
        "Sources/SwiftUICore/Views/ProgressView.swift", "Sources/BrowserHosting/Elements/ProgressView.swift",
        "Sources/BrowserHosting/Resources/ProgressView.css", "Sources/SwiftUITesting/Elements/ProgressView.swift",
      ]),
    Kind(
      name: "opacity", words: #"\bOpacityEffect\b"#,
      files: ["Sources/SwiftUICore/Effects/Opacity.swift", "Sources/BrowserHosting/Effects/Opacity.swift"]),
  ]

  private static let catalogue = "Sources/SwiftUICore/Elements/ElementCatalogue.swift"

  private static let sources = ["SwiftUICore", "BrowserHosting", "SwiftUITesting", "SwiftUI"].flatMap { module in
    [".swift", ".js", ".css"].flatMap { Repository.files(below: "Sources/\(module)", endingWith: $0) }
  }

  @Test("a kind is known to its own files, and to one line of the catalogue", arguments: kinds)
  func known(kind: Kind) throws {
    let words = try Regex(kind.words).wordBoundaryKind(.simple)
    let knowing = try Self.sources.filter { try Repository.text(of: $0).contains(words) }
    #expect(Set(knowing) == kind.files.union([Self.catalogue]))
    let lines = try Repository.text(of: Self.catalogue).split(separator: "\n").filter { $0.contains(words) }
    #expect(lines.count == 1)
  }

  @Test("each type of content and effect is in the catalogue")
  func complete() throws {
    let catalogue = try Repository.text(of: Self.catalogue)
    for file in Repository.files(below: "Sources/SwiftUICore", endingWith: ".swift") {
      for type in try Repository.text(of: file).matches(of: /struct (\w+): Element(?:Content|Effect)\b/) {
        #expect(catalogue.contains("Entry(\(type.1).self"), "\(type.1), in \(file)")
      }
    }
  }
}
