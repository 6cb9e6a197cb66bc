import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// One Swift file as it was read: its text, its syntax tree and where it stands.
package final class SourceFile: Sendable {
  /// The path as the user may type it: relative to the working directory if it was found that way.
  package let path: String
  package let text: String
  /// The text in UTF-8.
  let bytes: [UInt8]
  package let tree: SourceFileSyntax
  /// The module that the file belongs to: names are looked up there first. Unique in the run, unlike `moduleName`.
  package let module: String
  /// The module's name as source writes it.
  package let moduleName: String
  /// The package or the Xcode project around the file.
  package let root: ProjectRoot?
  /// Why the file cannot be parsed, with the place; nil for a file in order.
  package let parseError: ParseError?
  /// What ends a line in this file. What the migrator adds ends its lines alike.
  let lineEnding: String
  /// The folders that the file lies in, outermost first.
  let folders: [Substring]

  /// The first mistake that the parser found.
  package struct ParseError: Sendable {
    package let message: String
    package let location: Location
  }

  /// A place in a file. Lines and columns count from 1, columns in UTF-8 bytes, as the compiler does.
  package struct Location: Sendable, Hashable, Comparable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    package static func < (one: Location, other: Location) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  package init(
    path: String, text: String, module: String = "main", moduleName: String? = nil, root: ProjectRoot? = nil
  ) {
    self.path = path
    self.text = text
    self.module = module
    self.moduleName = moduleName ?? module
    self.root = root
    bytes = Array(text.utf8)
    folders = path.split(separator: "/").dropLast()
    lineEnding = bytes.contains(UInt8(ascii: "\r")) && text.contains("\r\n") ? "\r\n" : "\n"
    if let deep = NestingScan(bytes).placeTooDeep {
      // The parser would look ahead twice as long for each bracket.
      tree = Self.tree(of: [])
      parseError = ParseError(
        message: "brackets are nested here more than \(NestingScan.limit) deep, which is not read",
        location: Self.location(at: deep, in: bytes))
      return
    }
    (tree, parseError) = Self.parse(text, bytes)
  }

  /// Parses by the rules of Swift 6, and by those of Swift 5 what is a mistake by these: some of it was a warning then.
  private static func parse(_ text: String, _ bytes: [UInt8]) -> (SourceFileSyntax, ParseError?) {
    let tree = tree(of: bytes)
    guard let mistake = mistake(in: tree, bytes) else { return (tree, nil) }
    let older = Self.tree(of: bytes, by: .v5)
    return Self.mistake(in: older, bytes) == nil ? (older, nil) : (tree, mistake)
  }

  /// How deep code may be nested. swift-syntax itself takes 20 levels in a debug build, which views reach, and 256 in a release build.
  static let nestingLimit = 100

  /// The tree of a text that is read as a whole file.
  static func tree(of bytes: [UInt8], by version: Parser.SwiftVersion? = nil) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: nestingLimit, swiftVersion: version) }
  }

  private static func mistake(in tree: SourceFileSyntax, _ bytes: [UInt8]) -> ParseError? {
    guard tree.hasError,
      let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first(where: { $0.diagMessage.severity == .error })
    else { return nil }
    return ParseError(message: first.message, location: location(at: first.position.utf8Offset, in: bytes))
  }

  /// The names in the text, also in one that cannot be parsed.
  var names: Set<String> {
    Set(
      text.split { !($0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII) }.map(String.init))
  }

  /// The place of a syntax node's first character, comments before it left out.
  func location(of node: some SyntaxProtocol) -> Location {
    location(at: node.positionAfterSkippingLeadingTrivia)
  }

  /// The place of a byte, counted from the start of the file. Costs a walk over the bytes before it.
  func location(at offset: Int) -> Location { Self.location(at: offset, in: bytes) }

  func location(at position: AbsolutePosition) -> Location { location(at: position.utf8Offset) }

  private static func location(at offset: Int, in bytes: [UInt8]) -> Location {
    let before = bytes.prefix(offset)
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return Location(line: before.count { $0 == newline } + 1, column: before.count - lineStart + 1)
  }

  /// The white space that stands before a node on its line, or nothing if other code does.
  func indentation(of node: some SyntaxProtocol) -> String {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let before = bytes.prefix(offset)
    let line = before.suffix(while: { $0 != UInt8(ascii: "\n") })
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }
}

extension BidirectionalCollection {
  /// The longest end of the collection whose elements all fulfil the condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) {
      start = index(before: start)
    }
    return self[start...]
  }
}

extension SourceFile {
  /// The text of some bytes.
  func text(in range: Range<Int>) -> String {
    String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// By how much a member is indented more than its type; two blanks if that cannot be told.
  func indentationStep(at member: some SyntaxProtocol) -> String {
    var node = Syntax(member)
    while let parent = node.parent, node.asProtocol((any DeclGroupSyntax).self) == nil { node = parent }
    let (inner, outer) = (indentation(of: member), indentation(of: node))
    return inner.hasPrefix(outer) && inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "  "
  }
}

extension SourceFile {
  /// Where the lines begin that begin within some bytes and are not blank.
  func startsOfLines(in range: Range<Int>) -> [Int] {
    let bytes = Array(text.utf8.dropFirst(range.lowerBound).prefix(range.count))
    return bytes.indices.filter { index in
      guard index > 0, bytes[index - 1] == UInt8(ascii: "\n") else { return false }
      return bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r")
    }
    .map { range.lowerBound + $0 }
  }
}
