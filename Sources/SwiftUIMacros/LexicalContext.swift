/// What a declaration stands in. The compiler sends it without its body.
enum LexicalContext: Equatable {
  /// With the type that is extended.
  case `extension`(TypeSpelling)
  /// A type or a function, with its name.
  case declaration(String)
  /// A freestanding macro, with its name.
  case macro(String)
  /// A closure, an initializer, accessors.
  case unnamed

  init(_ source: SourceText) {
    var scanner = SourceScanner(source.bytes)
    let head = DeclarationHead(&scanner)
    switch head.keyword?.text {
    case nil where scanner.upcoming.kind == .pound:
      scanner.next()
      self = .macro(scanner.nameOfMacro())
    case nil, "case", "deinit", "import", "init", "let", "subscript", "var": self = .unnamed
    case "extension": self = .extension(TypeSpelling(source[scanner.extendedType()]))
    default: self = .declaration(scanner.nameOfDeclaration())
    }
  }
}

extension SourceScanner {
  fileprivate mutating func nameOfMacro() -> String {
    let name = next().text
    guard upcoming.kind == .moduleSelector else { return name }
    next()
    return next().text
  }

  fileprivate mutating func nameOfDeclaration() -> String {
    let name = next()
    // `func <<T>(…)` declares `<`, for any `T`.
    let isGeneric = name.kind == .operator && name.text.count > 1 && name.text.hasSuffix("<") && upcoming.kind == .identifier
    return isGeneric ? String(name.text.dropLast()) : name.text
  }

  fileprivate mutating func extendedType() -> Range<Int> {
    let start = upcoming.range.lowerBound
    var end = start
    while true {
      let token = next()
      switch token.kind {
      case .end, .colon, .semicolon, .open(.curly): return start..<end
      case .identifier where token.text == "where": return start..<end
      case .open: skipToClosingBracket()
      default: break
      }
      end = position
    }
  }
}
