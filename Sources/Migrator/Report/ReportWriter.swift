/// A report for people to read, written line by line.
package struct ReportWriter {
  package private(set) var text = ""
  private let isColored: Bool

  /// The codes of a terminal.
  package enum Style: Int {
    case bold = 1
    case red = 31
    case green = 32
    case magenta = 35
    case cyan = 36
  }

  package init(isColored: Bool) { self.isColored = isColored }

  package mutating func append(_ line: String = "") { text += line + "\n" }

  /// An empty line, unless nothing stands before it.
  package mutating func separate() {
    if !text.isEmpty { append() }
  }

  package mutating func append(_ problem: Report.Problem) {
    let place = problem.line.map { ":\($0):\(problem.column ?? 1)" } ?? ""
    let severity = styled(problem.severity, problem.severity == "error" ? .red : .magenta)
    append("\(problem.path)\(place): \(severity): \(problem.message) \(problem.remedy)")
  }

  package func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// `1 file`, `2 files`.
  package static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}
