import SwiftUICore

/// Lines and ticks of one axis, at one value.
struct AxisLine {
  /// A line in a plot of a size.
  struct Placed: Identifiable {
    let id: String
    let points: [CGPoint]
    let frame: CGRect
    let style: AnyShapeStyle
    let stroke: StrokeStyle
  }

  let id: String
  let isX: Bool
  let value: _PlottedValue
  /// The value after this one, for lines between both.
  let next: _PlottedValue?
  let edge: Edge
  let part: AxisPart

  static let color = Color.gray.opacity(0.3)

  func placed(in geometry: PlotGeometry) -> [Placed] {
    let scale = isX ? geometry.model.x : geometry.model.y
    let length = isX ? geometry.size.width : geometry.size.height
    guard var position = scale.place(of: value, next: part.isCentered ? next : nil, in: length) else { return [] }
    if !isX { position = length - position }
    let across = isX ? geometry.size.height : geometry.size.width
    let (stroke, from, to): (StrokeStyle, CGFloat, CGFloat)
    switch part.kind {
    case .line(let style): (stroke, from, to) = (style ?? StrokeStyle(lineWidth: 0.5), 0, across)
    case .tick(let tick, let style):
      let isAtEnd = edge == .bottom || edge == .trailing
      (stroke, from, to) = (style ?? StrokeStyle(lineWidth: 0.5), isAtEnd ? across : -tick, isAtEnd ? across + tick : 0)
    case .label: return []
    }
    let width = max(stroke.lineWidth, 0.5)
    let middle = width / 2
    let frame =
      isX
      ? CGRect(x: position - middle + part.offset.width, y: from + part.offset.height, width: width, height: to - from)
      : CGRect(x: from + part.offset.width, y: position - middle + part.offset.height, width: to - from, height: width)
    let points =
      isX
      ? [CGPoint(x: middle, y: 0), CGPoint(x: middle, y: to - from)]
      : [CGPoint(x: 0, y: middle), CGPoint(x: to - from, y: middle)]
    return [Placed(id: id, points: points, frame: frame, style: part.style ?? AnyShapeStyle(Self.color), stroke: stroke)]
  }
}

extension AxisScale {
  /// The place of a value, or of the middle between it and the next one; nil outside of the axis.
  func place(of value: _PlottedValue, next: _PlottedValue?, in length: CGFloat) -> CGFloat? {
    guard var position = position(of: value, in: length), position >= -0.5, position <= length + 0.5 else { return nil }
    if kind != .category, let next {
      let after = self.position(of: next, in: length) ?? position
      // After the last value there is no middle.
      guard abs(after - position) > 0.01 else { return nil }
      position = (position + after) / 2
      if position < 0 || position > length { return nil }
    }
    return position
  }
}
