/// Something about the input that keeps a file, or the whole run, from being migrated. The rest goes on where it can.
package struct InputProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let location: SourceFile.Location?
  /// What is wrong, as a sentence.
  package let message: String
  /// What to do about it, as a sentence.
  package let remedy: String

  package init(_ path: String, _ location: SourceFile.Location? = nil, _ message: String, remedy: String) {
    self.path = path
    self.location = location
    self.message = message
    self.remedy = remedy
  }

  package var description: String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): error: \(message) \(remedy)"
  }
}
