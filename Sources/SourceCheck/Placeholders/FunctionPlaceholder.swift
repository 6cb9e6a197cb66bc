import SwiftSyntax

/// What the body of a function becomes that names what is absent: it says so, and returns nothing, `nil`, or throws.
///
/// Nil for all others, which stay errors: no value is made up, nothing is allowed that a check would have refused, and nothing is left unwritten that
/// others take for written. By names, for what a function is for nobody can know: a name that could be meant so is enough.
struct FunctionPlaceholder {
  private enum Ending { case nothing, none, error }
  private let ending: Ending

  init?(_ function: FunctionDeclSyntax, _ absent: AbsentNames.Absent) {
    let effects = function.signature.effectSpecifiers?.throwsClause
    // Which error one of a given type would be, nobody can know; and one that rethrows throws what it is given.
    if let effects, effects.type != nil || effects.throwsSpecifier.text == "rethrows" { return nil }
    let name = function.name.identifierText
    guard function.name.tokenKind.isName, !Self.namesOfEquality.contains(name), !(function.isStatic && name == "main"),
      // A builder makes a value of what stands in the body.
      !function.attributes.contains(where: {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") == true
      })
    else { return nil }
    if effects != nil {
      ending = .error
      return
    }
    guard !absent.isOfTrust, !Self.isDelicate(function) else { return nil }
    switch function.signature.returnClause?.type {
    case nil: ending = .nothing
    case let type? where ["Void", "()"].contains(type.trimmedDescription): ending = .nothing
    // An error that is not there means that all is well.
    case let type? where type.is(OptionalTypeSyntax.self) && !type.trimmedDescription.contains(Self.wordsOfFailure):
      ending = .none
    default: return nil
    }
  }

  /// The statements in place of the body, on one line.
  func statements(place: String, name: String, _ absent: AbsentNames.Absent) -> String {
    let text = "\(name) does nothing here: \(absent.name) is absent. \(absent.reason)".swiftLiteral
    let report = " _reportPlaceholder(\(place.swiftLiteral), \(text))"
    return switch ending {
    case .nothing: report + " "
    case .none: report + "; return nil "
    case .error: report + "; throw _PlaceholderError(description: \(text)) "
    }
  }

  private static let namesOfEquality: Set = ["hash", "encode", "decode", "isEqual", "init"]

  /// Whether others may rely on its effect, or on what it refuses.
  private static func isDelicate(_ function: FunctionDeclSyntax) -> Bool {
    if words(of: function.name.text).contains(where: delicateWords.contains) { return true }
    let calls = function.body?.tokens(viewMode: .sourceAccurate).filter { token in
      token.tokenKind.isName && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
    }
    return calls?.contains { words(of: $0.text).contains(where: writingWords.contains) } ?? false
  }

  /// The words of a name: `saveAll` has `save` and `all`.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for letter in name {
      if letter.isUppercase || letter == "_" { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  private static let writingWords: Set = [
    "write", "writes", "save", "saves", "upload", "uploads", "delete", "deletes", "remove", "removes", "erase", "store",
    "persist", "insert",
    "migrate", "send", "post", "purchase", "pay", "replace", "move", "commit",
  ]

  private static let delicateWords: Set = writingWords.union([
    "verify", "verifies", "validate", "validates", "check", "checks", "authenticate", "authorize", "authorise", "require",
    "requires", "ensure",
    "assert", "unlock", "lock", "permit", "allow", "deny", "guard", "sign", "login", "logout", "encrypt", "decrypt", "wipe",
    "clear", "reset",
    "backup", "restore", "export", "import", "sync", "update", "protect", "hide", "block",
  ])

  private static var wordsOfFailure: Regex<Substring> { #/Error|Failure|Problem|Issue|Violation|Reason/# }
}

extension FunctionDeclSyntax {
  fileprivate var isStatic: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
}

extension TokenKind {
  fileprivate var isName: Bool { if case .identifier = self { true } else { false } }
}
