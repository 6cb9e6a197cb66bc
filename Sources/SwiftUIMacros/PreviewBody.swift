/// The body of a `#Preview`, whose `@Previewable` variables become properties of a view: elsewhere nothing keeps what they hold.
enum PreviewBody {
  /// - Parameter arguments: What stands behind the macro's name.
  /// - Returns: The same with the properties in a view, if there are any.
  static func withProperties(_ arguments: ArraySlice<UInt8>) -> String {
    let bytes = Array(arguments)
    var scanner = SourceScanner(bytes)
    while true {
      let token = scanner.next()
      if token.kind == .end { break }
      guard token.kind == .open(.curly) else { continue }
      let start = scanner.position
      scanner.skipToClosingBracket()
      let body = start..<max(start, scanner.position - 1)
      let properties = SourceScanner.previewables(bytes, in: body)
      guard !properties.isEmpty else { continue }
      return text(bytes[..<start]) + view(bytes, body, properties) + text(bytes[body.upperBound...])
    }
    return text(bytes[...])
  }

  /// A variable in a body: where it stands, and where its `@Previewable`.
  struct Property: Equatable {
    var range: Range<Int>
    var attribute: Range<Int>
    /// Where the next statement may begin, behind a semicolon.
    var next: Int
  }

  private static func view(_ bytes: [UInt8], _ body: Range<Int>, _ properties: [Property]) -> String {
    let declarations = properties.map { property in
      text(bytes[property.range.lowerBound..<property.attribute.lowerBound])
        + text(bytes[property.attribute.upperBound..<property.range.upperBound])
    }
    var rest = ""
    var position = body.lowerBound
    for property in properties {
      rest += text(bytes[position..<property.range.lowerBound])
      position = property.next
    }
    rest += text(bytes[position..<body.upperBound])
    // As they are written, since the indentation of a string of several lines is part of it.
    return """

      struct _PreviewedView: SwiftUICore.View {
      \(declarations.joined(separator: "\n"))
      var body: some SwiftUICore.View {
      \(rest)
      }
      }
      return _PreviewedView()

      """
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension SourceScanner {
  /// The variables among the statements of a body that are marked `@Previewable`.
  static func previewables(_ bytes: [UInt8], in body: Range<Int>) -> [PreviewBody.Property] {
    var properties: [PreviewBody.Property] = []
    var scanner = SourceScanner(bytes, in: body)
    while scanner.upcoming.kind != .end {
      let start = scanner.upcoming
      if start.kind == .at, let attribute = scanner.previewableAttribute {
        scanner.skipDeclaration()
        let range = start.range.lowerBound..<scanner.position
        if scanner.upcoming.kind == .semicolon { scanner.next() }
        properties.append(.init(range: range, attribute: attribute, next: scanner.position))
      } else {
        scanner.next()
        if case .open = start.kind { scanner.skipToClosingBracket() }
      }
    }
    return properties
  }

  /// Where `@Previewable` stands among the attributes that begin here.
  private var previewableAttribute: Range<Int>? {
    var ahead = self
    while ahead.upcoming.kind == .at {
      let start = ahead.upcoming.range.lowerBound
      ahead.skipAttribute()
      var name = SourceScanner(bytes, in: start..<ahead.position)
      var last = ""
      while name.upcoming.kind != .end, name.upcoming.kind != .open(.round) { last = name.next().text }
      if last == "Previewable" { return start..<ahead.position }
    }
    return nil
  }

  /// Goes over a declaration of variables among statements, which ends where a line begins that does not go on with it.
  private mutating func skipDeclaration() {
    _ = DeclarationHead(&self)
    while true {
      let token = upcoming
      if [.end, .semicolon, .close(.curly)].contains(token.kind) { return }
      if token.startsLine, !expectsOperand, !continuesLine(token) { return }
      next()
      if case .open = token.kind { skipToClosingBracket() }
    }
  }

  private func continuesLine(_ token: Token) -> Bool {
    switch token.kind {
    case .period, .comma, .colon, .open(.curly): true
    // One before a space has an operand before it, too.
    case .operator: byte(at: token.range.upperBound).map { [0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? false
    default: token.isWord("as", "is", "else")
    }
  }
}
