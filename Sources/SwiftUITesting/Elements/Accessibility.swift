import SwiftUICore

extension FoundElement {
  private var details: [AccessibilityDetails] { element.effects.compactMap { ($0 as? AccessibilityEffect)?.details } }

  /// What `accessibilityValue(_:)` says.
  public var accessibilityValue: String? { details.compactMap(\.value).last }

  /// What `accessibilityHint(_:)` says.
  public var accessibilityHint: String? { details.compactMap(\.hint).last }

  /// What a person may say to choose the element.
  public var accessibilityInputLabels: [String] {
    element.effects.lazy.compactMap { ($0 as? InputLabelsEffect)?.labels }.first ?? []
  }

  /// The traits that the app has added and not taken away again, in the order of the modifiers.
  public var accessibilityTraits: AccessibilityTraits {
    details.reduce(into: AccessibilityTraits()) { $0 = $0.union($1.addedTraits).subtracting($1.removedTraits) }
  }

  /// The level of a heading; 0 for none.
  public var accessibilityHeadingLevel: Int? { details.lazy.compactMap(\.heading).first }

  /// Whether assistive technology passes the element over, because it or something around it is hidden from it.
  public var isAccessibilityHidden: Bool {
    (place.path + [element]).contains { around in
      around.effects.contains { ($0 as? AccessibilityEffect)?.details?.isHidden == true || $0 is HiddenEffect }
    }
  }

  /// Runs an action of the element by assistive technology: without a name, the one that activates it.
  public func performAccessibilityAction(
    named name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let kind = name.map { AccessibilityActionKind(named: Text(verbatim: $0)).kind } ?? AccessibilityActionKind.default.kind
    try send(.perform, for: .action(kind), "has no such action", at: host.use(at: fileID, filePath, line, column))
  }

  /// Makes the value of the element more by assistive technology.
  public func accessibilityIncrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try send(.increment, for: .adjustment, "is not adjustable", at: host.use(at: fileID, filePath, line, column))
  }

  /// Makes the value of the element less by assistive technology.
  public func accessibilityDecrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try send(.decrement, for: .adjustment, "is not adjustable", at: host.use(at: fileID, filePath, line, column))
  }

  private func send(
    _ event: AccessibilityActionEvent, for kind: AccessibilityActionEffect.Kind, _ otherwise: String, at site: CallSite
  ) throws {
    let element = try reachable("used", at: site)
    for case let effect as AccessibilityActionEffect in element.effects where effect.kind == kind {
      return host.graph.send(event, to: effect.target)
    }
    throw ElementUnusable("\(element.summary) \(otherwise)", at: site)
  }
}
