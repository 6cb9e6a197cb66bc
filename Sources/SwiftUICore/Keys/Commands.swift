/// The way that an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Runs an action when this view, or one inside, has the focus and an arrow key goes down. Nil does nothing.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return modifier(
      KeyPressModifier(action == nil ? [] : Set(directions.keys), [.down, .repeat]) { press in
        guard let action, let direction = directions[press.key] else { return .ignored }
        action(direction)
        return .handled
      })
  }

  /// Runs an action when this view, or one inside, has the focus and Escape goes down. Nil does nothing.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(KeyPressModifier(action, for: [.escape]))
  }

  /// Runs an action when this view, or one inside, has the focus and a key that deletes goes down. Nil does nothing.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(KeyPressModifier(action, for: [.delete, .deleteForward]))
  }
}

extension KeyPressModifier {
  nonisolated fileprivate init(_ action: (() -> Void)?, for keys: Set<KeyEquivalent>) {
    self.init(action == nil ? [] : keys, .down) { _ in
      action?()
      return action == nil ? .ignored : .handled
    }
  }
}
