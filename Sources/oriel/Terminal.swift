import ArgumentParser
import Foundation
import Migrator

/// Standard output and standard error, with colors where they are wanted.
enum Terminal {
  enum Stream: Int32 {
    case output = 1
    case errors = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }
  }

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never

    func isColored(for stream: Stream) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .auto:
        stream.isTerminal && Terminal.variable("NO_COLOR").isEmpty && Terminal.variable("TERM") != "dumb"
      }
    }
  }

  private static func variable(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }

  static func complain(_ text: String) { write(text + "\n", to: .errors) }

  /// Writes at once. If nobody listens any more there is nobody to tell it to.
  static func write(_ text: String, to stream: Stream) {
    try? FileHandle(fileDescriptor: stream.rawValue).write(contentsOf: Data(text.utf8))
  }

  static func show(_ diff: UnifiedDiff, isColored: Bool) {
    guard isColored else { return write(diff.text, to: .output) }
    let lines = diff.lines.map { line in
      switch line.kind {
      case .header: colored(line.text, 1)
      case .place: colored(line.text, 36)
      case .removal: colored(line.text, 31)
      case .addition: colored(line.text, 32)
      case .context, .remark: line.text
      }
    }
    write(lines.map { $0 + "\n" }.joined(), to: .output)
  }

  private static func colored(_ text: String, _ code: Int) -> String { "\u{1B}[\(code)m\(text)\u{1B}[0m" }
}
