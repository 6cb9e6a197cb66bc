/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isUserInitiated: Bool

  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when a person moves the focus into the view. Here that moves it where the person wants it.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

package struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension DefaultFocusModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { DefaultFocusNode(self, context) }
}

private final class DefaultFocusNode<Value: Hashable>: PrimitiveModifierNode<DefaultFocusModifier<Value>> {
  override func contentDidAppear() {
    graph.perform(in: .preferences) { [weak self] in
      guard let self, !flags.contains(.isRemoved), let storage = modifier.binding.state.storage, storage.isNobody else { return }
      storage.write(modifier.value)
    }
  }
}

extension View {
  /// Puts the focus on a view inside when this view appears, unless something says otherwise by then.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}
