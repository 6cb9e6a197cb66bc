import Foundation

/// Names of files, as far as somebody else says them.
package enum FileName {
  private static let mostBytes = 200

  /// A name for one file in one folder, from what a person, a page or an app has called it: no path, no sign that hides or turns anything, and
  /// short enough for every file system. What is left of nothing is called `File`.
  package static func safe(_ name: String) -> String {
    var text = ""
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars.prefix(4 * mostBytes) {
      switch scalar {
      case "/", "\\", ":", "\"", "<", ">", "|", "?", "*": text.append("-")
      default: if isVisible(scalar) { text.unicodeScalars.append(scalar) }
      }
    }
    text = text.trimmingCharacters(in: .whitespaces)
    while text.hasPrefix(".") { text.removeFirst() }
    while text.hasSuffix(".") || text.hasSuffix(" ") { text.removeLast() }
    text = shortened(text.trimmingCharacters(in: .whitespaces))
    return text.isEmpty ? "File" : text
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// The ending stays: it says what kind of file it is.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > mostBytes else { return name }
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    let kept = ending.utf8.count <= 32 ? String(ending) : ""
    var base = name.dropLast(kept.count)
    while base.utf8.count > mostBytes - kept.utf8.count { base.removeLast() }
    return base + kept
  }
}
