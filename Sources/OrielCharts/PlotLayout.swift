import SwiftUICore

/// Where a view stands in a plot.
enum PlotPlace: Equatable {
  /// It has this frame.
  case frame(CGRect)
  /// It has its own size, beside a frame; inside of the plot sideways, if it is to fit.
  case beside(CGRect, AnnotationPosition, Alignment, spacing: CGFloat, fits: Bool)
}

private struct PlotPlaceKey: LayoutValueKey {
  static var defaultValue: PlotPlace { .frame(.zero) }
}

extension View {
  func placed(_ place: PlotPlace) -> some View { layoutValue(key: PlotPlaceKey.self, value: place) }
}

/// Puts what is drawn in a plot to its places.
struct PlotLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      switch subview[PlotPlaceKey.self] {
      case .frame(let frame):
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
          proposal: ProposedViewSize(frame.size))
      case .beside(let frame, let position, let alignment, let spacing, let fits):
        let offered = position.isOver ? ProposedViewSize(frame.size) : .unspecified
        var size = subview.sizeThatFits(position.isOver && frame.size == .zero ? .unspecified : offered)
        size = CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
        var origin = Self.origin(of: size, beside: frame, position, alignment, spacing)
        if fits, !position.isOver { origin.x = min(max(origin.x, 0), max(0, bounds.width - size.width)) }
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading, proposal: ProposedViewSize(size)
        )
      }
    }
  }

  /// Where a view of a size stands beside a frame.
  static func origin(
    of size: CGSize, beside frame: CGRect, _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat
  ) -> CGPoint {
    let unit = position.unit
    func along(_ part: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ alignment: CGFloat) -> CGFloat {
      if position.isOver || part == 0.5 { return low + (high - low - length) * alignment }
      return part == 0 ? low - spacing - length : high + spacing
    }
    let (horizontal, vertical) = (alignment.horizontalPart, alignment.verticalPart)
    return CGPoint(
      x: along(unit.x, frame.minX, frame.maxX, size.width, horizontal),
      y: along(unit.y, frame.minY, frame.maxY, size.height, vertical))
  }
}

extension Alignment {
  fileprivate var horizontalPart: CGFloat { horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5 }
  fileprivate var verticalPart: CGFloat { vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5 }
}
