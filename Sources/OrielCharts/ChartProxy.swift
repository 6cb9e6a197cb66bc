import SwiftUICore

/// Where values are in a chart, and which values are somewhere.
///
/// Places are points from the top leading corner of the plot, as they are for the layers and gestures of charts.
public struct ChartProxy {
  let x: AxisScale
  let y: AxisScale
  let size: CGSize
  let anchor: Anchor<CGRect>
  var styles = StyleScale()
  var styleKeys: [_PlottedValue] = []
  var settings = ChartSettings()

  /// The size of the plot.
  public var plotSize: CGSize { size }
  /// The size of the plot.
  public var plotAreaSize: CGSize { size }
  /// Where the plot is; nil until that is known.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// Where the plot is, with what is scrolled.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  /// Where the plot is.
  public var plotAreaFrame: Anchor<CGRect> { anchor }

  /// The points from the plot's beginning to a value of x; nil where the axis does not have it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(of: value.plotted, in: size.width) }

  /// The points from the plot's top to a value of y; nil where the axis does not have it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.position(of: value.plotted, in: size.height).map { size.height - $0 }
  }

  /// The place of two values; nil where the axes do not have them.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// From where to where a value of x goes: of a text the whole step.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    position(forX: value).map { Self.range($0, x.isCategory ? x.step(in: size.width) : 0) }
  }

  /// From where to where a value of y goes: of a text the whole step.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    position(forY: value).map { Self.range($0, y.isCategory ? y.step(in: size.height) : 0) }
  }

  private static func range(_ middle: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
    middle - length / 2...middle + length / 2
  }

  /// The value of x at a distance from the plot's beginning; nil where there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.value(at: position, in: size.width).flatMap(P.from)
  }

  /// The value of y at a distance from the plot's top; nil where there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.value(at: size.height - position, in: size.height).flatMap(P.from)
  }

  /// The values at a place; nil where there are none of the types.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The style of a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { styles.style(of: value.plotted, among: styleKeys) }

  /// Selects the value of x at a distance from the plot's beginning, as a person does by pointing at it.
  public func selectXValue(at position: CGFloat) { settings.x.select?(x.value(at: position, in: size.width)) }

  /// Selects the value of y at a distance from the plot's top, as a person does by pointing at it.
  public func selectYValue(at position: CGFloat) { settings.y.select?(y.value(at: size.height - position, in: size.height)) }

  /// Selects the values of x between two distances from the plot's beginning.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    guard let first = x.value(at: start, in: size.width), let last = x.value(at: end, in: size.width) else { return }
    settings.x.selectRange?((first, last))
  }

  /// Selects the values of y between two distances from the plot's top.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    guard let first = y.value(at: size.height - start, in: size.height),
      let last = y.value(at: size.height - end, in: size.height)
    else { return }
    settings.y.selectRange?((first, last))
  }
}
