import Testing
import XCTest

/// Where a test uses the host: there its failures are reported.
package struct CallSite: Sendable {
  let fileID: StaticString
  package let filePath: StaticString
  let line: UInt
  let column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// `File.swift:12`.
  var description: String { "\("\(fileID)".split(separator: "/").last ?? "?"):\(line)" }

  /// The line of the source, as long as the file lies where it was compiled.
  var source: String? {
    guard let text = try? String(contentsOfFile: "\(filePath)", encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", maxSplits: Int(line), omittingEmptySubsequences: false)
    guard lines.count >= line, line > 0 else { return nil }
    return lines[Int(line) - 1].trimmingCharacters(in: .whitespaces)
  }

  /// Fails the running test here, of whichever kind it is.
  package func fail(_ text: String) {
    if Test.current != nil {
      let place = SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      Issue.record(Comment(rawValue: text), sourceLocation: place)
    } else {
      XCTFail(text, file: filePath, line: line)
    }
  }
}
