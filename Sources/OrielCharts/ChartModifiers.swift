import SwiftUICore

extension View {
  /// Whether charts have an x axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { charts { $0.x.visibility = visibility } }

  /// What the x axes of charts consist of.
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return charts { $0.x.content = content }
  }

  /// Whether charts have a y axis.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { charts { $0.y.visibility = visibility } }

  /// What the y axes of charts consist of.
  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return charts { $0.y.content = content }
  }

  /// A name of the x axes of charts.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.AxisSettings.Title(
      view: AnyView(content()), position: position == .automatic ? .bottom : position, alignment: alignment, spacing: spacing)
    return charts { $0.x.titles = ($0.x.titles ?? []) + [title] }
  }

  /// A name of the x axes of charts, which is looked up in the app's tables.
  nonisolated public func chartXAxisLabel(
    _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) }
  }

  /// A name of the x axes of charts.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// A name of the x axes of charts.
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// A name of the y axes of charts.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.AxisSettings.Title(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return charts { $0.y.titles = ($0.y.titles ?? []) + [title] }
  }

  /// A name of the y axes of charts, which is looked up in the app's tables.
  nonisolated public func chartYAxisLabel(
    _ key: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(key) }
  }

  /// A name of the y axes of charts.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// A name of the y axes of charts.
  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Whether charts have a legend. By default those have one whose marks have styles by values.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { charts { $0.legend.visibility = visibility } }

  /// Where the legends of charts stand.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    charts {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// A legend of the app's own.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return charts {
      $0.legend = .init(visibility: .visible, position: position, alignment: alignment, spacing: spacing, content: view)
    }
  }

  /// Changes the plots of charts: gives them a background, a border, a size.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    charts { $0.plotStyle = { AnyView(content(ChartPlotContent(view: $0))) } }
  }

  /// Changes the labels of the x axes.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    charts { $0.x.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Changes the labels of the y axes.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    charts { $0.y.style = { AnyView(content(ChartAxisContent(view: $0))) } }
  }

  /// Views in front of charts, which know where values are.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    nonisolated(unsafe) let content = content
    return charts { $0.overlays.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Views behind charts, which know where values are.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    nonisolated(unsafe) let content = content
    return charts { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A gesture on the plots of charts.
  nonisolated public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View {
    nonisolated(unsafe) let body = body
    return charts { $0.gesture = { proxy, view in AnyView(view.gesture(body(proxy))) } }
  }

  /// The value of x that a person points at, while a finger is down or a pointer is over the plot.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    charts { $0.x.select = { value.wrappedValue = $0.flatMap(P.from) } }
  }

  /// The values of x over which a person drags.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    charts { $0.x.selectRange = { range.wrappedValue = Self.range($0) } }
  }

  /// The value of y that a person points at, while a finger is down or a pointer is over the plot.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    charts { $0.y.select = { value.wrappedValue = $0.flatMap(P.from) } }
  }

  /// The values of y over which a person drags.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    charts { $0.y.selectRange = { range.wrappedValue = Self.range($0) } }
  }

  /// The value in the sum of all sectors that a person points at.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    charts { $0.selectAngle = { value.wrappedValue = $0.flatMap(P.from) } }
  }

  nonisolated private static func range<P: Plottable & Comparable>(_ ends: (_PlottedValue, _PlottedValue)?) -> ClosedRange<P>? {
    guard let ends, let first = P.from(ends.0), let last = P.from(ends.1) else { return nil }
    return min(first, last)...max(first, last)
  }

  /// In which directions charts scroll. Vertically they do not.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { charts { $0.scrollableAxes = axes } }

  /// How much of the x axis is seen at once, where charts scroll: a number, or seconds, or so many texts.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    charts { $0.x.visibleLength = length.plotted.number }
  }

  /// Where charts begin to be seen, where they scroll.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = initialX.plotted
    return charts { $0.x.initialPosition = value }
  }

  /// Where charts begin to be seen, where they scroll.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    charts {
      $0.x.position = ({ x.wrappedValue.plotted }, { if let value = P.from($0) { x.wrappedValue = value } })
    }
  }
}

/// The plot of a chart.
nonisolated public struct ChartPlotContent: View {
  let view: AnyView
  @MainActor public var body: some View { view }
}

/// The labels of an axis.
nonisolated public struct ChartAxisContent: View {
  let view: AnyView
  @MainActor public var body: some View { view }
}
