/// Reads Markdown within a paragraph, by CommonMark's rules for delimiters: a run of `*` or `_` opens where text follows it and
/// closes where text is before it, and the nearest opener that fits a closer is taken.
struct InlineMarkdownParser {
  /// A part of the text in the order of the source.
  fileprivate struct Token {
    var string: String
    var intent: InlinePresentationIntent = []
    var link: String?
    var delimiter: Delimiter?
  }

  /// Characters that may open or close emphasis, as many as are left of them.
  fileprivate struct Delimiter {
    let character: Character
    var count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private let characters: [Character]
  private var place = 0
  private var tokens: [Token] = []
  /// The place of the bracket that closes the one at a place.
  private let closings: [Int: Int]
  /// Lengths of runs of backquotes that nothing further on closes.
  private var unclosedCodes: Set<Int> = []
  /// How far links may be nested: more is text.
  private let depth: Int
  /// Emphasis beyond so many parts is text: each closer looks back for its opener.
  private static let tokenLimit = 1000

  init(_ characters: [Character], depth: Int = 0) {
    self.characters = characters
    self.depth = depth
    closings = Self.closings(in: characters)
  }

  private static func closings(in characters: [Character]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [Character: [Int]] = [:]
    var isEscaped = false
    for (place, character) in characters.enumerated() {
      defer { isEscaped = character == "\\" && !isEscaped }
      if isEscaped { continue }
      switch character {
      case "[", "(": open[character, default: []].append(place)
      case "]": if let opening = open["["]?.popLast() { closings[opening] = place }
      case ")": if let opening = open["("]?.popLast() { closings[opening] = place }
      default: break
      }
    }
    return closings
  }

  mutating func runs() -> [InlineMarkdown.Run] {
    while place < characters.count { readToken() }
    matchDelimiters()
    var runs: [InlineMarkdown.Run] = []
    for token in tokens {
      let string = token.delimiter.map { String(repeating: $0.character, count: $0.count) } ?? token.string
      if string.isEmpty { continue }
      if let last = runs.last, last.intent == token.intent, last.link == token.link {
        runs[runs.count - 1].string += string
      } else {
        runs.append(InlineMarkdown.Run(string: string, intent: token.intent, link: token.link))
      }
    }
    return runs
  }

  private mutating func readToken() {
    let character = characters[place]
    switch character {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiter(character)
    case "[": if !readLink() { readText(character) }
    case "^": if !readInflection() { readText(character) }
    case "<": if !readAutomaticLink() { readText(character) }
    case "h": if !readAddress() { readText(character) }
    default: readText(character)
    }
  }

  private mutating func readText(_ character: Character) {
    place += 1
    append("\(character)")
  }

  private mutating func append(_ text: String) {
    if let last = tokens.indices.last, tokens[last].delimiter == nil, tokens[last].intent.isEmpty, tokens[last].link == nil {
      tokens[last].string += text
    } else {
      tokens.append(Token(string: text))
    }
  }

  private func character(at place: Int) -> Character? { characters.indices.contains(place) ? characters[place] : nil }

  private mutating func readEscape() {
    if let next = character(at: place + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      append("\(next)")
      place += 2
    } else {
      readText("\\")
    }
  }

  /// Between as many backquotes as it begins with, everything is as it is.
  private mutating func readCode() {
    let count = countOf("`", from: place)
    var end = unclosedCodes.contains(count) ? characters.count : place + count
    while end < characters.count {
      let closing = countOf("`", from: end)
      if closing == count {
        var code = String(characters[(place + count)..<end])
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) { code = String(code.dropFirst().dropLast()) }
        tokens.append(Token(string: code, intent: .code))
        place = end + count
        return
      }
      end += max(closing, 1)
    }
    unclosedCodes.insert(count)
    append(String(repeating: "`", count: count))
    place += count
  }

  private func countOf(_ character: Character, from start: Int) -> Int {
    var end = start
    while self.character(at: end) == character { end += 1 }
    return end - start
  }

  private mutating func readDelimiter(_ character: Character) {
    let count = countOf(character, from: place)
    let before = self.character(at: place - 1)
    let after = self.character(at: place + count)
    func isSpace(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
    func isMark(_ character: Character?) -> Bool { character.map { $0.isPunctuation || $0.isSymbol } ?? false }
    let isLeft = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before))
    let isRight = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after))
    // An underscore within a word is one.
    let canOpen = isLeft && (character != "_" || !isRight || isMark(before))
    let canClose = isRight && (character != "_" || !isLeft || isMark(after))
    place += count
    guard canOpen || canClose, character != "~" || count <= 2, tokens.count < Self.tokenLimit else {
      return append(String(repeating: character, count: count))
    }
    tokens.append(
      Token(string: "", delimiter: Delimiter(character: character, count: count, canOpen: canOpen, canClose: canClose)))
  }

  // MARK: Links

  /// `[text](address "title")`
  private mutating func readLink() -> Bool {
    guard depth < 8, let end = closings[place], character(at: end + 1) == "(", let last = closings[end + 1] else { return false }
    var address = String(characters[(end + 2)..<last]).trimmingWhitespace
    // A title is for pointers; nothing shows it.
    if let space = address.firstIndex(where: \.isWhitespace) {
      let title = address[space...].drop(while: \.isWhitespace)
      guard let quote = title.first, "\"'(".contains(quote) else { return false }
      address = String(address[..<space])
    }
    if address.first == "<", address.last == ">" { address = String(address.dropFirst().dropLast()) }
    var inner = InlineMarkdownParser(Array(characters[(place + 1)..<end]), depth: depth + 1)
    for run in inner.runs() { tokens.append(Token(string: run.string, intent: run.intent, link: address)) }
    place = last + 1
    return true
  }

  /// `^[text](inflect: true)`: the words as they are, for nothing here knows their grammar.
  private mutating func readInflection() -> Bool {
    guard depth < 8, let end = closings[place + 1], character(at: place + 1) == "[", character(at: end + 1) == "(",
      let last = closings[end + 1], String(characters[(end + 2)..<last]).contains("inflect:")
    else { return false }
    var inner = InlineMarkdownParser(Array(characters[(place + 2)..<end]), depth: depth + 1)
    for run in inner.runs() { tokens.append(Token(string: run.string, intent: run.intent, link: run.link)) }
    place = last + 1
    return true
  }

  /// `<https://swift.org>`
  private mutating func readAutomaticLink() -> Bool {
    // No address is longer, and the rest of a text is not searched for each angle bracket.
    guard let end = characters[place...].prefix(2000).firstIndex(of: ">") else { return false }
    let address = String(characters[(place + 1)..<end])
    guard let colon = address.firstIndex(of: ":"), !address.contains(where: { $0.isWhitespace || $0 == "<" }),
      (2...32).contains(address[..<colon].count),
      address[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || "+.-".contains($0)) })
    else { return false }
    tokens.append(Token(string: address, link: address))
    place = end + 1
    return true
  }

  /// `https://swift.org` without anything around it.
  private mutating func readAddress() -> Bool {
    if let before = character(at: place - 1), before.isLetter || before.isNumber { return false }
    guard let scheme = ["https://", "http://"].first(where: { characters[place...].starts(with: $0) }) else { return false }
    var end = place
    while let character = character(at: end), !character.isWhitespace, character != "<" { end += 1 }
    // What ends a sentence does not belong to the address, nor does a parenthesis that began before it.
    let marks = characters[place..<end].contains("(") ? ".,:;!?\"'*_~" : ".,:;!?\"'*_~)"
    while end > place, marks.contains(characters[end - 1]) { end -= 1 }
    guard end - place > scheme.count else { return false }
    let address = String(characters[place..<end])
    tokens.append(Token(string: address, link: address))
    place = end
    return true
  }

  // MARK: Emphasis

  private mutating func matchDelimiters() {
    var closer = 0
    while closer < tokens.count {
      guard let closing = tokens[closer].delimiter, closing.canClose, closing.count > 0,
        let opener = opener(for: closing, before: closer)
      else {
        closer += 1
        continue
      }
      let opening = tokens[opener].delimiter!
      let used: Int
      let intent: InlinePresentationIntent
      if closing.character == "~" {
        (used, intent) = (closing.count, .strikethrough)
      } else {
        used = min(opening.count, closing.count) >= 2 ? 2 : 1
        intent = used == 2 ? .stronglyEmphasized : .emphasized
      }
      for index in (opener + 1)..<closer {
        tokens[index].intent.insert(intent)
        // What is between the two cannot reach beyond them.
        if let delimiter = tokens[index].delimiter { tokens[index] = Token(plain: delimiter, tokens[index].intent) }
      }
      tokens[opener].delimiter!.count -= used
      tokens[closer].delimiter!.count -= used
    }
  }

  private func opener(for closing: Delimiter, before place: Int) -> Int? {
    tokens[..<place].lastIndex { token in
      guard let opening = token.delimiter, opening.character == closing.character, opening.canOpen, opening.count > 0 else {
        return false
      }
      if closing.character == "~" { return opening.count == closing.count }
      // The rule of three: see CommonMark.
      guard opening.canClose || closing.canOpen else { return true }
      return (opening.count + closing.count) % 3 != 0 || (opening.count % 3 == 0 && closing.count % 3 == 0)
    }
  }
}

extension InlineMarkdownParser.Token {
  fileprivate init(plain delimiter: InlineMarkdownParser.Delimiter, _ intent: InlinePresentationIntent) {
    self.init(string: String(repeating: delimiter.character, count: delimiter.count), intent: intent)
  }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    var text = Substring(self)
    text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
