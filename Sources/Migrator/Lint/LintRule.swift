import SwiftSyntax

/// One mistake that `oriel lint` looks for: what it is, why it is one, and the examples that explain and test it.
package protocol LintRule: Sendable {
  var id: RuleID { get }
  /// What the mistake is, in a few words.
  var title: String { get }
  /// Why it is a mistake and what to do instead.
  var explanation: String { get }
  /// Cases that are reported, and similar cases that are in order. Each is a test.
  var examples: [LintExample] { get }

  func findings(in project: Project) -> [LintFinding]
}

extension LintRule {
  /// A finding of this rule.
  func finding(at node: some SyntaxProtocol, in file: SourceFile, _ message: String, fix: FixIt? = nil) -> LintFinding {
    LintFinding(rule: id, path: file.path, location: file.location(of: node), message: message, fix: fix)
  }

  /// An edit for a fix-it of this rule.
  func edit(_ range: Range<Int>, _ replacement: String) -> Edit { Edit(range: range, replacement: replacement, rule: id) }

  func replacing(_ node: some SyntaxProtocol, with replacement: String) -> Edit { edit(node.bytes, replacement) }

  /// Removes a node with the white space after it.
  func removing(_ node: some SyntaxProtocol) -> Edit { edit(node.bytesWithSpaceAfter, "") }

  func inserting(_ text: String, before node: some SyntaxProtocol) -> Edit {
    edit(node.bytes.lowerBound..<node.bytes.lowerBound, text)
  }
}

/// A place with a mistake.
package struct LintFinding: Sendable, Hashable {
  package let rule: RuleID
  package let path: String
  package let location: SourceFile.Location
  /// What it is and what to do, in sentences.
  package let message: String
  package let fix: FixIt?
}

/// A change of one file that mends a mistake.
package struct FixIt: Sendable, Hashable {
  /// What the change does, as an order: "Write @State instead".
  package let message: String
  /// All in the file of the finding. They make sense only together.
  package let edits: [Edit]
}

/// A piece of source that a rule is about, with what the rule says of it.
package struct LintExample: Sendable {
  package let title: String
  package let source: String
  /// The lines of the findings, in order.
  package let lines: [Int]
  /// The source after all fix-its; the same text if there is none.
  package let fixed: String
  /// Whether the source compiles with Oriel's SwiftUI: some mistakes are ones that the compiler finds too.
  package let compiles: Bool

  /// A mistake.
  static func reported(
    _ title: String, lines: [Int], _ source: String, fixed: String? = nil, compiles: Bool = true
  ) -> LintExample {
    LintExample(title: title, source: source, lines: lines, fixed: fixed ?? source, compiles: compiles)
  }

  /// Something similar that is in order.
  static func fine(_ title: String, _ source: String) -> LintExample {
    LintExample(title: title, source: source, lines: [], fixed: source, compiles: true)
  }
}
