import Foundation

/// A node that can say why it is being evaluated.
@MainActor
protocol ChangeReporter: ViewNode {
  var hasDynamicProperties: Bool { get }
  var nestedTypeName: String { get }
  func changedPropertyNames() -> [String]
}

extension View {
  /// Prints which dynamic properties caused the evaluation that runs. To be called in the `body` of a view.
  ///
  /// `@self` is the view value itself, `@identity` a new identity, `@dependencies` something that no property names, such as an
  /// `Observable` object. Elsewhere it prints nothing.
  public static func _printChanges() {
    // Behaviours 103 and 140.
    if let line = changes() { print(line) }
  }

  /// Logs what `_printChanges()` prints, at the info level, for the subsystem `com.apple.SwiftUI` and the category
  /// "Changed Body Properties". On Linux log messages go to standard error.
  public static func _logChanges() {
    // Behaviour 141.
    guard let line = changes() else { return }
    StandardError.write("info [com.apple.SwiftUI: Changed Body Properties] \(line)")
  }

  static func changes() -> String? {
    var next = EvaluationScope.currentView
    while let node = next, !(node is EvaluatingNode<Self>) { next = node.parent }
    guard let node = next as? any ChangeReporter else { return nil }
    let reasons = node.reasons
    return "\(node.nestedTypeName): \(reasons.isEmpty ? "unchanged." : "\(reasons.joined(separator: ", ")) changed.")"
  }
}

extension ChangeReporter {
  /// What `_printChanges` lists: the value, the identity, the properties, and everything else.
  fileprivate var reasons: [String] {
    var reasons: [String] = []
    var hasOther = false
    for cause in causes {
      switch cause {
      case .firstAppearance: reasons += hasDynamicProperties ? ["@self", "@identity"] : ["@self"]
      case .inputChanged: reasons.append("@self")
      case .observable: hasOther = true
      case .source, .object, .hostEvent: break
      }
    }
    reasons += changedPropertyNames()
    if hasOther || (reasons.isEmpty && !causes.isEmpty) { reasons.append("@dependencies") }
    return reasons
  }
}
