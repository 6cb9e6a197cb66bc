import Foundation
import SwiftUICore
import Testing

@testable import BrowserHosting

/// Makes `Documentation/Support.md` from what the hosts say of themselves, so that it says what they do. The table of all names at its end comes
/// from the sources, and `NamesTable` of PackageTests compares it: it stays here as it is.
@Suite("Support") struct SupportDocumentTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Support.md")

  /// Stands before and behind the table of all names.
  private static let mark = "<!-- from the sources -->\n"

  /// `Scripts/documents` sets the variable, and then the document is written instead.
  @Test("the document says what the hosts show; Scripts/documents brings it up to date")
  func fresh() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    let parts = page.components(separatedBy: Self.mark)
    try #require(parts.count == 3)
    let text = Self.text(names: parts[1])
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(page == text)
    }
  }

  private static func text(names: String) -> String {
    let contents = ElementCatalogue.contents.map { entry in
      row(entry.symbols, "\(entry.type)", (entry.type as? any DOMContent.Type)?.limit)
    }
    let effects = ElementCatalogue.effects.map { entry in
      row(entry.symbols, "\(entry.type)", (entry.type as? any DOMEffect.Type)?.limit)
    }
    return """
      # Support

      What hosts show, and at the end [all names](#all-names) that apps can use. `Scripts/documents` writes this page from what each host says of
      itself and from the sources, and tests compare. Views that consist of others, and modifiers that change no element, such as `task`, work with
      every host and stand among the names alone. The headless host of `SwiftUITesting` keeps and finds every element that is listed here.

      ## Elements

      | From | In browsers |
      | --- | --- |
      \(contents.joined(separator: "\n"))

      ## Around elements

      | From | In browsers |
      | --- | --- |
      \(effects.joined(separator: "\n"))

      ## Said, and not done

      What apps ask of a system and no page can do. It compiles, changes nothing, and says so in the log, once for each name.

      | Symbols | Why |
      | --- | --- |
      \(unheard.map { "| \($0) | \($1) |" }.joined(separator: "\n"))

      ## Not on Linux

      What apps use and what cannot be here, because it belongs to another system. `oriel check` names it.

      | Symbols | Why |
      | --- | --- |
      \(impossible.map { "| \($0) | \($1) |" }.joined(separator: "\n"))

      ## All names

      The types, property wrappers and modifiers of SwiftUI that are here. [Combine.md](Combine.md) has those of Combine. `oriel preview` shows
      what `#Preview` declares: [Previews.md](Previews.md).

      \(mark)\(names)\(mark)
      """
  }

  private static let unheard = [
    (
      "`textRenderer`, `customAttribute`",
      "The page draws texts itself: a renderer is never asked."
    ),
    (
      "`dialogSuppressionToggle`, `dialogSeverity`, `dialogIcon`",
      "The dialogs of a page have one look, and come each time."
    ),
    (
      "`userActivity`, `onContinueUserActivity`",
      "There is no other device and no search that goes on with something. A page of the web that somebody opens with the app is told to `onContinueUserActivity`, too."
    ),
    (
      "`writingToolsBehavior`, `springLoadingBehavior`, `defersSystemGestures`, `allowedDynamicRange`, `invalidatableContent`, `accessibilityShowsLargeContentViewer`",
      "They are the browser's."
    ),
    (
      "`backgroundExtensionEffect`, `sectionIndexLabel`, `DefaultToolbarItem`",
      "Views end where they end, lists have no index, and what a bar has by itself stands where it stands."
    ),
  ]

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
