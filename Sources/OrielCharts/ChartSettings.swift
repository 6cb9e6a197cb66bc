import SwiftUICore

/// What modifiers say of the charts inside of a view.
struct ChartSettings {
  /// Of one axis.
  struct AxisSettings {
    /// A name beside an axis.
    struct Title {
      let view: AnyView
      let position: AnnotationPosition
      let alignment: Alignment?
      let spacing: CGFloat?
    }

    var visibility = Visibility.automatic
    var content: (any AxisContent)?
    var titles: [Title]?
    var scale = AxisScale.Choice()
    var style: ((AnyView) -> AnyView)?
    var select: ((_PlottedValue?) -> Void)?
    var selectRange: (((_PlottedValue, _PlottedValue)?) -> Void)?
    /// How much of the domain is seen, in its numbers, or as a number of categories.
    var visibleLength: Double?
    var initialPosition: _PlottedValue?
    var position: (read: () -> _PlottedValue, write: (_PlottedValue) -> Void)?
  }

  /// A view around or behind the plot.
  struct Layer {
    let alignment: Alignment
    let content: @MainActor (ChartProxy) -> AnyView
  }

  /// Of the legend.
  struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var styles = StyleScale()
  var symbols = SymbolScale()
  var sizes: ClosedRange<CGFloat> = 30...600
  var legend = LegendSettings()
  var plotStyle: ((AnyView) -> AnyView)?
  var overlays: [Layer] = []
  var backgrounds: [Layer] = []
  var gesture: (@MainActor (ChartProxy, AnyView) -> AnyView)?
  var selectAngle: ((_PlottedValue?) -> Void)?
  var scrollableAxes: Axis.Set = []
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  nonisolated func charts(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}

/// Which style a value has.
struct StyleScale {
  /// The colors of series, in their order.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  var mapping: [(key: _PlottedValue, style: AnyShapeStyle)] = []
  var domain: [_PlottedValue] = []
  var range: [AnyShapeStyle] = []
  /// Of numbers.
  var gradient: Gradient?
  var function: ((_PlottedValue) -> AnyShapeStyle?)?

  /// The style of a value among those that the marks have, in their order.
  func style(of key: _PlottedValue, among keys: [_PlottedValue]) -> AnyShapeStyle {
    if let style = function?(key) { return style }
    if let style = mapping.first(where: { $0.key == key })?.style { return style }
    if let number = key.number { return AnyShapeStyle(color(of: number, among: keys.compactMap(\.number))) }
    let order = domain.isEmpty ? keys : domain
    let place = order.firstIndex(of: key) ?? domain.count + (keys.firstIndex(of: key) ?? 0)
    if !range.isEmpty { return range[place % range.count] }
    return AnyShapeStyle(Self.palette[place % Self.palette.count])
  }

  /// The keys in the order of the legend.
  func order(of keys: [_PlottedValue]) -> [_PlottedValue] {
    if !mapping.isEmpty { return mapping.map(\.key) }
    return domain.isEmpty || domain.contains { $0.number != nil } ? keys : domain
  }

  private func color(of number: Double, among numbers: [Double]) -> Color {
    let ends = domain.compactMap(\.number)
    let low = ends.min() ?? numbers.min() ?? 0
    let high = ends.max() ?? numbers.max() ?? 1
    let part = high > low ? min(max(0, (number - low) / (high - low)), 1) : 1
    let stops = (gradient ?? Gradient(colors: [Color.blue.opacity(0.25), .blue])).stops
    guard let first = stops.first, let last = stops.last else { return .blue }
    guard part > first.location else { return first.color }
    for (before, after) in zip(stops, stops.dropFirst()) where part <= after.location {
      let room = after.location - before.location
      return before.color.mix(with: after.color, by: room > 0 ? (part - before.location) / room : 1)
    }
    return last.color
  }
}

/// Which symbol a value has.
struct SymbolScale {
  static let usual: [BasicChartSymbolShape.Kind] = [.circle, .square, .triangle, .diamond, .plus, .cross, .asterisk, .pentagon]

  var mapping: [(key: _PlottedValue, symbol: AnyChartSymbolShape)] = []
  var domain: [_PlottedValue] = []
  var range: [AnyChartSymbolShape] = []

  func symbol(of key: _PlottedValue, among keys: [_PlottedValue]) -> AnyChartSymbolShape {
    if let symbol = mapping.first(where: { $0.key == key })?.symbol { return symbol }
    let order = domain.isEmpty ? keys : domain
    let place = order.firstIndex(of: key) ?? 0
    if !range.isEmpty { return range[place % range.count] }
    return AnyChartSymbolShape(BasicChartSymbolShape(Self.usual[place % Self.usual.count]))
  }
}
