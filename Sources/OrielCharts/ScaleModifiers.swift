import SwiftUICore

extension View {
  /// What is on the x axes of charts, from where to where, and in which steps.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, paddings) = (domain._choice.choice, range._paddings)
    return charts { $0.x.scale = AxisScale.Choice(domain, paddings, type) }
  }

  /// What is on the x axes of charts, and in which steps.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._choice.choice
    return charts {
      $0.x.scale.domain = domain
      $0.x.scale.type = type ?? $0.x.scale.type
    }
  }

  /// Which part of the plot the x axes of charts take, and in which steps.
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let paddings = range._paddings
    return charts { $0.x.scale = AxisScale.Choice($0.x.scale.domain, paddings, type ?? $0.x.scale.type) }
  }

  /// In which steps the x axes of charts go.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { charts { $0.x.scale.type = type } }

  /// What is on the y axes of charts, from where to where, and in which steps.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let (domain, paddings) = (domain._choice.choice, range._paddings)
    return charts { $0.y.scale = AxisScale.Choice(domain, paddings, type) }
  }

  /// What is on the y axes of charts, and in which steps.
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._choice.choice
    return charts {
      $0.y.scale.domain = domain
      $0.y.scale.type = type ?? $0.y.scale.type
    }
  }

  /// Which part of the plot the y axes of charts take, and in which steps.
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let paddings = range._paddings
    return charts { $0.y.scale = AxisScale.Choice($0.y.scale.domain, paddings, type ?? $0.y.scale.type) }
  }

  /// In which steps the y axes of charts go.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { charts { $0.y.scale.type = type } }

  /// A style for each value.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.plotted, AnyShapeStyle($0.value)) }
    return charts { $0.styles = StyleScale(mapping: pairs) }
  }

  /// Styles for values, in their order.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S], type: ScaleType? = nil
  ) -> some View {
    let (keys, styles) = (domain.map(\.plotted), range.map { AnyShapeStyle($0) })
    return charts { $0.styles = StyleScale(domain: keys, range: styles) }
  }

  /// A style for each value, by a function.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let keys = domain.map(\.plotted)
    return charts { $0.styles = StyleScale(domain: keys) { DataValue.from($0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// A style for each value, by a function.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    charts { $0.styles = StyleScale { DataValue.from($0).map { AnyShapeStyle(mapping($0)) } } }
  }

  /// Which values have styles, in their order.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let choice = domain._choice.choice
    return charts { if case .values(let values) = choice { $0.styles.domain = values } }
  }

  /// Styles, in the order of the values.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return charts { $0.styles.range = styles }
  }

  /// The colors of numbers.
  nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    charts { $0.styles.gradient = range }
  }

  /// The colors of numbers, from one to another.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let choice = domain._choice.choice
    return charts {
      if case .values(let values) = choice { $0.styles.domain = values }
      $0.styles.gradient = range
    }
  }

  /// A symbol for each value.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.plotted, AnyChartSymbolShape($0.value)) }
    return charts { $0.symbols = SymbolScale(mapping: pairs) }
  }

  /// Symbols for values, in their order.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let (keys, symbols) = (domain.map(\.plotted), range.map { AnyChartSymbolShape($0) })
    return charts { $0.symbols = SymbolScale(domain: keys, range: symbols) }
  }

  /// Symbols, in the order of the values.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { AnyChartSymbolShape($0) }
    return charts { $0.symbols.range = symbols }
  }

  /// The areas of the smallest and the largest symbol by a value.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { charts { $0.sizes = range } }
}

extension AxisScale.Choice {
  fileprivate init(
    _ domain: ScaleDomainChoice, _ paddings: (start: CGFloat, end: CGFloat, isReversed: Bool), _ type: ScaleType?
  ) {
    self.init(
      domain: domain, type: type, startPadding: paddings.start, endPadding: paddings.end, isRangeReversed: paddings.isReversed)
  }
}
