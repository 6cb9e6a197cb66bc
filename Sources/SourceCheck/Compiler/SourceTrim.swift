import Migrator
import SwiftSyntax

/// Takes from a source what the compiler did not know, so that the next run finds what lies behind.
///
/// A modifier that is not there hides every other mistake of its body. Without it the body is checked again. Nothing moves to another line.
struct SourceTrim {
  private let file: SourceFile
  private let lineStarts: [Int]
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ file: SourceFile) {
    self.file = file
    var starts = [0]
    for (index, byte) in file.text.utf8.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
  }

  /// The source without these ranges of bytes.
  static func blanking(_ ranges: [Range<Int>], in text: String) -> String {
    var bytes = Array(text.utf8)
    for range in ranges { blank(range, in: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for index in range.clamped(to: bytes.indices)
    where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  /// The token at a byte.
  func token(at offset: Int) -> TokenSyntax? {
    guard offset >= 0, offset < file.text.utf8.count else { return nil }
    return file.tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// The line of a byte, counted from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func line(of token: TokenSyntax) -> Int { line(at: token.positionAfterSkippingLeadingTrivia.utf8Offset) }

  /// The token that an error is about: at its place, or the next one with the name.
  func token(line: Int, column: Int, name: String? = nil) -> TokenSyntax? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    guard var token = token(at: lineStarts[line - 1] + column - 1) else { return nil }
    guard let name else { return token }
    for _ in 0..<40 {
      if token.identifierText == name { return token }
      guard let next = token.nextToken(viewMode: .sourceAccurate) else { break }
      token = next
    }
    return nil
  }

  /// A call: the name that is called, the form with its labels, and the lines that it takes.
  struct Call {
    let name: TokenSyntax
    let form: String
    let isModifier: Bool
    let lines: ClosedRange<Int>
  }

  /// The innermost call around a place of those whose name, and whether it is called on something, fit.
  func call(line: Int, column: Int, where fits: (String, Bool) -> Bool) -> Call? {
    guard let token = token(line: line, column: column) else { return nil }
    var node: Syntax? = Syntax(token)
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self), let (name, isModifier) = call.calledName,
        fits(name.identifierText, isModifier)
      {
        // The arguments, not what the modifier is applied to, nor the content of a view.
        let last = call.rightParen ?? name
        let (first, end) = (self.line(of: name), self.line(of: last))
        return Call(name: name, form: call.form, isModifier: isModifier, lines: first...max(first, end))
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// The names of what was declared in parts that were taken out. That they are unknown from then on is no mistake of the source.
  private(set) var removedNames: Set<String> = []

  /// Marks what an unknown name belongs to, if it can be left out: the innermost modifier, view, declaration or statement around it.
  ///
  /// - Returns: Whether it can.
  @discardableResult
  mutating func remove(_ token: TokenSyntax) -> Bool {
    var node = Syntax(token)
    while let parent = node.parent {
      if let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.id == token.id, isModifier(member) {
        return removeModifier(member)
      }
      if let argument = node.as(LabeledExprSyntax.self), let call = argument.enclosingCall,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), isModifier(member)
      {
        return removeModifier(member)
      }
      if let call = node.as(FunctionCallExprSyntax.self), let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
        name.baseName.text.first?.isUppercase == true, isStatement(call)
      {
        return replaceView(call)
      }
      if let item = node.as(MemberBlockItemSyntax.self) { return removeDeclaration(item.decl, Syntax(item)) }
      if let item = node.as(CodeBlockItemSyntax.self) { return removeStatement(item) }
      node = parent
    }
    return false
  }

  private mutating func removeDeclaration(_ declaration: DeclSyntax, _ item: Syntax) -> Bool {
    guard !declaration.is(IfConfigDeclSyntax.self), !declaration.is(DeinitializerDeclSyntax.self) else { return false }
    removedNames.formUnion(declaration.declaredNames)
    edits.append((item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset, ""))
    return true
  }

  private mutating func removeStatement(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl(let declaration): return removeDeclaration(declaration, Syntax(item))
    // What a condition guards, or a function gives back, is more than the name.
    case .stmt: return false
    case .expr(let expression):
      guard !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self) else { return false }
      edits.append((item.positionAfterSkippingLeadingTrivia.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset, ""))
      return true
    }
  }

  /// Whether the member is called on something, or on what a postfix `#if` stands behind.
  private func isModifier(_ member: MemberAccessExprSyntax) -> Bool {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id else { return false }
    guard let base = member.base else { return false }
    // `Color.unknown(...)` is a value of a type, not a modifier.
    if let name = base.as(DeclReferenceExprSyntax.self), name.baseName.text.first?.isUppercase == true { return false }
    return true
  }

  private mutating func removeModifier(_ member: MemberAccessExprSyntax) -> Bool {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self) else { return false }
    edits.append(
      (member.period.positionAfterSkippingLeadingTrivia.utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset, ""))
    return true
  }

  /// Whether the call, with the modifiers behind it, stands alone, as views do in a body.
  private func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if parent.is(CodeBlockItemSyntax.self) { return true }
      let isChain =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.as(ReturnStmtSyntax.self) != nil
      if !isChain { return false }
      node = parent
    }
    return false
  }

  /// A view with nothing but content becomes a group of that, another one an empty view.
  private mutating func replaceView(_ call: FunctionCallExprSyntax) -> Bool {
    let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
    if let closure = call.trailingClosure, closure.signature == nil, call.additionalTrailingClosures.isEmpty {
      edits.append((start..<closure.positionAfterSkippingLeadingTrivia.utf8Offset, "Group "))
    } else {
      edits.append((start..<call.endPositionBeforeTrailingTrivia.utf8Offset, "EmptyView()"))
    }
    return true
  }

  /// The source without what was removed; nil if nothing was.
  func trimmed() -> String? {
    guard !edits.isEmpty else { return nil }
    // The outermost of those that lie within others.
    var outer: [(range: Range<Int>, text: String)] = []
    for edit in edits.sorted(by: { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) })
    where outer.last.map({ $0.range.upperBound <= edit.range.lowerBound }) ?? true {
      outer.append(edit)
    }
    var bytes = Array(file.text.utf8)
    for edit in outer.reversed() {
      Self.blank(edit.range, in: &bytes)
      // Before the first line break of what was there, so that no line moves.
      let room = bytes[edit.range].prefix { $0 == UInt8(ascii: " ") }.count
      let replaced = edit.range.lowerBound..<edit.range.lowerBound + min(room, edit.text.utf8.count)
      bytes.replaceSubrange(replaced, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DeclSyntax {
  /// The names that it declares.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
        .flatMap { [$0, "$" + $0, "_" + $0] }
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.identifierText) }
    if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.identifierText] }
    // Everything that an extension adds.
    if let block = self.as(ExtensionDeclSyntax.self) { return block.memberBlock.members.flatMap(\.decl.declaredNames) }
    return []
  }
}

extension LabeledExprSyntax {
  /// The call that this is an argument of.
  fileprivate var enclosingCall: FunctionCallExprSyntax? { parent?.parent?.as(FunctionCallExprSyntax.self) }
}

extension FunctionCallExprSyntax {
  /// The name that is called, and whether it is called on something.
  fileprivate var calledName: (TokenSyntax, Bool)? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return (name.baseName, false) }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return (member.declName.baseName, true) }
    return nil
  }

  /// The call with its labels: `frame(width:height:)`, `Button(action:){}`.
  fileprivate var form: String {
    let name = calledName?.0.identifierText ?? ""
    let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    var closures = trailingClosure == nil ? "" : "{}"
    for closure in additionalTrailingClosures { closures += " \(closure.label.text): {}" }
    return closures.isEmpty || !arguments.isEmpty ? "\(name)(\(labels))\(closures)" : "\(name)\(closures)"
  }
}
