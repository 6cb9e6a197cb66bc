/// The shape of the container around a view, smaller by as much as the view is. No host has containers with shapes, so it is a
/// rectangle, as it is without a container.
public struct ContainerRelativeShape: _OutlinedShape {
  /// Creates the shape of the container.
  nonisolated public init() {}

  nonisolated public var _outline: _ShapeOutline { _ShapeOutline(outline: ShapeOutline(.rectangle)) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around a view.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
