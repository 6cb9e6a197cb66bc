import Foundation

/// A wheel for each part of a date, in the order of the person's language: month, day and year; hour and minute; or, where both are chosen,
/// the day with its weekday before the time.
struct WheelDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  /// The day around which days are offered, where these stand on one wheel.
  @State private var middle: Date?
  let element: DateElement
  let label: Label

  var body: some View {
    let wheels = DateWheels(element, calendar, locale, timeZone, around: middle)
    HStack(spacing: 0) {
      if !labelsAreHidden {
        label
        Spacer(minLength: 0)
      }
      ForEach(wheels.parts, id: \.self) { part in
        Picker(
          part.rawValue,
          selection: Binding {
            wheels.value(of: part)
          } set: {
            wheels.choose($0, as: part)
          }
        ) {
          DateOptions(part: part, wheels: wheels)
        }
        .pickerStyle(.wheel).labelsHidden().frame(width: part.width)
      }
    }
    .frame(minHeight: 180).frame(maxWidth: labelsAreHidden ? .infinity : nil)
    .named(by: label)
    .onAppear { if middle == nil { middle = wheels.today } }
    .onChange(of: wheels.isFarAway) { if $1 { middle = wheels.today } }
  }
}

/// What one wheel offers: made anew only where that is something else.
private struct DateOptions: View, Equatable {
  let part: DateWheels.Part
  let wheels: DateWheels

  var body: some View {
    ForEach(wheels.range(of: part), id: \.self) { value in Text(verbatim: wheels.word(for: value, as: part)).tag(value) }
  }

  nonisolated static func == (left: DateOptions, right: DateOptions) -> Bool {
    left.part == right.part && left.wheels.range(of: left.part) == right.wheels.range(of: right.part)
      && left.wheels.middle == right.wheels.middle && left.wheels.locale == right.wheels.locale
      && left.wheels.calendar == right.wheels.calendar
      // Days have the names of their month.
      && (left.part != .month || left.wheels.chosen.year == right.wheels.chosen.year)
  }
}

/// The wheels of a date: which there are, what they offer, and what a choice makes of the date.
struct DateWheels {
  enum Part: String {
    case month = "Month"
    case day = "Day"
    case year = "Year"
    case date = "Date"
    case hour = "Hour"
    case minute = "Minute"
    case second = "Second"
    case period = "AM/PM"

    /// Of the longest word, in points.
    var width: CGFloat {
      switch self {
      case .month: 130
      case .date: 140
      case .year: 80
      case .day, .hour, .minute, .second, .period: 60
      }
    }
  }

  let parts: [Part]
  let calendar: Calendar
  let locale: Locale
  /// The beginning of the day that is chosen.
  let today: Date
  let middle: Date
  let chosen: DateStamp
  private let element: DateElement
  private let hasPeriod: Bool
  /// So many days are offered before the middle and behind it.
  private static let days = 100
  private static let years = 100

  init(_ element: DateElement, _ calendar: Calendar, _ locale: Locale, _ timeZone: TimeZone, around middle: Date?) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.element = element
    self.calendar = calendar
    self.locale = locale
    let date = element.selection.wrappedValue
    chosen = DateStamp(date, calendar)
    today = calendar.startOfDay(for: date)
    self.middle = middle ?? today
    let components = element.components
    func order(_ template: String) -> String {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
    let hours = order("jmm")
    hasPeriod = hours.contains("a") || hours.contains("b") || hours.contains("B")
    let letters: [Character: Part] = ["y": .year, "M": .month, "L": .month, "d": .day]
    var parts: [Part] = []
    if components.contains(.date), components.contains(.hourAndMinute) {
      parts.append(.date)
    } else if components.contains(.date) {
      for letter in order("yMMMMd") {
        if let part = letters[letter], !parts.contains(part) { parts.append(part) }
      }
    }
    if components.contains(.hourAndMinute) {
      var time: [Part] = [.hour, .minute]
      if components.contains(.hourMinuteAndSecond) { time.append(.second) }
      if hasPeriod { time.insert(.period, at: hours.first == "a" || hours.first == "B" ? 0 : time.count) }
      parts += time
    }
    self.parts = parts
  }

  /// Whether the day that is chosen is none of those that are offered.
  var isFarAway: Bool { abs(dayNumber) > Self.days }

  /// How many days the one that is chosen is away from the one in the middle.
  private var dayNumber: Int { calendar.dateComponents([.day], from: middle, to: today).day ?? 0 }

  func value(of part: Part) -> Int {
    switch part {
    case .month: chosen.month
    case .day: chosen.day
    case .year: chosen.year
    case .date: dayNumber
    case .hour: hasPeriod ? chosen.hour % 12 : chosen.hour
    case .minute: chosen.minute
    case .second: chosen.second
    case .period: chosen.hour / 12
    }
  }

  func range(of part: Part) -> Range<Int> {
    switch part {
    case .month: monthRange(of: chosen.year)
    case .day: dayRange(of: chosen.month, in: chosen.year)
    case .year: yearRange
    case .date: -Self.days..<Self.days + 1
    case .hour: 0..<(hasPeriod ? 12 : 24)
    case .minute, .second: 0..<60
    case .period: 0..<2
    }
  }

  private var yearRange: Range<Int> {
    let first = max(element.lower.map { calendar.component(.year, from: $0) } ?? 1, chosen.year - Self.years, 1)
    let last = min(element.upper.map { calendar.component(.year, from: $0) } ?? 9999, chosen.year + Self.years, 9999)
    // What is chosen is offered, also where it lies outside of what can be.
    return min(first, chosen.year)..<max(last, chosen.year) + 1
  }

  private func monthRange(of year: Int) -> Range<Int> {
    calendar.date(from: DateComponents(year: year)).flatMap { calendar.range(of: .month, in: .year, for: $0) } ?? 1..<13
  }

  private func dayRange(of month: Int, in year: Int) -> Range<Int> {
    calendar.date(from: DateComponents(year: year, month: month)).flatMap { calendar.range(of: .day, in: .month, for: $0) }
      ?? 1..<32
  }

  func word(for value: Int, as part: Part) -> String {
    switch part {
    case .month:
      let names = calendar.monthSymbols
      return names.indices.contains(value - 1) ? names[value - 1] : number(value)
    case .date:
      var style = Date.FormatStyle.dateTime.weekday(.abbreviated).month(.abbreviated).day().locale(locale)
      (style.calendar, style.timeZone) = (calendar, calendar.timeZone)
      return (calendar.date(byAdding: .day, value: value, to: middle) ?? middle).formatted(style)
    case .hour: return number(hasPeriod && value == 0 ? 12 : value)
    case .minute, .second: return value.formatted(.number.precision(.integerLength(2)).locale(locale))
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .day, .year: return number(value)
    }
  }

  private func number(_ value: Int) -> String { value.formatted(.number.grouping(.never).locale(locale)) }

  /// Writes the date with another part; a day that its month has not is the last one of that.
  @MainActor func choose(_ value: Int, as part: Part) {
    var stamp = chosen
    switch part {
    case .month: stamp.month = value
    case .day: stamp.day = value
    case .year: stamp.year = value
    case .date: stamp = DateStamp(calendar.date(byAdding: .day, value: value, to: middle) ?? today, calendar)
    case .hour: stamp.hour = hasPeriod ? chosen.hour / 12 * 12 + value : value
    case .minute: stamp.minute = value
    case .second: stamp.second = value
    case .period: stamp.hour = chosen.hour % 12 + 12 * value
    }
    if part == .month || part == .year {
      stamp.month = min(stamp.month, monthRange(of: stamp.year).upperBound - 1)
      stamp.day = min(stamp.day, dayRange(of: stamp.month, in: stamp.year).upperBound - 1)
    }
    let isOfDay = [.month, .day, .year, .date].contains(part)
    element.choose(
      stamp, in: calendar, takesDate: isOfDay, takesTime: !isOfDay && part != .second, takesSeconds: part == .second)
  }
}
