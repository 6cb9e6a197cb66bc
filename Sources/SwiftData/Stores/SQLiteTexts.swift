import CSQLite
import Foundation

/// What SQL asks of Swift about texts: only for those that are not of ASCII alone.
enum SQLiteTexts {
  /// Lets statements of a connection use Swift's ways to compare texts, and its arithmetic.
  static func add(to database: OpaquePointer) -> Int32 {
    told
    return csqlite_add_functions(database)
  }

  private static let told: Void = csqlite_set_texts(
    { $0.text($1).order(before: $2.text($3)) },
    { $0.text($1).hasPart($2.text($3)) ? 1 : 0 },
    { $0.text($1).hasBeginning($2.text($3)) ? 1 : 0 },
    { $0.text($1).localizedStandardContains($2.text($3)) ? 1 : 0 },
    { Int32($0.text($1).caseInsensitiveCompare($2.text($3)).rawValue) },
    { Int32($0.text($1).localizedCompare($2.text($3)).rawValue) },
    foldsASCII ? 1 : 0)

  /// In these languages an I with a dot and one without are two letters.
  private static let foldsASCII: Bool = {
    !["tr", "az", "lt"].contains(Locale.current.language.languageCode?.identifier ?? "")
  }()
}

extension UnsafePointer<CChar> {
  fileprivate func text(_ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: self, count: Int(count)), as: UTF8.self)
  }
}

extension String {
  // As predicates do it: there are several ways, which differ.

  fileprivate func hasPart(_ part: String) -> Bool {
    let values = (base: PredicateExpressions.Value(self), part: PredicateExpressions.Value(part))
    return (try? PredicateExpressions.build_contains(values.base, values.part).evaluate(PredicateBindings())) ?? false
  }

  fileprivate func hasBeginning(_ part: String) -> Bool {
    let values = (base: PredicateExpressions.Value(self), part: PredicateExpressions.Value(part))
    return (try? PredicateExpressions.build_starts(values.base, with: values.part).evaluate(PredicateBindings())) ?? false
  }

  fileprivate func order(before other: String) -> Int32 { self == other ? 0 : self < other ? -1 : 1 }
}
