import Migrator
import SwiftSyntax

/// Words of Objective-C, which the compiler on Linux refuses, and that have a meaning here without it.
///
/// `#selector(UIResponder.resignFirstResponder)` becomes a `Selector` of that name, which calls the method if that is in the same
/// file, and attributes such as `@objc` go. Lines stay, and columns up to the first selector of a line. An import of a part of a module, `import UIKit.UIImage`, is one of the whole, where a
/// module here has that name. What `Darwin` has of C is in `Glibc`. Nothing is changed that needs the runtime of Objective-C to
/// mean something, such as `@NSManaged`.
package enum AppleWords {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "GKInspectable",
  ]

  /// A source without these words; nil for one that has none of them.
  package static func replaced(in text: String) -> String? {
    guard
      text.contains("#selector") || text.contains("@objc") || text.contains("@IB") || text.contains("@nonobjc")
        || text.contains("DateFormatter") && text.contains("ymbol")
        || text.contains(#/\bimport\s+(?:\w+\.|Darwin\b)/#) || text.contains("#Predicate") && text.contains(".evaluate(")
    else { return nil }
    let file = SourceFile(path: "", text: text)
    let visitor = Visitor(viewMode: .sourceAccurate)
    if text.contains("DateFormatter") {
      visitor.lists = lists.filter { !text.contains("var \($0)") && !text.contains("let \($0)") }
    }
    visitor.walk(file.tree)
    guard !visitor.edits.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    // From the end, so that places before stay.
    for (range, replacement) in visitor.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range, with: replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a `DateFormatter` has, which Objective-C cannot say to be always there: sources may unwrap it, and here there is nothing
  /// to unwrap.
  private static let lists: Set<String> = {
    let ofUnits = ["Weekday", "Month", "Quarter"].flatMap { unit in
      ["", "short", "veryShort", "standalone", "shortStandalone", "veryShortStandalone"].map { kind in
        kind.isEmpty ? "\(unit.lowercased())Symbols" : "\(kind)\(unit)Symbols"
      }
    }
    return Set(ofUnits + ["eraSymbols", "longEraSymbols", "amSymbol", "pmSymbol"])
  }()

  /// C, on Apple's platforms and here.
  package static let systemLibrary = "Darwin"
  private static let systemLibraryHere = "Glibc"

  private final class Visitor: SyntaxVisitor {
    var edits: [(range: Range<Int>, replacement: String)] = []
    private var importsSystemLibrary = false
    var lists: Set<String> = []

    private func isList(_ value: ExprSyntax?) -> Bool {
      value?.as(MemberAccessExprSyntax.self).map { $0.base != nil && lists.contains($0.declName.baseName.text) } ?? false
    }

    /// `if let names = formatter.weekdaySymbols`
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      guard let value = node.initializer?.value, isList(value) else { return .visitChildren }
      let range = Self.range(of: value)
      edits.append((range.lowerBound..<range.lowerBound, "Optional("))
      edits.append((range.upperBound..<range.upperBound, ")"))
      return .visitChildren
    }

    /// `formatter.weekdaySymbols![0]`
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      if isList(node.expression) { edits.append((Self.range(of: node.exclamationMark), "")) }
      return .visitChildren
    }

    /// `formatter.weekdaySymbols?.first`
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
      if isList(node.expression) { edits.append((Self.range(of: node.questionMark), "")) }
      return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard AppleWords.attributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
      let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append((range, String(repeating: " ", count: range.count)))
      return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let first = node.path.first, first.name.text == AppleWords.systemLibrary,
        node.path.count == 1 || node.importKindSpecifier == nil
      {
        let range = first.name.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append((range, AppleWords.systemLibraryHere))
        importsSystemLibrary = true
        return .skipChildren
      }
      // `import struct UIKit.UIEdgeInsets` names a declaration, and no part.
      guard node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first,
        ThinModules.names[first.name.text] != nil
      else { return .skipChildren }
      let range = first.name.endPositionBeforeTrailingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append((range, String(repeating: " ", count: range.count)))
      return .skipChildren
    }

    /// `Darwin.sqrt(2)`
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if importsSystemLibrary, let base = node.base?.as(DeclReferenceExprSyntax.self),
        base.baseName.text == AppleWords.systemLibrary
      {
        edits.append((Self.range(of: base), AppleWords.systemLibraryHere))
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard isInPredicate(Syntax(node)), node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName, name.baseName.text == "evaluate"
      else { return .visitChildren }
      // Foundation's macro does not know it here: see `PredicateEvaluation` in SwiftData.
      edits.append((Self.range(of: name), "starts"))
      let place = argument.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append((place..<place, "with: "))
      return .visitChildren
    }

    private func isInPredicate(_ node: Syntax) -> Bool {
      var next = node.parent
      while let current = next {
        if let macro = current.as(MacroExpansionExprSyntax.self) {
          return ["Predicate", "Expression"].contains(macro.macroName.text)
        }
        if current.is(MemberBlockSyntax.self) { return false }
        next = current.parent
      }
      return false
    }

    private static func range(of node: some SyntaxProtocol) -> Range<Int> {
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", node.arguments.count == 1, let name = node.arguments.first?.expression else {
        return .visitChildren
      }
      let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      let call = SelectedMethod(name, in: Syntax(node)).map { " \($0.call)" } ?? ""
      edits.append((range, "Selector(\"\(name.trimmedDescription.filter { !$0.isNewline && $0 != "\"" })\")" + call))
      return .skipChildren
    }
  }
}
