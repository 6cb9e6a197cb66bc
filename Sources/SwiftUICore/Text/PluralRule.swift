internal import _FoundationICU

/// Which form of a text a number takes in a language: by the rules of the library from which Foundation has them, too.
enum PluralRule {
  /// One of `zero`, `one`, `two`, `few`, `many`, `other`.
  ///
  /// - Parameter language: As tables have it, such as `pt-br`. What the library does not know has only `other`.
  static func category(of number: Double, in language: String) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(language, &status) else { return "other" }
    defer { swift_uplrules_close(rules) }
    var keyword = [UInt16](repeating: 0, count: 16)
    let length = swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &status)
    guard status.rawValue <= 0, keyword.indices.contains(Int(length)) else { return "other" }
    return String(decoding: keyword[..<Int(length)], as: UTF16.self)
  }
}
