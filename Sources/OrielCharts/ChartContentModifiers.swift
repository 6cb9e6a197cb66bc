import SwiftUICore

extension ChartContent {
  nonisolated func changed(_ change: @escaping @MainActor (inout Mark) -> Void) -> some ChartContent {
    ModifiedMarks(self, change)
  }

  /// Paints the marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Paints the marks by a value: each has a style of its own, which the legend names.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let (key, label) = (value.place.key, value.label)
    return changed {
      guard $0.styleKey == nil else { return }
      $0.styleKey = key
      $0.styleLabel = label
    }
  }

  /// How much is seen of the marks.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

  /// Rounds the corners of bars, rectangles and sectors.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { $0.cornerRadius = radius }
  }

  /// How lines are drawn.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { if $0.lineStyle == nil { $0.lineStyle = style } }
  }

  /// Draws lines by a value: each has dashes of its own.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = value.place.key
    return changed { $0.lineStyleKey = $0.lineStyleKey ?? key }
  }

  /// How lines go from point to point.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = method }
  }

  /// The symbol of points; lines have none otherwise.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { if $0.symbol == nil { $0.symbol = AnyChartSymbolShape(symbol) } }
  }

  /// Symbols by a value: each has one of its own, which the legend names.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = value.place.key
    return changed { $0.symbolKey = $0.symbolKey ?? key }
  }

  /// A view as the symbol of points.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    nonisolated(unsafe) let view = AnyView(symbol())
    return changed { $0.symbolView = $0.symbolView ?? view }
  }

  /// The area of symbols, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(0, area).squareRoot()
    return changed { $0.symbolSize = $0.symbolSize ?? CGSize(width: side, height: side) }
  }

  /// The size of symbols.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { changed { $0.symbolSize = $0.symbolSize ?? size } }

  /// The area of symbols, by a value.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = value.place.key
    return changed { $0.sizeKey = $0.sizeKey ?? key }
  }

  /// Puts marks of one place beside each other, by a value.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let key = value.place.key
    return changed {
      $0.positionKey = $0.positionKey ?? key
      $0.positionSpan = span
    }
  }

  /// Moves the marks.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Moves the marks.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }

  /// Moves the marks, and the beginnings of those that go along y.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
    offset(x: x).changed {
      $0.startOffset.height += yStart
      $0.endOffset.height += yEnd
    }
  }

  /// Moves the marks, and the ends of those that go along y.
  nonisolated public func offset(x: CGFloat = 0, yEnd: CGFloat) -> some ChartContent { offset(x: x, yStart: 0, yEnd: yEnd) }

  /// Moves the marks, and the beginnings of those that go along x.
  nonisolated public func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(y: y).changed {
      $0.startOffset.width += xStart
      $0.endOffset.width += xEnd
    }
  }

  /// Moves the marks, and the ends of those that go along x.
  nonisolated public func offset(xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent { offset(xStart: 0, xEnd: xEnd, y: y) }

  /// In front of which others the marks are.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }

  /// Blurs the marks.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur = radius } }

  /// A shadow behind the marks.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changed { $0.shadow = (color, radius, x, y) }
  }

  /// Cuts the marks to a shape in their bounds.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { $0.clip = AnyShape(shape) }
  }

  /// Lets gradients run through the plot instead of each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.alignsWithPlot = aligns }
  }

  /// What assistive technology calls the marks.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { $0.accessibilityLabel = label } }

  /// What assistive technology calls the marks.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(key)) }

  /// What assistive technology calls the marks.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// What assistive technology says of the marks' size.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { changed { $0.accessibilityValue = value } }

  /// What assistive technology says of the marks' size.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(key)) }

  /// What assistive technology says of the marks' size.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// What tests find the marks by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.accessibilityIdentifier = identifier }
  }

  /// Hides the marks from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { changed { $0.isHidden = hidden } }

  /// A view beside each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    nonisolated(unsafe) let content = content
    return changed {
      $0.annotations.append(
        Mark.Annotation(
          position: position, alignment: alignment, spacing: spacing ?? 4, view: AnyView(content()),
          fits: overflowResolution.x.fits))
    }
  }

  /// A view beside each mark, which may know how large that is.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    nonisolated(unsafe) let content = content
    return annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) {
      GeometryReader { content(AnnotationContext(targetSize: $0.size)) }
    }
  }
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark.
  public let targetSize: CGSize
}
