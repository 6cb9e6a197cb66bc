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
    var output = ReportWriter(isColored: isColored)
    for line in diff.lines {
      switch line.kind {
      case .header: output.append(output.styled(line.text, .bold))
      case .place: output.append(output.styled(line.text, .cyan))
      case .removal: output.append(output.styled(line.text, .red))
      case .addition: output.append(output.styled(line.text, .green))
      case .context, .remark: output.append(line.text)
      }
    }
    write(output.text, to: .output)
  }
}
