import Dispatch
import Foundation
import Synchronization

/// Lines for the person who runs the program.
///
/// Nobody may be reading them: a pipe may be full or closed. Then they wait, up to a bound, and beyond it are only counted; the program
/// goes on in any case.
package enum StandardError {
  private struct State {
    var lines: [String] = []
    var bytes = 0
    var dropped = 0
    var isWriting = false
  }

  private static let state = Mutex(State())
  private static let queue = DispatchQueue(label: "standard error")
  private static let mostBytes = 256 * 1024

  /// Writes a text as one line, whatever has been put into it.
  package static func write(_ text: String) {
    let line = Self.line(text)
    let isFirst = state.withLock { state in
      // Without anything that waits, and with room in the pipe, it is written at once: what comes next may be the program's end.
      if !state.isWriting, line.utf8.count < 4000, hasRoom {
        put(line)
        return false
      }
      guard state.bytes + line.utf8.count <= mostBytes else {
        state.dropped += 1
        return false
      }
      state.lines.append(line)
      state.bytes += line.utf8.count
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if isFirst { queue.async { writeWaiting() } }
  }

  /// The text with spaces for what begins a new line or steers a terminal.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 }))
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether a short line can be written without waiting for a reader.
  private static var hasRoom: Bool {
    var entry = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) == 1 && entry.revents & Int16(POLLOUT) != 0
  }

  private static func writeWaiting() {
    while true {
      let (lines, dropped) = state.withLock { state in
        defer { (state.lines, state.bytes, state.dropped) = ([], 0, 0) }
        if state.lines.isEmpty && state.dropped == 0 { state.isWriting = false }
        return (state.lines, state.dropped)
      }
      if lines.isEmpty && dropped == 0 { return }
      for line in lines { put(line) }
      if dropped > 0 { put("warning: \(dropped) lines are missing here: nobody has read them") }
    }
  }

  private static func put(_ line: String) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      // A pipe that nobody holds any more takes nothing.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
