/// The shape of the container around a view: what `containerShape(_:)` around it says, or else a rectangle.
///
/// Its corners are those of the container, however far inside the view stands: inset it by that distance for corners that run along the
/// container's.
public struct ContainerRelativeShape: _OutlinedShape {
  /// Creates the shape of the container.
  nonisolated public init() {}

  nonisolated public var _outline: _ShapeOutline {
    var outline = ShapeOutline(.rectangle)
    outline.isContainers = true
    return _ShapeOutline(outline: outline)
  }

  nonisolated public static var _isContainers: Bool { true }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around a view.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ShapeOutline? { nil }
}

extension EnvironmentValues {
  /// What `ContainerRelativeShape` is here; nil for a rectangle.
  var containerShape: ShapeOutline? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Says what the shape of the container is for each `ContainerRelativeShape` in this view. Draws and clips nothing by itself.
  ///
  /// A shape of your own that is known in no other way than by its path in a rectangle counts as a rectangle.
  nonisolated public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    modifier(
      EnvironmentModifier { environment in
        environment.containerShape = shape._outline(in: nil)?.outline.resolved(in: environment)
      })
  }
}
