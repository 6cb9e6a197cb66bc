/// The tag of a row or an option: its value, and for which types of selection it counts.
struct TagValue: Equatable {
  let value: AnyHashable
  private let type: ObjectIdentifier
  private let includesOptional: Bool

  init<Value: Hashable>(_ value: Value, includeOptional: Bool = true) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(Value.self)
    includesOptional = includeOptional
  }

  /// The tag as a selection of this type; nil where the types differ. A tag of a type counts for the optional of that type, too.
  func selection<Selection: Hashable>(_ selection: Selection.Type) -> Selection? {
    if ObjectIdentifier(selection) == type { return value.base as? Selection }
    guard includesOptional, let optional = selection as? any OptionalSelection.Type, optional.wrapped == type else { return nil }
    return value.base as? Selection
  }
}

private protocol OptionalSelection {
  static var wrapped: ObjectIdentifier { get }
}

extension Optional: OptionalSelection {
  fileprivate static var wrapped: ObjectIdentifier { ObjectIdentifier(Wrapped.self) }
}

extension ViewNode {
  /// The tag of an element that stands somewhere in `container`: an explicit one, or else the id of the `ForEach` that made it.
  final func tag(in container: ViewNode) -> TagValue? {
    var next = parent
    while let node = next, node !== container {
      if let tag = node.tag ?? node.parent?.tag(ofChildAt: node.index) { return tag }
      next = node.parent
    }
    return nil
  }
}

extension View {
  /// Whether a person cannot choose this row or option.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SelectionDisabledEffect(isDisabled: isDisabled))
  }
}

/// Whether a row or an option can be chosen. Of several around one element, the innermost counts.
package struct SelectionDisabledEffect: ElementEffect {
  package let isDisabled: Bool
  package var summary: String? { isDisabled ? "selectionDisabled" : nil }
}

extension SelectionDisabledEffect: EffectModifier {}

extension ElementEffects {
  /// Whether a row or an option with these effects can be chosen.
  package var allowSelection: Bool {
    for case let effect as SelectionDisabledEffect in self { return !effect.isDisabled }
    return true
  }
}
