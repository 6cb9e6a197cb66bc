/// Something about the input that keeps a file, or the whole run, from being migrated. The rest goes on where it can.
package struct InputProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let location: SourceFile.Location?
  /// What is wrong, as a sentence.
  package let message: String
  /// What to do about it, as a sentence.
  package let remedy: String
  /// Whether it is about something that was only met on the way and left out: the run is no failure for that.
  package let isSkipped: Bool

  package init(
    _ path: String, _ location: SourceFile.Location? = nil, _ message: String, remedy: String, isSkipped: Bool = false
  ) {
    self.path = path
    self.location = location
    self.message = message
    self.remedy = remedy
    self.isSkipped = isSkipped
  }

  /// The same, as one that is left out.
  var skipped: InputProblem { InputProblem(path, location, message, remedy: remedy, isSkipped: true) }

  package var description: String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(isSkipped ? "warning" : "error"): \(message) \(remedy)"
  }
}

extension [InputProblem] {
  /// Whether a run with these problems failed: one of them is more than something left out, or nothing was left to read.
  package func areFailure(filesRead: Int) -> Bool { contains { !$0.isSkipped } || !isEmpty && filesRead == 0 }
}
