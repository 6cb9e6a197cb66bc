/// Lets other tasks run until a condition holds. What has not come in time is a failure that says what was waited for, and where.
///
/// - Parameters:
///   - what: What is to come, as a message says it: "four tasks have begun".
///   - limit: Far longer than it takes on a busy machine.
public func wait(
  for what: String, within limit: Duration = .seconds(120), isolation: isolated (any Actor)? = #isolation,
  file: StaticString = #fileID, line: UInt = #line, until condition: () throws -> Bool
) async throws {
  let end = ContinuousClock.now + limit
  var turns = 0
  while try !condition() {
    guard ContinuousClock.now < end else { throw NeverCame(what: what, limit: limit, place: "\(file):\(line)") }
    // What does not come with the next tasks comes from elsewhere: to ask all the time would take the processor from it.
    if turns < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
    turns += 1
  }
}

/// What a test has waited for in vain.
public struct NeverCame: Error, CustomStringConvertible {
  public let what: String
  public let limit: Duration
  public let place: String

  public var description: String { "\(place): within \(limit) it never came that \(what)" }
}
