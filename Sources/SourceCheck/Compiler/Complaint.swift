/// What the compiler misses, read from the text of its error.
enum Complaint: Equatable, Sendable {
  /// A member is not there. The owner is the type as the compiler prints it, nil where it could not tell the type.
  case member(String, owner: String?)
  /// A function, variable or type is not there.
  case name(String)
  case type(String)
  case attribute(String)
  case macro(String)
  /// A call has no overload of this form.
  case form
  /// The expression took too long, which is what unknown names lead to.
  case tooComplex
  /// A type could not be found out, which follows from another mistake.
  case consequence
  case other

  init(_ message: String) {
    for (pattern, make) in Self.patterns {
      guard let match = try? pattern.firstMatch(in: message) else { continue }
      let words = match.output.dropFirst().map { $0.substring.map(String.init) ?? "" }
      self = make(words)
      return
    }
    if Self.formSigns.contains(where: { message.contains($0) }) {
      self = .form
    } else if Self.consequenceSigns.contains(where: { message.contains($0) }) {
      self = .consequence
    } else if message.contains("in reasonable time") || message.contains("too complex") {
      self = .tooComplex
    } else {
      self = .other
    }
  }

  private typealias Pattern = (Regex<AnyRegexOutput>, @Sendable ([String]) -> Complaint)

  nonisolated(unsafe) private static let patterns: [Pattern] = [
    (regex(#"^(?:value of type|type) '(.*)' has no (?:dynamic )?member '([^']*)'"#), { .member($0[1].baseName, owner: $0[0]) }),
    (
      regex(#"^referencing operator function '([^']*)' on '[^']*' requires that '([^']*)' conform"#),
      { .member($0[0], owner: $0[1]) }
    ),
    (regex(#"^'([^']*)' is not a member type of \w+(?: \w+)? '([^']*)'"#), { .member($0[0].baseName, owner: $0[1]) }),
    (regex(#"reference to member '([^']*)'"#), { .member($0[0].baseName, owner: nil) }),
    (regex(#"^cannot find type '([^']*)' in scope"#), { .type($0[0]) }),
    (regex(#"^no type named '([^']*)' in module"#), { .type($0[0]) }),
    (regex(#"^cannot find '([^']*)' in scope"#), { .name($0[0].baseName) }),
    (regex(#"^module '[^']*' has no member named '([^']*)'"#), { .name($0[0].baseName) }),
    (regex(#"^unknown attribute '([^']*)'"#), { .attribute($0[0]) }),
    (regex(#"^no macro named '([^']*)'"#), { .macro($0[0]) }),
  ]

  private static func regex(_ text: String) -> Regex<AnyRegexOutput> {
    // The patterns are constants above; a wrong one ends the first test.
    try! Regex(text)  // swift-format-ignore: NeverUseForceTry
  }

  private static let consequenceSigns = [
    "cannot infer key path type", "could not be inferred", "cannot infer type of closure parameter",
    "cannot infer contextual base",
  ]

  private static let formSigns = [
    "no exact matches in call", "extra argument", "argument label", "missing argument", "argument passed to call",
    "trailing closure passed", "requires that", "cannot be used as", "contextual closure type", "ambiguous use of",
  ]
}

extension String {
  /// `frame` of `frame(width:)`.
  fileprivate var baseName: String { String(prefix { $0 != "(" }) }

  /// The name at the head of a type as the compiler prints it: `List` of `List<Never, Text>`, `View` of `some View`.
  var typeHead: String {
    if hasPrefix("[") { return contains(" : ") || contains(": ") ? "Dictionary" : "Array" }
    var text = Substring(self)
    for word in ["some ", "any ", "@MainActor "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    if text.hasPrefix("(") { text = text.dropFirst() }
    for word in ["some ", "any "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    let head = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    // The module before a type says nothing here.
    let parts = head.split(separator: ".")
    return parts.drop { ["SwiftUI", "SwiftUICore", "ViewLayout", "Combine", "OpenCombine", "Swift", "Foundation"].contains($0) }
      .joined(separator: ".")
  }
}
