extension View {
  /// What a person can do with a row, at one of its edges: the first is the outermost.
  ///
  /// A full swipe does the first, unless `allowsFullSwipe` is false. Hosts without swipes show the actions another way. In a browser the
  /// bodies of the actions are evaluated only when somebody touches the row, points at it or comes to its actions with the keyboard.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      LayerModifier(
        edge == .leading
          ? allowsFullSwipe ? .leadingActions : .leadingActionsInParts
          : allowsFullSwipe ? .trailingActions : .trailingActionsInParts, .center, content().outsideOfRows()))
  }
}
