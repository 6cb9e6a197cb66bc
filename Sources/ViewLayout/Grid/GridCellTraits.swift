import Foundation

/// What modifiers say about a view as a cell of a `Grid` (6.03 to 6.05).
package struct GridCellTraits: Equatable, LayoutValueBox {
  /// How many columns the cell spans; nil where nothing says it.
  package var columns: Int?
  /// The point of the cell that stands at the same point of its room.
  package var anchor: UnitPoint?
  /// Where all cells of the column stand.
  package var columnAlignment: HorizontalAlignment?
  /// In which directions the cell asks for no room. Empty where nothing says it.
  package var unsizedAxes: Axis.Set

  package init(
    columns: Int? = nil, anchor: UnitPoint? = nil, columnAlignment: HorizontalAlignment? = nil, unsizedAxes: Axis.Set = []
  ) {
    self.columns = columns
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.unsizedAxes = unsizedAxes
  }

  fileprivate static let key = ObjectIdentifier(GridCellTraits.self)

  /// The step of the cell that says this. Nothing else than a grid reads it.
  package var step: LayoutStep { .value(Self.key, self) }

  /// Takes over what one further out says.
  fileprivate mutating func override(with outer: GridCellTraits) {
    columns = outer.columns ?? columns
    anchor = outer.anchor ?? anchor
    columnAlignment = outer.columnAlignment ?? columnAlignment
    if !outer.unsizedAxes.isEmpty { unsizedAxes = outer.unsizedAxes }
  }
}

extension LayoutPlace {
  /// What the steps say about it as a cell. Of two that say the same the outermost counts.
  var gridTraits: GridCellTraits {
    var traits = GridCellTraits()
    guard let steps = node.steps else { return traits }
    for step in steps.list.prefix(level) {
      guard case .value(GridCellTraits.key, let value) = step, let said = value as? GridCellTraits else { continue }
      traits.override(with: said)
    }
    return traits
  }
}
