import SwiftUICore

/// A value of the data, with what it is called.
public struct PlottableValue<Value: Plottable> {
  let label: Text
  let place: MarkPlace

  init(_ label: Text, _ place: MarkPlace) {
    self.label = label
    self.place = place
  }

  /// A value with a name that is looked up in the app's tables.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self { Self(Text(labelKey), .value(value.plotted)) }

  /// A value with a name.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> Self { Self(Text(label), .value(value.plotted)) }

  /// A value with a name.
  public static func value(_ label: Text, _ value: Value) -> Self { Self(label, .value(value.plotted)) }

  /// All between two values, with a name that is looked up in the app's tables.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self where Value: Comparable {
    Self(Text(labelKey), .range(range.lowerBound.plotted, range.upperBound.plotted))
  }

  /// All between two values, with a name.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> Self where Value: Comparable {
    Self(Text(label), .range(range.lowerBound.plotted, range.upperBound.plotted))
  }
}

extension PlottableValue where Value == Date {
  /// The day, month or other unit in which a date is, with a name that is looked up in the app's tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self(Text(labelKey), place(of: date, unit, calendar))
  }

  /// The day, month or other unit in which a date is, with a name.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self(Text(label), place(of: date, unit, calendar))
  }

  private static func place(of date: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> MarkPlace {
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return .value(.date(date)) }
    return .bin(.date(interval.start), .date(interval.end))
  }
}

/// Where a mark is along an axis.
enum MarkPlace: Equatable {
  /// The whole length of the axis, or from and to a distance in points from its beginning.
  case whole(CGFloat?, CGFloat?)
  case value(_PlottedValue)
  /// A unit, such as a month: a mark stands in its middle.
  case bin(_PlottedValue, _PlottedValue)
  case range(_PlottedValue, _PlottedValue)

  /// The values that the axis has to have.
  var values: [_PlottedValue] {
    switch self {
    case .whole: []
    case .value(let value): [value]
    case .bin(let start, let end), .range(let start, let end): [start, end]
    }
  }

  /// What marks at the same place have in common.
  var key: _PlottedValue? { values.first }

  /// Whether the mark has a size there by itself, from zero to a number.
  var isQuantity: Bool {
    switch self {
    case .value(.number), .value(.whole): true
    default: false
    }
  }

  /// The place in words; nil where it is the whole axis.
  var text: Text? {
    switch self {
    case .whole: return nil
    case .value(let value): return value.text
    case .bin(let start, let end):
      guard let from = start.number, let to = end.number, case .date(let date) = start else { return start.text }
      return DateUnit.nearest(to: to - from).text(of: date)
    case .range(let start, let end): return start.text + Text(verbatim: " – ") + end.text
    }
  }
}
