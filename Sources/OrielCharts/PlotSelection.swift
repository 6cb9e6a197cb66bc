import SwiftUICore

/// What a person does with the plot: points at values, and the app's own gesture.
struct PlotSelection: View {
  let model: ChartModel
  let anchor: Anchor<CGRect>

  static func isWanted(_ settings: ChartSettings) -> Bool {
    settings.x.select != nil || settings.y.select != nil || settings.selectAngle != nil || settings.x.selectRange != nil
      || settings.y.selectRange != nil
  }

  var body: some View {
    let settings = model.settings
    if Self.isWanted(settings) || settings.gesture != nil {
      GeometryReader { geometry in
        let frame = geometry[anchor]
        let proxy = ChartProxy(model, anchor, frame.size)
        area(proxy)
          .frame(width: frame.width, height: frame.height)
          .position(x: frame.midX, y: frame.midY)
      }
    }
  }

  @ViewBuilder private func area(_ proxy: ChartProxy) -> some View {
    let settings = model.settings
    let plain = Color.clear.contentShape(Rectangle()).accessibilityHidden(true)
    if let gesture = settings.gesture {
      gesture(proxy, AnyView(plain))
    } else if !settings.scrollableAxes.isEmpty {
      // A finger that moves scrolls.
      plain.onTapGesture { location in select(location, from: nil, proxy) }
    } else {
      plain
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { select($0.location, from: $0.startLocation, proxy) }
            .onEnded { _ in finish() }
        )
        .onContinuousHover { phase in
          // A range is what somebody drags over.
          if case .active(let location) = phase { select(location, from: nil, proxy) } else { finish() }
        }
    }
  }

  private func select(_ location: CGPoint, from start: CGPoint?, _ proxy: ChartProxy) {
    let settings = model.settings
    let inside = CGPoint(
      x: min(max(location.x, 0), max(0, proxy.size.width - 0.01)), y: min(max(location.y, 0), max(0, proxy.size.height - 0.01)))
    if settings.x.select != nil { proxy.selectXValue(at: inside.x) }
    if settings.y.select != nil { proxy.selectYValue(at: inside.y) }
    if let start {
      if settings.x.selectRange != nil { proxy.selectXRange(from: start.x, to: inside.x) }
      if settings.y.selectRange != nil { proxy.selectYRange(from: start.y, to: inside.y) }
    }
    settings.selectAngle?(angle(at: location, proxy.size))
  }

  /// The value in the sum of all sectors, at a place.
  private func angle(at location: CGPoint, _ size: CGSize) -> _PlottedValue? {
    let sectors = model.marks.filter { $0.kind == .sector }
    let total = sectors.reduce(0) { $0 + max(0, PlotGeometry.amount(of: $1)) }
    guard let first = sectors.first?.x.values.first, total > 0 else { return nil }
    let frame = CGRect(origin: .zero, size: size)
    let radius = SectorShape(sectors[0], start: 0, end: 1).radii(in: frame).outer
    guard hypot(location.x - frame.midX, location.y - frame.midY) <= radius else { return nil }
    return first.with(SectorShape.part(of: location, in: frame) * total)
  }

  private func finish() {
    let settings = model.settings
    settings.x.select?(nil)
    settings.y.select?(nil)
    settings.selectAngle?(nil)
  }
}
