import SwiftUICore

/// Which style, symbol and words belong together.
struct ChartLegend: View {
  let model: ChartModel

  /// Whether a chart has one by itself.
  static func isShown(_ model: ChartModel) -> Bool {
    switch model.settings.legend.visibility {
    case .hidden: false
    case .visible: true
    case .automatic: !model.styleKeys.isEmpty || !model.symbolKeys.isEmpty
    }
  }

  var body: some View {
    let keys = model.styleKeys.isEmpty ? model.symbolKeys : model.settings.styles.order(of: model.styleKeys)
    FlowLayout(spacing: 8) {
      ForEach(Array(keys.enumerated()), id: \.offset) { _, key in
        HStack(spacing: 4) {
          symbol(of: key).fill(style(of: key)).frame(width: 8, height: 8)
          key.text.font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }

  private func style(of key: _PlottedValue) -> AnyShapeStyle {
    if model.styleKeys.isEmpty {
      return model.marks.first { $0.symbolKey == key }.map(model.style) ?? AnyShapeStyle(Color.blue)
    }
    return model.settings.styles.style(of: key, among: model.styleKeys)
  }

  private func symbol(of key: _PlottedValue) -> AnyChartSymbolShape {
    guard !model.symbolKeys.isEmpty,
      let mark = model.marks.first(where: { ($0.styleKey ?? $0.symbolKey) == key && $0.symbolKey != nil })
    else { return AnyChartSymbolShape(BasicChartSymbolShape(.circle)) }
    return model.symbol(of: mark) ?? AnyChartSymbolShape(BasicChartSymbolShape(.circle))
  }
}

/// Views in lines, as many in each as there is room for.
struct FlowLayout: Layout {
  let spacing: CGFloat

  private func frames(_ subviews: Subviews, in width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var (x, y, height, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y) = (0, y + height + spacing / 2)
        height = 0
      }
      frames.append(CGRect(x: x, y: y, width: min(size.width, width), height: size.height))
      widest = max(widest, x + size.width)
      x += size.width + spacing
      height = max(height, size.height)
    }
    return (frames, CGSize(width: min(widest, width), height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames(subviews, in: bounds.width).frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading, proposal: .init(frame.size))
    }
  }
}
