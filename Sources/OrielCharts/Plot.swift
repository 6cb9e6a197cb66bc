import SwiftUICore

/// The plot of a chart: lines of the axes, marks, and what stands beside them.
struct Plot: View {
  let model: ChartModel
  let axes: [AxisLine]

  var body: some View {
    GeometryReader { geometry in
      PlotContent(geometry: PlotGeometry(model, size: geometry.size), axes: axes)
    }
  }
}

private struct PlotContent: View {
  let geometry: PlotGeometry
  let axes: [AxisLine]

  var body: some View {
    let (items, annotations) = geometry.items()
    PlotLayout {
      ForEach(axes.flatMap { $0.placed(in: geometry) }) { line in
        LineShape(points: PointList(points: line.points), method: .linear)
          .stroke(line.style, style: line.stroke)
          .accessibilityHidden(true)
          .placed(.frame(line.frame))
      }
      ForEach(items) { PlotItemView(item: $0).placed(.frame($0.frame)) }
      ForEach(annotations) { item in
        item.annotation.view
          .placed(
            .beside(
              item.frame, item.annotation.position, item.annotation.alignment, spacing: item.annotation.spacing,
              fits: item.annotation.fits))
      }
    }
  }
}

/// One mark, or the marks of one line.
private struct PlotItemView: View {
  let item: PlotItem

  var body: some View {
    let mark = item.mark
    drawing
      .opacity(mark.opacity)
      .modifier(MarkDecoration(mark: mark))
      .modifier(MarkDescription(item: item))
  }

  @ViewBuilder private var drawing: some View {
    switch item.drawing {
    case .rectangle(let radius):
      let radius = min(max(0, radius), item.frame.width / 2, item.frame.height / 2)
      RoundedRectangle(cornerRadius: radius, style: .continuous).fill(item.style)
    case .line(let points, let method, let stroke): LineShape(points: points, method: method).stroke(item.style, style: stroke)
    case .area(let points, let method): AreaShape(points: points, method: method).fill(item.style)
    case .symbol(let shape): shape.fill(item.style)
    case .view(let view): view.fixedSize().foregroundStyle(item.style).frame(width: item.frame.width, height: item.frame.height)
    case .sector(let shape): shape.fill(item.style)
    }
  }
}

private struct MarkDecoration: ViewModifier {
  let mark: Mark

  func body(content: Content) -> some View {
    let shadow = mark.shadow
    if let clip = mark.clip {
      content.clipShape(clip)
        .shadow(color: shadow?.color ?? .clear, radius: shadow?.radius ?? 0, x: shadow?.x ?? 0, y: shadow?.y ?? 0)
    } else if let shadow {
      content.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)
    } else if mark.blur > 0 {
      content.blur(radius: mark.blur)
    } else {
      content
    }
  }
}

/// What assistive technology says of a mark. A line has a child for each of its points, as long as they are not too many to listen to.
private struct MarkDescription: ViewModifier {
  static let limit = 200
  let item: PlotItem

  func body(content: Content) -> some View {
    let mark = item.mark
    // Lines say what their points are, and symbols on them nothing.
    let isOnLine = (mark.kind == .line || mark.kind == .area) && item.points.isEmpty
    if mark.isHidden || isOnLine {
      content.accessibilityHidden(true)
    } else if item.points.isEmpty || item.points.count > Self.limit {
      content
        .accessibilityElement()
        .accessibilityLabel(mark.spokenLabel)
        .accessibilityValue(item.points.isEmpty ? mark.spokenValue : Text(verbatim: ""))
        .modifier(MarkIdentifier(identifier: mark.accessibilityIdentifier))
    } else {
      content.accessibilityChildren {
        ForEach(Array(item.points.enumerated()), id: \.offset) { _, point in
          Rectangle()
            .accessibilityElement()
            .accessibilityLabel(point.spokenLabel)
            .accessibilityValue(point.spokenValue)
        }
      }
    }
  }
}

private struct MarkIdentifier: ViewModifier {
  let identifier: String?

  func body(content: Content) -> some View {
    if let identifier { content.accessibilityIdentifier(identifier) } else { content }
  }
}
