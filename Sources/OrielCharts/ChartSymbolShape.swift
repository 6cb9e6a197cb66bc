import SwiftUICore

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
  /// How large a part of its place it fills, compared with a circle.
  var perceptualUnitRect: CGRect { get }
}

/// The shapes that charts have for points.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind

  nonisolated init(_ kind: Kind) { self.kind = kind }

  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon([(0.5, 0.02), (1, 0.9), (0, 0.9)], in: rect)
    case .diamond: polygon([(0.5, -0.05), (1.05, 0.5), (0.5, 1.05), (-0.05, 0.5)], in: rect)
    case .pentagon: polygon([(0.5, 0), (1, 0.38), (0.81, 0.98), (0.19, 0.98), (0, 0.38)], in: rect)
    case .plus: strokes([(0.5, 0, 0.5, 1), (0, 0.5, 1, 0.5)], in: rect)
    case .cross: strokes([(0.1, 0.1, 0.9, 0.9), (0.9, 0.1, 0.1, 0.9)], in: rect)
    case .asterisk: strokes([(0.5, 0, 0.5, 1), (0.07, 0.25, 0.93, 0.75), (0.93, 0.25, 0.07, 0.75)], in: rect)
    }
  }

  nonisolated private func polygon(_ points: [(CGFloat, CGFloat)], in rect: CGRect) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
      path.closeSubpath()
    }
  }

  nonisolated private func strokes(_ lines: [(CGFloat, CGFloat, CGFloat, CGFloat)], in rect: CGRect) -> Path {
    Path { path in
      for line in lines {
        path.move(to: CGPoint(x: rect.minX + line.0 * rect.width, y: rect.minY + line.1 * rect.height))
        path.addLine(to: CGPoint(x: rect.minX + line.2 * rect.width, y: rect.minY + line.3 * rect.height))
      }
    }.strokedPath(StrokeStyle(lineWidth: max(1, rect.width * 0.22)))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  nonisolated public static var circle: BasicChartSymbolShape { .init(.circle) }
  /// A square.
  nonisolated public static var square: BasicChartSymbolShape { .init(.square) }
  /// A triangle.
  nonisolated public static var triangle: BasicChartSymbolShape { .init(.triangle) }
  /// A square on its corner.
  nonisolated public static var diamond: BasicChartSymbolShape { .init(.diamond) }
  /// A pentagon.
  nonisolated public static var pentagon: BasicChartSymbolShape { .init(.pentagon) }
  /// A plus.
  nonisolated public static var plus: BasicChartSymbolShape { .init(.plus) }
  /// A cross.
  nonisolated public static var cross: BasicChartSymbolShape { .init(.cross) }
  /// An asterisk.
  nonisolated public static var asterisk: BasicChartSymbolShape { .init(.asterisk) }
}

extension Circle: ChartSymbolShape {
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape
  nonisolated public let perceptualUnitRect: CGRect

  /// Hides the type of a symbol.
  nonisolated public init(_ symbol: some ChartSymbolShape) {
    shape = AnyShape(symbol)
    perceptualUnitRect = symbol.perceptualUnitRect
  }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The outline of a symbol: `.symbol(.circle.strokeBorder(lineWidth: 2))`.
public struct StrokedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let width: CGFloat

  nonisolated public var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: width / 2, dy: width / 2)).strokedPath(StrokeStyle(lineWidth: width))
  }
}

extension BasicChartSymbolShape {
  /// The outline of the symbol, within its bounds.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> StrokedChartSymbolShape<Self> {
    StrokedChartSymbolShape(base: self, width: lineWidth)
  }
}
