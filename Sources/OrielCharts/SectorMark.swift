import SwiftUICore

/// A sector of a pie or a donut.
nonisolated public struct SectorMark: PrimitiveMark {
  let mark: Mark

  /// A sector as wide as its part of all. The radii are parts of the radius that there is, or points.
  nonisolated public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector, angle, nil)
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = angularInset ?? 0
    self.mark = mark
  }
}
