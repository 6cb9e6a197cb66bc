/// What a macro has to say about its use.
struct Diagnostic: Equatable {
  /// The text is replaced that the diagnostic points at.
  struct FixIt: Equatable {
    let message: String
    let replacement: String
  }

  /// Some text in a file.
  struct Place: Equatable {
    let fileName: String
    /// In bytes, in the file.
    let range: Range<Int>

    /// No place in a file.
    static let nowhere = Place(fileName: "", range: 0..<0)
  }

  enum Severity: String {
    case error
    case warning
  }

  let message: String
  let place: Place
  var fixIt: FixIt?
  var severity = Severity.error

  static func error(_ message: String, at range: Range<Int>, of source: SourceText, fixIt: FixIt? = nil) -> Diagnostic {
    let range = source.offset + range.lowerBound..<source.offset + range.upperBound
    return Diagnostic(message: message, place: Place(fileName: source.fileName, range: range), fixIt: fixIt)
  }

  static func error(_ message: String, at source: SourceText? = nil) -> Diagnostic {
    guard let source else { return Diagnostic(message: message, place: .nowhere) }
    return error(message, at: source.extent, of: source)
  }
}
