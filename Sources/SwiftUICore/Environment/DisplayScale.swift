import Foundation

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
  /// How many pixels of the screen a point is wide. 1 until the host has said it.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The width of a pixel of the screen, in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, .leastNonzeroMagnitude) }
}
