/// What becomes of a use of a macro.
struct Expansion: Equatable {
  /// Nil where the macro could not be expanded, which is less than an expansion to nothing.
  var source: String?
  var diagnostics: [Diagnostic] = []

  /// The use is replaced by nothing, or nothing is added to it.
  static let nothing = Expansion(source: "")

  /// A macro was used in a wrong way. Nothing comes of it.
  static func misuse(_ diagnostic: Diagnostic) -> Expansion { Expansion(source: "", diagnostics: [diagnostic]) }

  static func failure(_ diagnostic: Diagnostic) -> Expansion { Expansion(source: nil, diagnostics: [diagnostic]) }
}
