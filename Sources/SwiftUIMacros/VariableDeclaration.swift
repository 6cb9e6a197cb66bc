/// The parts of a declaration of variables or constants, each as the range of its bytes in the source.
struct VariableDeclaration {
  struct Binding {
    /// A name, or a tuple of them.
    var pattern: Range<Int>
    /// Without backticks. Nil where the pattern is a tuple or `_`.
    var name: String?
    var type: Range<Int>?
    var value: Range<Int>?
    /// With their braces.
    var accessors: Range<Int>?
  }

  let modifiers: [String]
  /// `var` or `let`.
  let specifier: Token
  private(set) var bindings: [Binding] = []

  /// - Returns: Nothing where something else is declared.
  init?(_ source: SourceText) {
    var scanner = SourceScanner(source.bytes)
    let head = DeclarationHead(&scanner)
    guard let keyword = head.keyword, keyword.isWord("var", "let") else { return nil }
    modifiers = head.modifiers
    specifier = keyword
    while let binding = scanner.binding() {
      bindings.append(binding)
      guard scanner.upcoming.kind == .comma else { break }
      scanner.next()
    }
  }
}

extension SourceScanner {
  fileprivate mutating func binding() -> VariableDeclaration.Binding? {
    guard var binding = pattern() else { return nil }
    if upcoming.kind == .colon {
      next()
      binding.type = type()
    }
    if upcoming.isOperator("=") {
      next()
      binding.value = value()
    }
    if upcoming.kind == .open(.curly) {
      let start = next().range.lowerBound
      skipToClosingBracket()
      binding.accessors = start..<position
    }
    return binding
  }

  private mutating func pattern() -> VariableDeclaration.Binding? {
    let token = next()
    switch token.kind {
    case .identifier:
      let name = token.text.hasPrefix("`") ? String(token.text.dropFirst().dropLast()) : token.text
      return VariableDeclaration.Binding(pattern: token.range, name: name == "_" ? nil : name)
    case .open(.round):
      skipToClosingBracket()
      return VariableDeclaration.Binding(pattern: token.range.lowerBound..<position)
    default: return nil
    }
  }

  /// Goes over a type, which ends before what cannot be in one.
  private mutating func type() -> Range<Int>? {
    var range: Range<Int>?
    var angles = 0
    while true {
      var ahead = self
      let token = ahead.nextInType()
      switch token.kind {
      case .operator where token.text == "=": return range
      case .operator where token.text == "<": angles += 1
      case .operator where token.text == ">": angles -= 1
      case .open(.round), .open(.square): ahead.skipToClosingBracket()
      case .comma where angles > 0: break
      case .comma, .open, .close, .semicolon, .end: return range
      default: break
      }
      self = ahead
      range = (range?.lowerBound ?? token.range.lowerBound)..<position
    }
  }

  /// Goes over an expression, which ends before the comma of the next variable, before accessors, or at the end of the source.
  private mutating func value() -> Range<Int>? {
    var range: Range<Int>?
    // What takes no trailing closure, as a literal, a cast or `make {}`, has accessors in the brace behind it. But what an `if`
    // or a `switch` compares with may well be a literal before a brace.
    var isComplete = false
    var isCast = false
    var isStatement = false
    while true {
      let before = previous
      let isOperand = expectsOperand
      let token = upcoming
      switch token.kind {
      case .comma, .close, .semicolon, .end: return range
      case .open(.curly) where (isComplete || isCast) && !isStatement || startsAccessors: return range
      default: break
      }
      isComplete = false
      let isList = before?.kind == .identifier && skipGenericArguments()
      if !isList { next() }
      switch token.kind {
      case .operator where isList: break
      case .open(.curly):
        skipToClosingBracket()
        isComplete = before?.kind == .identifier && !isOperand
      case .open(let bracket):
        skipToClosingBracket()
        isComplete = bracket == .square && isOperand
      case .operator: isCast = isCast && (token.isPostfix || token.isOperator("->") || token.isOperator("&"))
      case .identifier:
        isComplete = token.isWord("true", "false", "nil")
        isCast = isCast || token.isWord("as", "is")
        isStatement = isStatement || token.isWord("if", "switch", "do")
      case .number, .string, .regularExpression: isComplete = true
      default: break
      }
      range = (range?.lowerBound ?? token.range.lowerBound)..<position
    }
  }

  /// Whether the brace that is next begins observers or other accessors of a variable with a value, rather than a closure.
  private var startsAccessors: Bool {
    var ahead = self
    ahead.next()
    while ahead.upcoming.kind == .at {
      var attribute = ahead
      attribute.next()
      if attribute.upcoming.isWord("_accessorBlock") { return true }
      ahead.skipAttribute()
    }
    return ahead.upcoming.isWord("didSet", "willSet", "init")
  }
}
