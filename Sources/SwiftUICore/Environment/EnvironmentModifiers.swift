import Combine
import Observation

/// Writes environment values for what is below it.
///
/// `transform` may also read: what it reads from above makes it run again.
package struct EnvironmentModifier {
  let transform: (inout EnvironmentValues) -> Void

  nonisolated init(_ transform: @escaping (inout EnvironmentValues) -> Void) {
    self.transform = transform
  }
}

extension EnvironmentModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<EnvironmentModifier> {
    EnvironmentNode(self, context)
  }
}

private final class EnvironmentNode: PrimitiveModifierNode<EnvironmentModifier> {
  private let scope: EnvironmentScope
  /// Nil nearly always: hosts need to know few values.
  private var effect: EnvironmentEffect?

  override init(_ modifier: EnvironmentModifier, _ context: _NodeContext) {
    scope = EnvironmentScope(parent: context.parent.environmentForChildren)
    super.init(modifier, context)
    let entries = transformed()
    effect = EnvironmentEffect(entries)
    if effect != nil { flags.insert(.describesElements) }
    scope.setFirstEntries(entries)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { effect }

  override func willUpdateContent(_ newModifier: EnvironmentModifier) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func evaluate() {
    let entries = transformed()
    let new = EnvironmentEffect(entries)
    scope.replaceEntries(with: entries, defaults: graph.defaults)
    if new == effect { return }
    effect = new
    if !flags.contains(.describesElements) {
      flags.insert(.describesElements)
      // What comes later in there asks the nodes around it.
      for index in 0..<childCount { child(at: index).beDescribed() }
    }
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  private func transformed() -> [EnvironmentEntry] {
    recordingDependencies {
      var values = EnvironmentValues(at: self)
      modifier.transform(&values)
      return values.written
    }
  }

  override var environmentForChildren: EnvironmentScope? { scope }
}

extension View {
  /// Gives this view and those inside it another value of the environment. A change of it reaches only the views that read it.
  nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for this view and those inside it.
  ///
  /// The function gets the value from above, and runs again when that changes.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Gives this view and those inside it an `Observable` object, for `@Environment` with its type. Nil hides an ancestor's.
  nonisolated public func environment<ObjectType: AnyObject & Observable>(_ object: ObjectType?) -> some View {
    // Behaviour 108.
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<ObjectType>.self] = object })
  }

  /// Gives this view and those inside it an object, for `@EnvironmentObject` with its type.
  nonisolated public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<ObjectType>.self] = object })
  }

  /// Gives this view and those inside it an `Observable` object, as `environment(_:)` does.
  @_disfavoredOverload
  nonisolated public func environmentObject<ObjectType: AnyObject & Observable>(_ object: ObjectType) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<ObjectType>.self] = object })
  }

  /// The font of text in this view that has none of its own. Nil is the host's own, whatever ancestors say.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// The color or gradient of text, and of shapes without one of their own, in this view.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.foreground = style._paint(in: $0).paint })
  }

  /// The color of text, and of shapes without one of their own, in this view. Nil is the host's own, whatever ancestors say.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { .color($0.value) })
  }

  /// Keeps a person from using the controls in this view while the condition is true.
  ///
  /// A view inside a disabled one stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension EnvironmentScope {
  /// The types of the objects that this scope and those above it supply, nearest first.
  var objectTypeNames: [String] {
    var names: [String] = []
    var next: EnvironmentScope? = self
    while let scope = next {
      names += scope.entries.compactMap(\.objectTypeName)
      next = scope.parent
    }
    return names
  }
}
