/// How a declaration begins: its modifiers, and the keyword that says what is declared.
struct DeclarationHead {
  private(set) var modifiers: [String] = []
  /// Nil where something else than a declaration is in the source.
  private(set) var keyword: Token?

  /// Goes over attributes and modifiers, and over the keyword if there is one.
  init(_ scanner: inout SourceScanner) {
    while true {
      let token = scanner.upcoming
      switch token.kind {
      case .at: scanner.skipAttribute()
      case .directive: scanner.skipDirective()
      case .identifier:
        scanner.next()
        if Self.isKeyword(token, before: scanner) {
          keyword = token
          return
        }
        modifiers.append(token.text)
        if scanner.upcoming.kind == .open(.round) {
          scanner.next()
          scanner.skipToClosingBracket()
        }
      default: return
      }
    }
  }

  private static func isKeyword(_ token: Token, before rest: SourceScanner) -> Bool {
    guard token.text == "class" else { return keywords.contains(token.text) }
    // In `class var` it is a modifier, and other modifiers may be between the two; and there may be a `class final {}`.
    var rest = rest
    let next = rest.next()
    if next.isWord("var", "let", "func", "subscript") { return false }
    return !modifiers.contains(next.text) || ![.identifier, .open(.round)].contains(rest.upcoming.kind)
  }

  private static let keywords: Set = [
    "actor", "associatedtype", "case", "deinit", "enum", "extension", "func", "import", "init", "let", "macro", "operator",
    "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
  ]

  private static let modifiers: Set = [
    "dynamic", "fileprivate", "final", "internal", "lazy", "nonisolated", "open", "override", "package", "private", "public",
    "unowned", "weak",
  ]
}

extension SourceScanner {
  /// Goes over an attribute with its arguments.
  mutating func skipAttribute() {
    next()
    next()
    while [.period, .moduleSelector].contains(upcoming.kind) {
      next()
      next()
    }
    skipGenericArguments()
    if upcoming.kind == .open(.round) {
      next()
      skipToClosingBracket()
    }
  }

  /// Goes over an `#if` with its condition, or another directive. They have a line of their own.
  mutating func skipDirective() {
    next()
    while !upcoming.startsLine, upcoming.kind != .end { next() }
  }

  /// Goes over a list of types in angle brackets. Stays where it is where none begins, as before a comparison.
  ///
  /// - Returns: Whether one began.
  @discardableResult
  mutating func skipGenericArguments() -> Bool {
    var ahead = self
    guard ahead.nextInType().isOperator("<") else { return false }
    var depth = 1
    // Nobody nests lists as deep, and comparisons without end shall not be looked through once for each.
    while depth > 0, depth < 50 {
      let token = ahead.nextInType()
      switch token.kind {
      case .operator where token.text == "<": depth += 1
      case .operator where token.text == ">": depth -= 1
      case .operator where ["->", "...", "?", "!", "&", "~", "-"].contains(token.text): break
      case .open(.round), .open(.square): ahead.skipToClosingBracket()
      case .identifier, .number, .comma, .period, .moduleSelector, .at: break
      default: return false
      }
    }
    guard depth == 0 else { return false }
    self = ahead
    return true
  }
}
