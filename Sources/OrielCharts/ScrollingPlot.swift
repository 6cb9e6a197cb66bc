import SwiftUICore

/// A plot of which a part is seen at once.
struct ScrollingPlot: View {
  /// The room of the labels below, which scroll with the plot.
  static let bottom: CGFloat = 22

  let model: ChartModel
  let figure: AxisFigure
  let ratio: CGFloat
  @State private var position = ScrollPosition(edge: .leading)
  @State private var hasBegun = false

  /// How many times as long as what is seen the plot is; nil where all is seen.
  static func ratio(of model: ChartModel) -> CGFloat? {
    guard model.settings.scrollableAxes.contains(.horizontal), let visible = model.settings.x.visibleLength, visible > 0 else {
      return nil
    }
    let whole = model.x.isCategory ? Double(model.x.categories.count) : model.x.upper - model.x.lower
    // Longer than this no page is.
    return whole > visible ? min(whole / visible, 1000) : nil
  }

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width * ratio
      ScrollView(.horizontal, showsIndicators: false) {
        AxesLayout(x: model.x, y: model.y, fixedBottom: Self.bottom) {
          PlotStyled(model: model, lines: figure.lines).chartPart(.plot)
          AxisLabels(labels: figure.labels.filter(\.place.isX))
        }
        .frame(width: max(1, width), height: geometry.size.height + Self.bottom)
      }
      .frame(height: geometry.size.height + Self.bottom)
      .scrollPosition($position)
      .onAppear { begin(width) }
      .onChange(of: width) { begin(width) }
      .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { _, offset in
        guard hasBegun, let value = model.x.value(at: offset, in: width) else { return }
        model.settings.x.position?.write(value)
      }
    }
  }

  private func begin(_ width: CGFloat) {
    guard !hasBegun, width > 1 else { return }
    hasBegun = true
    let value = model.settings.x.position?.read() ?? model.settings.x.initialPosition
    guard let value, let place = model.x.position(of: value, in: width) else { return }
    position.scrollTo(x: max(0, place - (model.x.isCategory ? model.x.step(in: width) / 2 : 0)))
  }
}
