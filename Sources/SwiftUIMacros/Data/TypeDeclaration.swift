/// A type with its members, as `@Model` needs to know them.
struct TypeDeclaration {
  /// `class`, `struct`, `enum` or `actor`.
  let keyword: String
  let name: String
  /// The bytes of the name in the source.
  let nameRange: Range<Int>
  let modifiers: [String]
  private(set) var members: [MemberDeclaration] = []

  /// - Returns: Nothing where no type is declared.
  init?(_ source: SourceText) {
    var scanner = SourceScanner(source.bytes)
    let head = DeclarationHead(&scanner)
    guard let keyword = head.keyword?.text, ["class", "struct", "enum", "actor"].contains(keyword) else { return nil }
    self.keyword = keyword
    modifiers = head.modifiers
    let name = scanner.next()
    self.name = name.text
    nameRange = name.range
    while scanner.upcoming.kind != .open(.curly) {
      if scanner.next().kind == .end { return }
    }
    scanner.next()
    while let member = scanner.member(of: source) { members.append(member) }
  }

  /// What a member that is as visible as the type begins with.
  var access: String {
    if modifiers.contains("public") || modifiers.contains("open") { return "public " }
    return modifiers.contains("package") ? "package " : ""
  }
}

/// A member of a type.
struct MemberDeclaration {
  struct Attribute: Equatable {
    /// Without the module.
    let name: String
    /// What is between the parentheses, if there are any.
    let arguments: String?
  }

  /// `var`, `init`, … Nil for a macro.
  let keyword: String?
  let modifiers: [String]
  let attributes: [Attribute]
  /// The member alone.
  let source: SourceText
  /// The name of a freestanding macro, with what is behind it: generic arguments and parentheses.
  var macro: (name: String, use: String)?

  func arguments(of attribute: String) -> [String] {
    attributes.filter { $0.name == attribute }.map { $0.arguments ?? "" }
  }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

extension SourceScanner {
  /// Goes over the next member of a type. There is none before the brace that ends the type.
  ///
  /// A member goes on until a line begins with what can begin another one. Members under `#if` count whatever the condition is.
  fileprivate mutating func member(of source: SourceText) -> MemberDeclaration? {
    while true {
      switch upcoming.kind {
      case .directive:
        skipDirective()
        continue
      case .semicolon:
        next()
        continue
      case .close, .end: return nil
      default: break
      }
      break
    }
    let start = upcoming.range.lowerBound
    var ahead = self
    var attributes: [MemberDeclaration.Attribute] = []
    while ahead.upcoming.kind == .at { attributes.append(ahead.attribute()) }
    let isMacro = ahead.upcoming.kind == .pound
    if isMacro { self = ahead }
    let head = DeclarationHead(&self)
    var macroName: Token?
    if isMacro {
      next()
      macroName = next()
    }
    if position <= start { next() }
    var end = position
    while !endsMember(upcoming) {
      if case .open = next().kind { skipToClosingBracket() }
      end = position
    }
    let bytes = Array(bytes[start..<end])
    var member = MemberDeclaration(
      keyword: head.keyword?.text, modifiers: head.modifiers, attributes: attributes,
      source: SourceText(bytes: bytes, fileName: source.fileName, offset: source.offset + start))
    if let macroName { member.macro = (macroName.text, text(macroName.range.upperBound..<end)) }
    return member
  }

  private func endsMember(_ token: Token) -> Bool {
    switch token.kind {
    case .end, .close, .semicolon: true
    case .at, .pound, .directive: token.startsLine && !expectsOperand
    case .identifier:
      token.startsLine && !expectsOperand
        && !token.isWord("else", "as", "is", "where", "catch", "in", "throws", "rethrows", "async")
    default: false
    }
  }

  /// Goes over an attribute.
  fileprivate mutating func attribute() -> MemberDeclaration.Attribute {
    var inner = self
    skipAttribute()
    inner.next()
    var name = inner.next().text
    while [.period, .moduleSelector].contains(inner.upcoming.kind) {
      inner.next()
      name = inner.next().text
    }
    inner.skipGenericArguments()
    guard inner.upcoming.kind == .open(.round), inner.upcoming.range.lowerBound < position else {
      return MemberDeclaration.Attribute(name: name, arguments: nil)
    }
    let start = inner.next().range.upperBound
    return MemberDeclaration.Attribute(name: name, arguments: text(start..<max(start, position - 1)))
  }
}
