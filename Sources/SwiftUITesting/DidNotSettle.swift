import SwiftUICore

/// Why a scene did not come to rest.
public struct DidNotSettle: Error, Equatable, CustomStringConvertible {
  /// The reason.
  public enum Reason: Equatable, Sendable {
    /// A thousand turns, and still something pending: the last evaluations.
    case endlessTurns(last: [String])
    /// Tasks were still running: the paths of the views that started them.
    case runningTasks(of: [String])
    /// Nothing was pending, and the condition still did not hold: the element tree.
    case conditionDoesNotHold(tree: String)
  }

  /// What keeps the scene from coming to rest.
  public let reason: Reason

  /// The reason, in words.
  public var description: String {
    switch reason {
    case .endlessTurns(let last):
      "After 1000 turns there was still something pending: views change each other. The last evaluations:\n"
        + last.joined(separator: "\n")
    case .runningTasks(let paths):
      "Tasks are still running, started by: \(paths.joined(separator: "; ")). "
        + "If they never end, use settle(within:until:) with a condition."
    case .conditionDoesNotHold(let tree):
      "Nothing was pending, and the condition did not hold. The element tree is:\n\(tree)"
    }
  }
}
