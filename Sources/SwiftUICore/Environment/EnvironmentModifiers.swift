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

  override init(_ modifier: EnvironmentModifier, _ context: _NodeContext) {
    scope = EnvironmentScope(parent: context.parent.environmentForChildren)
    super.init(modifier, context)
    scope.setFirstEntries(transformed())
  }

  override func willUpdateContent(_ newModifier: EnvironmentModifier) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func evaluate() {
    scope.replaceEntries(with: transformed(), defaults: graph.defaults)
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
  /// Sets the environment value of the specified key path to the given value.
  nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Transforms the environment value of the specified key path with the given function.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Places an observable object in the view's environment. Nil hides an ancestor's (behaviour 108).
  nonisolated public func environment<ObjectType: AnyObject & Observable>(_ object: ObjectType?) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<ObjectType>.self] = object })
  }

  /// Supplies an observable object to a view's hierarchy.
  nonisolated public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<ObjectType>.self] = object })
  }

  /// Supplies an `Observable` object to a view's hierarchy, as `environment(_:)` does.
  @_disfavoredOverload
  nonisolated public func environmentObject<ObjectType: AnyObject & Observable>(_ object: ObjectType) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<ObjectType>.self] = object })
  }

  /// Sets the default font for text in this view.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets a view's foreground elements to use a given style.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.foreground = style._paint(in: $0).paint })
  }

  /// Sets the color of the foreground elements displayed by this view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color.map { .color($0.description) })
  }

  /// Adds a condition that controls whether users can interact with this view.
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
