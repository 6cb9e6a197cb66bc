import Migrator
import SwiftSyntax

/// Conditions that ask for the system, `os(iOS)` and `targetEnvironment(macCatalyst)`, answered in a copy of a source.
///
/// The compiler cannot be told another system than the one that it compiles for. So each such part of a condition becomes `true` or `false`, with
/// blanks to the same length: lines and columns stay, and what stands around it (`&&`, `!`, `canImport`) is left to the compiler.
///
/// A chain of branches that asks for Linux anywhere is left to the compiler as a whole: somebody has said there what is to happen here.
package enum PlatformConditions {
  /// A source with the answers; nil for one that has no such condition, and for Linux, which is what the compiler answers.
  package static func replaced(in text: String, as platform: AppPlatform) -> String? {
    guard platform != .linux, mayAsk(text) else { return nil }
    return replaced(in: SourceFile(path: "", text: text), as: platform)
  }

  /// The same of a file that has been read. What does not parse stays as it is.
  static func replaced(in file: SourceFile, as platform: AppPlatform) -> String? {
    guard platform != .linux, mayAsk(file.text) else { return nil }
    let questions = questions(in: file)
    guard !questions.isEmpty else { return nil }
    var bytes = Array(file.text.utf8)
    for question in questions {
      let isTrue = question.kind == .system && platform.names.contains(question.name)
      answer(isTrue, at: question.range, in: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The file with the answers, or the file itself.
  package static func answered(_ file: SourceFile, as platform: AppPlatform) -> SourceFile {
    guard let text = replaced(in: file, as: platform) else { return file }
    return SourceFile(path: file.path, text: text, module: file.module, moduleName: file.moduleName, root: file.root)
  }

  /// Whether a file asks for a system of Apple's.
  package static func areAsked(in file: SourceFile) -> Bool { mayAsk(file.text) && !questions(in: file).isEmpty }

  /// Whether a text of a package tells that the package is made for Linux, too.
  package static func knowsLinux(_ text: String) -> Bool {
    guard text.contains("Linux") || text.contains("canImport(") else { return false }
    return text.contains(#/\bos\(\s*Linux\s*\)|\bcanImport\(\s*(?:Glibc|Musl|FoundationNetworking)\s*\)/#)
  }

  private static func mayAsk(_ text: String) -> Bool {
    text.contains("#if") && (text.contains("os(") || text.contains("targetEnvironment"))
  }

  private static func answer(_ isTrue: Bool, at range: Range<Int>, in bytes: inout [UInt8]) {
    let word = Array((isTrue ? "true" : "false").utf8)
    let place = range.prefix(word.count)
    guard place.count == word.count,
      !place.contains(where: { bytes[$0] == UInt8(ascii: "\n") || bytes[$0] == UInt8(ascii: "\r") })
    else { return }
    for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = index - range.lowerBound < word.count ? word[index - range.lowerBound] : UInt8(ascii: " ")
    }
  }

  // MARK: Questions

  private struct Question {
    enum Kind { case system, environment }
    let kind: Kind
    let name: String
    let range: Range<Int>
  }

  private static func questions(in file: SourceFile) -> [Question] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.questions
  }

  /// Finds the questions of all conditions, also of those that stand in a branch which is not compiled, or behind a postfix `#if`.
  private final class Visitor: SyntaxVisitor {
    var questions: [Question] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let visitor = ConditionVisitor(viewMode: .sourceAccurate)
      for condition in node.clauses.compactMap(\.condition) { visitor.walk(condition) }
      if !visitor.questions.contains(where: { $0.kind == .system && $0.name == "Linux" }) { questions += visitor.questions }
      return .visitChildren
    }
  }

  private final class ConditionVisitor: SyntaxVisitor {
    var questions: [Question] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let kind: Question.Kind? =
        switch node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        case "os": .system
        case "targetEnvironment": .environment
        default: nil
        }
      guard let kind, node.arguments.count == 1,
        let name = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return .visitChildren }
      let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      questions.append(Question(kind: kind, name: name, range: range))
      return .skipChildren
    }
  }
}
