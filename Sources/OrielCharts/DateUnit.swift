import SwiftUICore

/// A step of dates on an axis, and how dates are written at such steps.
struct DateUnit: Equatable {
  let component: Calendar.Component
  let count: Int

  /// Seconds of one step, about.
  var length: Double {
    let one: Double =
      switch component {
      case .year, .yearForWeekOfYear: 31_557_600
      case .quarter: 7_889_400
      case .month: 2_629_800
      case .weekOfYear, .weekOfMonth: 604_800
      case .day, .weekday, .dayOfYear, .weekdayOrdinal: 86_400
      case .hour: 3600
      case .minute: 60
      default: 1
      }
    return one * Double(count)
  }

  static let steps: [DateUnit] = [
    .init(component: .second, count: 1), .init(component: .second, count: 5), .init(component: .second, count: 15),
    .init(component: .second, count: 30), .init(component: .minute, count: 1), .init(component: .minute, count: 5),
    .init(component: .minute, count: 15), .init(component: .minute, count: 30), .init(component: .hour, count: 1),
    .init(component: .hour, count: 3), .init(component: .hour, count: 6), .init(component: .hour, count: 12),
    .init(component: .day, count: 1), .init(component: .day, count: 2), .init(component: .weekOfYear, count: 1),
    .init(component: .weekOfYear, count: 2), .init(component: .month, count: 1), .init(component: .month, count: 2),
    .init(component: .month, count: 3), .init(component: .month, count: 6), .init(component: .year, count: 1),
    .init(component: .year, count: 2), .init(component: .year, count: 5), .init(component: .year, count: 10),
    .init(component: .year, count: 20), .init(component: .year, count: 50), .init(component: .year, count: 100),
  ]

  /// The step that divides a length into a number of parts, or fewer.
  static func step(dividing length: Double, into count: Int) -> DateUnit {
    steps.first { length / $0.length <= Double(max(1, count)) } ?? DateUnit(component: .year, count: 500)
  }

  /// The unit whose length is nearest to one.
  static func nearest(to length: Double) -> DateUnit {
    let units: [Calendar.Component] = [.second, .minute, .hour, .day, .weekOfYear, .month, .quarter, .year]
    return units.map { DateUnit(component: $0, count: 1) }.min { abs($0.length - length) < abs($1.length - length) }!
  }

  /// How an axis with such steps writes dates.
  var format: Date.FormatStyle {
    switch component {
    case .year, .yearForWeekOfYear: .dateTime.year()
    case .quarter, .month: .dateTime.month(.abbreviated)
    case .hour: .dateTime.hour()
    case .minute: .dateTime.hour().minute()
    case .second, .nanosecond: .dateTime.hour().minute().second()
    default: .dateTime.month(.abbreviated).day()
    }
  }

  /// A date, as an axis with such steps writes it, in the language of whoever reads it.
  func text(of date: Date) -> Text { Text(date, format: format) }

  /// The dates between two at which a step begins: no more than a number of them.
  func dates(from start: Date, to end: Date, calendar: Calendar, limit: Int = 500) -> [Date] {
    guard count > 0, start <= end, start.timeIntervalSinceReferenceDate.isFinite, end.timeIntervalSinceReferenceDate.isFinite
    else {
      return []
    }
    // Enough of them to fill any screen; beyond, an axis would be a surface.
    guard end.timeIntervalSince(start) / length <= Double(limit) else { return [] }
    guard var date = beginning(of: start, calendar) else { return [] }
    var dates: [Date] = []
    while date <= end, dates.count <= limit {
      if date >= start { dates.append(date) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
      date = next
    }
    return dates
  }

  /// The beginning of the step in which a date is.
  private func beginning(of date: Date, _ calendar: Calendar) -> Date? {
    guard let unit = calendar.dateInterval(of: component, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: component, for: date)?.start
    }
    // Steps of several begin with the next larger unit, so that they stand at round numbers.
    let (number, first): (Int, Int)
    switch component {
    case .year: (number, first) = (calendar.component(.year, from: unit), 0)
    case .month: (number, first) = (calendar.component(.month, from: unit), 1)
    case .hour: (number, first) = (calendar.component(.hour, from: unit), 0)
    case .minute: (number, first) = (calendar.component(.minute, from: unit), 0)
    case .second: (number, first) = (calendar.component(.second, from: unit), 0)
    default: return unit
    }
    return calendar.date(byAdding: component, value: -((number - first) % count), to: unit)
  }
}
