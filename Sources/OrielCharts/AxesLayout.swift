import SwiftUICore

/// What a view is in the layout of a chart.
enum ChartPart {
  case plot
  case label(AxisLabel.Place)
}

private struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

extension View {
  func chartPart(_ part: ChartPart) -> some View { layoutValue(key: ChartPartKey.self, value: part) }
}

/// Puts labels beside the plot, which gets the room that they leave.
struct AxesLayout: Layout {
  let x: AxisScale
  let y: AxisScale
  /// Room below that labels of another layout have, or that is the same however high labels are.
  var fixedBottom: CGFloat?

  /// Between labels and the plot.
  static let spacing: CGFloat = 5
  /// Between labels beside each other.
  static let gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 150))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let measured: [(subview: LayoutSubview, part: ChartPart, size: CGSize)] = subviews.map {
      let part = $0[ChartPartKey.self]
      if case .plot = part { return ($0, part, .zero) }
      return ($0, part, $0.sizeThatFits(.unspecified))
    }
    var plot = CGRect(origin: .zero, size: bounds.size)
    let insets = insets(measured.compactMap { if case .label(let place) = $0.part { (place, $0.size) } else { nil } })
    plot.origin = CGPoint(x: insets.leading, y: insets.top)
    plot.size.width = max(0, plot.width - insets.leading - insets.trailing)
    plot.size.height = max(0, plot.height - insets.top - insets.bottom)
    var taken: [String: [CGRect]] = [:]
    for (subview, part, size) in measured {
      switch part {
      case .plot:
        subview.place(
          at: CGPoint(x: bounds.minX + plot.minX, y: bounds.minY + plot.minY), anchor: .topLeading, proposal: .init(plot.size))
      case .label(let place):
        let row = "\(place.isX) \(place.edge) \(place.series)"
        var frame = frame(of: size, place, in: plot, bounds.size)
        if let known = frame {
          let around = known.insetBy(dx: place.isX ? -Self.gap / 2 : 0, dy: 0)
          if place.choice.isGreedy, taken[row, default: []].contains(where: { $0.intersects(around) }) {
            frame = nil
          } else {
            taken[row, default: []].append(around)
          }
        }
        // A label without room stands where nobody sees it.
        let origin = frame?.origin ?? CGPoint(x: -10_000, y: -10_000)
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading, proposal: .unspecified)
      }
    }
  }

  /// The room that labels take at each side.
  func insets(_ labels: [(place: AxisLabel.Place, size: CGSize)]) -> EdgeInsets {
    var insets = EdgeInsets()
    for (place, size) in labels {
      let across = place.choice.horizontalSpacing ?? Self.spacing
      let along = place.choice.verticalSpacing ?? Self.spacing
      switch place.edge {
      case .leading: insets.leading = max(insets.leading, size.width + across)
      case .trailing: insets.trailing = max(insets.trailing, size.width + across)
      case .top: insets.top = max(insets.top, size.height + along)
      case .bottom: insets.bottom = max(insets.bottom, size.height + along)
      }
      // The first and the last label stand half beyond the plot.
      if !place.isX, !y.isCategory {
        insets.top = max(insets.top, size.height / 2)
        insets.bottom = max(insets.bottom, size.height / 2)
      }
    }
    if let fixedBottom { insets.bottom = fixedBottom }
    return insets
  }

  private func frame(of size: CGSize, _ place: AxisLabel.Place, in plot: CGRect, _ whole: CGSize) -> CGRect? {
    let across = place.choice.horizontalSpacing ?? Self.spacing
    let along = place.choice.verticalSpacing ?? Self.spacing
    if place.isX {
      guard let position = x.place(of: place.value, next: place.next, in: plot.width) else { return nil }
      // Dates begin at their lines, all else stands in the middle below.
      let begins = x.kind == .date && place.next == nil && place.choice.anchor == nil
      let part: CGFloat = begins ? 0 : place.choice.anchor?.x ?? 0.5
      var left = plot.minX + position - size.width * part + (begins ? 3 : 0)
      if begins {
        if left + size.width > whole.width + 1 { return nil }
      } else {
        left = min(max(left, 0), max(0, whole.width - size.width))
      }
      return CGRect(
        x: left, y: place.edge == .top ? plot.minY - along - size.height : plot.maxY + along, width: size.width,
        height: size.height)
    }
    guard let position = y.place(of: place.value, next: place.next, in: plot.height) else { return nil }
    let middle = plot.maxY - position
    return CGRect(
      x: place.edge == .leading ? plot.minX - across - size.width : plot.maxX + across,
      y: middle - size.height * (place.choice.anchor?.y ?? 0.5), width: size.width, height: size.height)
  }
}
