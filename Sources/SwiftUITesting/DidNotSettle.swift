import SwiftUICore

/// Why a scene did not come to rest.
public struct DidNotSettle: Error, Equatable, CustomStringConvertible {
  /// The reason.
  public enum Reason: Equatable, Sendable {
    /// So many turns, and still something pending: the last evaluations.
    case endlessTurns(Int, last: [String])
    /// Tasks were still running: the paths of the views that started them.
    case runningTasks(of: [String])
    /// Nothing was pending, and the condition still did not hold: the line of the source on which it begins, if that can be read;
    /// how long it was waited for; the paths of the views whose tasks were still running; the element tree.
    case conditionDoesNotHold(String?, within: Duration, runningTasks: [String], tree: String)
  }

  /// What keeps the scene from coming to rest.
  public let reason: Reason
  /// Where the test waited: file and line.
  public let place: String

  init(_ reason: Reason, at site: CallSite) {
    self.reason = reason
    place = site.description
  }

  /// The reason, in words.
  public var description: String {
    switch reason {
    case .endlessTurns(let count, let last):
      "\(place): After \(count) turns there was still something pending: views change each other. The last evaluations:\n"
        + last.joined(separator: "\n")
    case .runningTasks(let paths):
      "\(place): Tasks are still running, started by: \(paths.joined(separator: "; ")). "
        + "If they never end, use settle(within:until:) with a condition."
    case .conditionDoesNotHold(let source, let limit, let tasks, let tree):
      "\(place): Nothing was pending, and the condition did not hold within \(limit)"
        + (source.map { ": \($0)" } ?? ".") + "\n"
        + (tasks.isEmpty ? "" : "Tasks were still running, started by: \(tasks.joined(separator: "; ")).\n")
        + "The element tree is:\n\(tree)"
    }
  }
}
