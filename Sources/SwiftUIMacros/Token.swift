/// A token of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    /// Keywords are identifiers here; their meaning depends on the place.
    case identifier
    case number
    case string
    case regularExpression
    case `operator`
    /// `#if`, `#elseif`, `#else` or `#endif`. The condition follows as tokens of its own.
    case directive
    case open(Bracket)
    case close(Bracket)
    case comma
    case colon
    /// `::`
    case moduleSelector
    case semicolon
    case period
    /// `@`
    case at
    /// `#` before a name.
    case pound
    case backslash
    /// What valid source does not have.
    case unknown
    case end
  }

  enum Bracket {
    case round
    case square
    case curly
  }

  let kind: Kind
  /// The bytes of the token in the source.
  let range: Range<Int>
  /// The text of an identifier (with its backticks), an operator or a directive. Empty for the others.
  var text = ""
  /// Whether it is the first token of its line.
  var startsLine = false
  /// Whether an identifier stands behind a period, where keywords are names.
  var isMember = false
  /// Whether an operator ends its operand, like `!` in `a! + b`.
  var isPostfix = false

  /// Whether it is one of these keywords, or names that mean something in their place.
  func isWord(_ words: String...) -> Bool { kind == .identifier && !isMember && words.contains(text) }

  func isOperator(_ name: String) -> Bool { kind == .operator && text == name }
}
