import SwiftUICore

/// What the axes of a chart consist of: lines in the plot, labels beside it.
@MainActor
struct AxisFigure {
  private(set) var lines: [AxisLine] = []
  private(set) var labels: [AxisLabel] = []

  init(_ model: ChartModel, size: CGSize) {
    guard model.hasAxes else { return }
    add(model.settings.x, model.x, isX: true, count: ChartModel.columns(in: size))
    add(model.settings.y, model.y, isX: false, count: ChartModel.rows(in: size))
  }

  private mutating func add(_ settings: ChartSettings.AxisSettings, _ scale: AxisScale, isX: Bool, count: Int) {
    guard settings.visibility != .hidden else { return }
    var list = _AxisMarksList()
    (settings.content ?? AxisMarks())._collect(into: &list)
    for (series, choice) in list.list.enumerated() {
      let (values, unit) = Self.values(choice.values, scale, count: count)
      let edge = Self.edge(choice.position, isX: isX)
      for (index, value) in values.enumerated() {
        let next = index + 1 < values.count ? values[index + 1] : scale.kind == .category ? nil : scale.value(scale.upper)
        let known = AxisValue(plotted: value, unit: unit, index: index, count: values.count)
        for (number, part) in choice.content(known).enumerated() {
          let id = "\(isX ? "x" : "y") \(series) \(value) \(number)"
          if case .label(let view, let label) = part.kind {
            labels.append(
              AxisLabel(
                id: id,
                place: .init(
                  series: series, isX: isX, edge: edge, value: value, next: part.isCentered ? next : nil, choice: label),
                part: part, view: view, style: settings.style))
          } else {
            lines.append(AxisLine(id: id, isX: isX, value: value, next: next, edge: edge, part: part))
          }
        }
      }
    }
  }

  private static func edge(_ position: AxisMarkPosition, isX: Bool) -> Edge {
    switch position.kind {
    case .automatic: isX ? .bottom : .trailing
    case .leading: isX ? .bottom : .leading
    case .trailing: isX ? .bottom : .trailing
    case .top: isX ? .top : .trailing
    case .bottom: isX ? .bottom : .trailing
    }
  }

  static func values(
    _ kind: AxisMarkValues.Kind, _ scale: AxisScale, count: Int
  ) -> (values: [_PlottedValue], unit: DateUnit?) {
    switch kind {
    case .automatic(let wanted): return Ticks.values(of: scale, count: min(max(1, wanted ?? count), 200))
    case .stride(let step):
      guard !scale.isCategory else { return ([], nil) }
      return (Ticks.multiples(of: step, from: scale.lower, to: scale.upper).map(scale.value), nil)
    case .dates(let unit, let calendar):
      guard scale.kind == .date else { return ([], nil) }
      return (Ticks.dates(of: scale, unit, calendar ?? .current), unit)
    case .list(let values):
      let numbers = values.compactMap(\.number).sorted()
      let step = zip(numbers.dropFirst(), numbers).map { $0 - $1 }.filter { $0 > 0 }.min()
      var seen: Set<_PlottedValue> = []
      let distinct = values.filter { seen.insert($0).inserted }
      return (distinct, scale.kind == .date ? DateUnit.nearest(to: scale.unit ?? step ?? 86_400) : nil)
    }
  }
}

/// A label beside the plot.
@MainActor
struct AxisLabel: @MainActor Identifiable {
  /// Where it stands.
  struct Place {
    let series: Int
    let isX: Bool
    let edge: Edge
    let value: _PlottedValue
    let next: _PlottedValue?
    let choice: AxisLabelChoice
  }

  let id: String
  let place: Place
  let part: AxisPart
  let view: AnyView
  let style: ((AnyView) -> AnyView)?

  @ViewBuilder var content: some View {
    let degrees = place.choice.orientation.degrees
    let plain =
      view
      .font(part.font ?? .caption)
      .foregroundStyle(part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
      .lineLimit(1)
    if degrees == 0 {
      plain.offset(part.offset)
    } else {
      TurnedLayout { plain.fixedSize().rotationEffect(.degrees(degrees)) }.offset(part.offset)
    }
  }
}

/// A place for a view that is turned by a quarter.
struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
