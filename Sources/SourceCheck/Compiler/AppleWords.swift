import Migrator
import SwiftSyntax

/// Words of Objective-C, which the compiler on Linux refuses, and that have a meaning here without it.
///
/// `#selector(UIResponder.resignFirstResponder)` becomes a `Selector` of that name, and attributes such as `@objc` go. Lines stay, and columns
/// up to the first selector of a line. Nothing is changed that needs the runtime of Objective-C to mean something, such as `@NSManaged`.
package enum AppleWords {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable",
  ]

  /// A source without these words; nil for one that has none of them.
  package static func replaced(in text: String) -> String? {
    guard text.contains("#selector") || text.contains("@objc") || text.contains("@IB") || text.contains("@nonobjc") else {
      return nil
    }
    let file = SourceFile(path: "", text: text)
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    guard !visitor.edits.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    // From the end, so that places before stay.
    for (range, replacement) in visitor.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private final class Visitor: SyntaxVisitor {
    var edits: [(range: Range<Int>, replacement: String)] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard AppleWords.attributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
      let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append((range, String(repeating: " ", count: range.count)))
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", node.arguments.count == 1, let name = node.arguments.first?.expression else {
        return .visitChildren
      }
      let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append((range, "Selector(\"\(name.trimmedDescription.filter { !$0.isNewline && $0 != "\"" })\")"))
      return .skipChildren
    }
  }
}
