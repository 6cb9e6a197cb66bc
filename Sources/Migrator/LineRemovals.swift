import SwiftSyntax

/// Whole lines of one file that go.
///
/// They are gathered first: lines that go together leave one gap, and with them goes a blank line that would stand beside another one.
struct LineRemovals {
  private var ranges: [(range: Range<Int>, rule: RuleID)] = []

  mutating func add(_ range: Range<Int>, _ rule: RuleID) { ranges.append((range, rule)) }

  /// The edits, and the blank lines that they take along.
  func edits(in file: SourceFile) -> [Edit] {
    var merged: [(range: Range<Int>, rule: RuleID)] = []
    for next in ranges.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = merged.last,
        next.range.lowerBound <= last.range.upperBound || file.isBlank(last.range.upperBound..<next.range.lowerBound)
      {
        merged[merged.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, next.range.upperBound)
      } else {
        merged.append(next)
      }
    }
    return merged.map { Edit(range: file.withBlankLine(around: $0.range), replacement: "", rule: $0.rule) }
  }
}

extension SourceFile {
  /// The bytes of the lines that a node fills, with the comments directly above; nil if other code shares the lines.
  func lines(of node: some SyntaxProtocol) -> Range<Int>? {
    let own = node.bytes
    var start = lineStart(own.lowerBound)
    let end = lineEnd(own.upperBound)
    guard isBlank(start..<own.lowerBound), isBlank(own.upperBound..<end) else { return nil }
    while start > 0 {
      let above = lineStart(start - 1)
      let line = String(decoding: bytes[above..<start], as: UTF8.self)
      guard line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//") else { break }
      start = above
    }
    return start..<end
  }

  /// Whole lines with a blank one above or below them that would otherwise stand beside another one, or at an end of a block.
  fileprivate func withBlankLine(around lines: Range<Int>) -> Range<Int> {
    let (start, end) = (lines.lowerBound, lines.upperBound)
    let below = end..<lineEnd(end)
    let isBlankBelow = end < bytes.count && isBlank(below)
    guard start > 0 else { return isBlankBelow ? start..<below.upperBound : lines }
    let above = lineStart(start - 1)..<start
    if isBlank(above) {
      let isEnd = end >= bytes.count || bytes[end...].drop { $0 == 32 || $0 == 9 }.first == UInt8(ascii: "}")
      return isBlankBelow || isEnd ? above.lowerBound..<end : lines
    }
    let isBegin = bytes[above].last { $0 != 32 && $0 != 9 && $0 != 13 && $0 != 10 } == UInt8(ascii: "{")
    return isBlankBelow && isBegin ? start..<below.upperBound : lines
  }

  fileprivate func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 13 || $0 == 10 }
  }

  private func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func lineEnd(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }
}

extension Project {
  /// Whether a class can do without an initializer that has become empty: the one that the compiler makes is the same.
  func isReplaceable(_ initializer: InitializerDeclSyntax, of type: NominalType, without removed: Set<SyntaxIdentifier>) -> Bool {
    guard type.kind == .class, type.superclass == nil, type.initializers.count == 1,
      initializer.signature.parameterClause.parameters.isEmpty, initializer.signature.effectSpecifiers == nil,
      initializer.attributes.isEmpty, initializer.modifiers.isEmpty, initializer.optionalMark == nil,
      let statements = initializer.body?.statements, !statements.isEmpty,
      statements.allSatisfy({ removed.contains($0.id) })
    else { return false }
    let storesAreFilled = type.declarations.flatMap(\.properties).allSatisfy { property in
      property.isStatic || property.isComputed || property.binding.initializer != nil || removed.contains(property.node.id)
        || !property.isLet && property.binding.typeAnnotation?.type.isOptional == true
    }
    return storesAreFilled
      && type.everywhere.flatMap(\.inheritedTypes).flatMap(\.type.conformanceParts).allSatisfy { name, _ in
        if name.isObservableObject { return true }
        if let adopted = self.type(named: name, in: Array(type.path.dropLast()), from: type.file) {
          return adopted.kind == .protocol && adopted.conformances.flatMap(\.initializers).isEmpty
        }
        return name.last != "NSObject" && NominalType.plainProtocols.contains(name.last ?? "")
      }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
