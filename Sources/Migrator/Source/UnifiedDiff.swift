/// The changes of one file in the form that `patch` and `git apply` read.
package struct UnifiedDiff {
  /// One line of the diff, without what ends it.
  package struct Line {
    package enum Kind { case header, place, context, removal, addition, remark }
    package let kind: Kind
    package let text: String
  }

  package private(set) var lines: [Line] = []

  /// Lines of the old text that new ones take the place of.
  private struct Change {
    var old: Range<Int>
    var new: [Substring]
  }

  private static let contextLength = 3

  /// - Parameter edits: The edits that apply, in order of place; see `SourceFile.effective(_:)`.
  package init(path: String, text: String, edits: [Edit]) {
    let old = Self.lines(of: text)
    let changes = Self.changes(old: old, text: text, edits: edits)
    guard !changes.isEmpty else { return }
    lines.append(Line(kind: .header, text: "--- " + Self.name(path, "a/")))
    lines.append(Line(kind: .header, text: "+++ " + Self.name(path, "b/")))
    var shift = 0
    var index = 0
    while index < changes.count {
      var end = index + 1
      while end < changes.count, changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.contextLength {
        end += 1
      }
      shift += appendHunk(changes[index..<end], old: old, shift: shift)
      index = end
    }
  }

  /// The diff as text.
  package var text: String { lines.map { $0.text + "\n" }.joined() }

  /// Appends changes that stand close together, and returns how many lines they add.
  private mutating func appendHunk(_ changes: ArraySlice<Change>, old: [Substring], shift: Int) -> Int {
    guard let first = changes.first, let last = changes.last else { return 0 }
    let start = max(0, first.old.lowerBound - Self.contextLength)
    let end = min(old.count, last.old.upperBound + Self.contextLength)
    let added = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let oldPlace = Self.place(start, end - start)
    let newPlace = Self.place(start + shift, end - start + added)
    lines.append(Line(kind: .place, text: "@@ -\(oldPlace) +\(newPlace) @@"))
    var position = start
    for change in changes {
      for line in old[position..<change.old.lowerBound] { append(.context, " ", line) }
      for line in old[change.old] { append(.removal, "-", line) }
      for line in change.new { append(.addition, "+", line) }
      position = change.old.upperBound
    }
    for line in old[position..<end] { append(.context, " ", line) }
    return added
  }

  private mutating func append(_ kind: Line.Kind, _ mark: String, _ line: Substring) {
    let isComplete = line.utf8.last == UInt8(ascii: "\n")
    lines.append(
      Line(kind: kind, text: mark + (isComplete ? String(decoding: line.utf8.dropLast(), as: UTF8.self) : String(line))))
    if !isComplete { lines.append(Line(kind: .remark, text: "\\ No newline at end of file")) }
  }

  private static func place(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  /// The lines with what ends them. Windows line endings are one character, so the bytes are looked at.
  private static func lines(of text: String) -> [Substring] {
    var result: [Substring] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { bytes.index(after: $0) } ?? bytes.endIndex
      result.append(Substring(bytes[start..<end]))
      start = end
    }
    return result
  }

  private static func changes(old: [Substring], text: String, edits: [Edit]) -> [Change] {
    // The offset of each line's first byte, and of the end.
    var offsets = [0]
    for line in old { offsets.append(offsets[offsets.count - 1] + line.utf8.count) }
    let bytes = Array(text.utf8)
    var changes: [Change] = []
    var line = 0
    var index = 0
    while index < edits.count {
      while line + 1 < old.count, offsets[line + 1] <= edits[index].range.lowerBound { line += 1 }
      let first = line
      var new: [UInt8] = []
      var position = offsets[first]
      // Edits of the same lines make one change. The line in which an edit ends belongs to it, since its rest may move up.
      repeat {
        let edit = edits[index]
        new += bytes[position..<edit.range.lowerBound]
        new += edit.replacement.utf8
        position = edit.range.upperBound
        while line < old.count, offsets[line] <= position { line += 1 }
        index += 1
      } while index < edits.count && edits[index].range.lowerBound < offsets[line]
      new += bytes[position..<offsets[line]]
      guard let change = trimmed(Change(old: first..<line, new: lines(of: String(decoding: new, as: UTF8.self))), old: old) else {
        continue
      }
      if let last = changes.last, last.old.upperBound == change.old.lowerBound {
        changes[changes.count - 1] = Change(old: last.old.lowerBound..<change.old.upperBound, new: last.new + change.new)
      } else {
        changes.append(change)
      }
    }
    return changes
  }

  /// A change without the lines at its ends that stay the same.
  private static func trimmed(_ change: Change, old: [Substring]) -> Change? {
    func equal(_ one: Substring, _ other: Substring) -> Bool { one.utf8.elementsEqual(other.utf8) }
    var change = change
    while let line = change.old.first, let new = change.new.first, equal(old[line], new) {
      change.old = line + 1..<change.old.upperBound
      change.new.removeFirst()
    }
    while let line = change.old.last, let new = change.new.last, equal(old[line], new) {
      change.old = change.old.lowerBound..<line
      change.new.removeLast()
    }
    return change.old.isEmpty && change.new.isEmpty ? nil : change
  }

  /// A file's name as git writes it: in quotation marks if `patch` could misread it.
  private static func name(_ path: String, _ prefix: String) -> String {
    let path = path.hasPrefix("/") ? String(path.dropFirst()) : path
    guard path.utf8.contains(where: { $0 < 32 || $0 == 34 || $0 == 92 || $0 == 127 }) else {
      return prefix + path + (path.contains(" ") ? "\t" : "")
    }
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case 34, 92: return "\\" + String(UnicodeScalar(byte))
      case 9: return "\\t"
      case 10: return "\\n"
      case 0..<32, 127...:
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: return String(UnicodeScalar(byte))
      }
    }
    return "\"\(prefix)\(escaped.joined())\""
  }
}
