import SwiftUICore

/// What an axis or a scale of styles has on it.
public protocol ScaleDomain {
  /// What it says. Not for apps.
  var _choice: _ScaleDomainChoice { get }
}

/// What a domain says. Not for apps.
public struct _ScaleDomainChoice {
  let choice: ScaleDomainChoice
}

enum ScaleDomainChoice {
  case automatic(includesZero: Bool?, reversed: Bool)
  case values([_PlottedValue])
}

/// A domain that comes from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool

  public var _choice: _ScaleDomainChoice { .init(choice: .automatic(includesZero: includesZero, reversed: reversed)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the data have.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, reversed: false) }

  /// What the data have, with zero or without, from either end.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed ?? false)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _choice: _ScaleDomainChoice { .init(choice: .values(map(\.plotted))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _choice: _ScaleDomainChoice { .init(choice: .values([lowerBound.plotted, upperBound.plotted])) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _choice: _ScaleDomainChoice { .init(choice: .values([lowerBound.plotted, upperBound.plotted])) }
}

/// Which part of the plot an axis takes.
public protocol PositionScaleRange {
  /// What it says. Not for apps.
  var _paddings: (start: CGFloat, end: CGFloat, isReversed: Bool) { get }
}

/// The plot's length, with room at the ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: CGFloat
  let end: CGFloat
  public var _paddings: (start: CGFloat, end: CGFloat, isReversed: Bool) { (start, end, false) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The plot's length.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
  /// The plot's length, with room at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  /// The plot's length, with room at the ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
