import SwiftUICore

/// A chart without its legend: axes with their names, plot, and the views around.
struct ChartFigure: View {
  let model: ChartModel
  let size: CGSize

  private var settings: ChartSettings { model.settings }
  private var needsProxy: Bool {
    !settings.overlays.isEmpty || !settings.backgrounds.isEmpty || settings.gesture != nil || PlotSelection.isWanted(settings)
  }

  var body: some View {
    if needsProxy {
      titled
        .backgroundPreferenceValue(PlotAnchorKey.self) { layers(settings.backgrounds, $0) }
        .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
          ZStack {
            if let anchor { PlotSelection(model: model, anchor: anchor) }
            layers(settings.overlays, anchor)
          }
        }
    } else {
      titled
    }
  }

  @ViewBuilder private func layers(_ layers: [ChartSettings.Layer], _ anchor: Anchor<CGRect>?) -> some View {
    if let anchor, !layers.isEmpty {
      GeometryReader { geometry in
        let proxy = ChartProxy(model, anchor, geometry[anchor].size)
        ForEach(Array(layers.enumerated()), id: \.offset) { _, layer in
          layer.content(proxy).frame(width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
        }
      }
    }
  }

  @ViewBuilder private var titled: some View {
    let titles = AxisTitles(settings)
    if titles.isEmpty {
      axes
    } else {
      VStack(alignment: .leading, spacing: 2) {
        titles.row(at: 0)
        HStack(spacing: 4) {
          titles.column(at: 0)
          axes
          titles.column(at: 1)
        }
        titles.row(at: 1)
      }
    }
  }

  @ViewBuilder private var axes: some View {
    let figure = AxisFigure(model, size: size)
    if let ratio = ScrollingPlot.ratio(of: model) {
      AxesLayout(x: model.x, y: model.y, fixedBottom: ScrollingPlot.bottom) {
        ScrollingPlot(model: model, figure: figure, ratio: ratio).chartPart(.plot)
        labels(figure.labels.filter { !$0.place.isX })
      }
    } else {
      AxesLayout(x: model.x, y: model.y) {
        styledPlot(figure)
        labels(figure.labels)
      }
    }
  }

  private func styledPlot(_ figure: AxisFigure) -> some View {
    PlotStyled(model: model, lines: figure.lines).chartPart(.plot)
  }

  private func labels(_ labels: [AxisLabel]) -> some View { AxisLabels(labels: labels) }
}

/// The labels of axes.
struct AxisLabels: View {
  let labels: [AxisLabel]

  var body: some View {
    ForEach(labels, id: \.id) { label in
      Group {
        if let style = label.style { style(AnyView(label.content)) } else { label.content }
      }
      .chartPart(.label(label.place))
    }
  }
}

/// The plot, as the app has changed it.
struct PlotStyled: View {
  let model: ChartModel
  let lines: [AxisLine]

  var body: some View {
    let plot = Plot(model: model, axes: lines)
    Group {
      if let style = model.settings.plotStyle { style(AnyView(plot)) } else { plot }
    }
    .anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 }
  }
}

/// Where the plot is.
struct PlotAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

extension ChartProxy {
  init(_ model: ChartModel, _ anchor: Anchor<CGRect>, _ size: CGSize) {
    self.init(
      x: model.x, y: model.y, size: size, anchor: anchor, styles: model.settings.styles, styleKeys: model.styleKeys,
      settings: model.settings)
  }
}

/// The names of axes.
@MainActor
private struct AxisTitles {
  private let titles: [(title: ChartSettings.AxisSettings.Title, isX: Bool)]

  init(_ settings: ChartSettings) {
    titles = (settings.x.titles ?? []).map { ($0, true) } + (settings.y.titles ?? []).map { ($0, false) }
  }

  var isEmpty: Bool { titles.isEmpty }

  /// Above the plot, for 0, or below.
  @ViewBuilder func row(at side: CGFloat) -> some View {
    let those = titles.filter {
      $0.title.position.unit.x == 0.5 ? $0.title.position.unit.y == side : $0.title.position.unit.y == side
    }
    ForEach(Array(those.enumerated()), id: \.offset) { _, item in
      words(item.title)
        .frame(
          maxWidth: .infinity,
          alignment: Alignment(
            horizontal: item.title.alignment?.horizontal ?? (item.isX ? .leading : .trailing), vertical: .center))
    }
  }

  /// Before the plot, for 0, or after it.
  @ViewBuilder func column(at side: CGFloat) -> some View {
    let those = titles.filter { $0.title.position.unit.y == 0.5 && $0.title.position.unit.x == side }
    ForEach(Array(those.enumerated()), id: \.offset) { _, item in
      TurnedLayout { words(item.title).fixedSize().rotationEffect(.degrees(-90)) }
        .frame(
          maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: item.title.alignment?.vertical ?? .center))
    }
  }

  private func words(_ title: ChartSettings.AxisSettings.Title) -> some View {
    title.view.font(.caption).foregroundStyle(.secondary)
  }
}
