import Foundation
import SwiftUICore
import Testing

@testable import BrowserHosting

/// Makes `Documentation/Support.md` from what the hosts say of themselves, so that it says what they do.
@Suite("Support") struct SupportDocumentTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Support.md")

  /// `Scripts/documents` sets the variable, and then the document is written instead.
  @Test("the document says what the hosts show; Scripts/documents brings it up to date")
  func fresh() throws {
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] == "1" {
      try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.text)
  }

  private static var text: String {
    let contents = ElementCatalogue.contents.map { entry in
      row(entry.symbols, "\(entry.type)", (entry.type as? any DOMContent.Type)?.limit)
    }
    let effects = ElementCatalogue.effects.map { entry in
      row(entry.symbols, "\(entry.type)", (entry.type as? any DOMEffect.Type)?.limit)
    }
    return """
      # Support

      What hosts show. `Scripts/documents` writes this page from what each host says of itself, and a test compares. Views that consist of
      others, and modifiers that change no element, such as `task`, work with every host and are not listed. The headless host of
      `SwiftUITesting` keeps and finds everything that is listed here.

      ## Elements

      | From | In browsers |
      | --- | --- |
      \(contents.joined(separator: "\n"))

      ## Around elements

      | From | In browsers |
      | --- | --- |
      \(effects.joined(separator: "\n"))

      ## Not on Linux

      What apps use and what cannot be here, because it belongs to another system. `oriel check` names it.

      | Symbols | Why |
      | --- | --- |
      \(impossible.map { "| \($0) | \($1) |" }.joined(separator: "\n"))

      """
  }

  private static let impossible = [
    (
      "`UIViewRepresentable`, `UIViewControllerRepresentable`, `NSViewRepresentable`, `Image(uiImage:)`, `Image(nsImage:)`",
      "They show what UIKit or AppKit has drawn, and these are parts of iOS and macOS."
    ),
    ("`FetchRequest`, `FetchedResults`, `managedObjectContext`", "Core Data is a part of Apple's systems."),
  ]

  private static func row(_ symbols: String, _ type: String, _ limit: String?) -> String {
    "| \(symbols) | \(DOMCatalogue.unsupported[type].map { "no: \($0)" } ?? "yes\(limit.map { ". \($0)" } ?? "")") |"
  }
}
