import Foundation

/// Chooses any number of days, in a calendar that shows one month at a time.
///
/// The label is not seen: it is what assistive technology says. Each day that is chosen is in the selection by its era, year, month and day; pressing it again takes it out. Calendar, locale and
/// time zone are those of the environment.
public struct MultiDatePicker<Label: View> {
  @Environment(\.calendar) private var calendar: Calendar
  @Environment(\.locale) private var locale: Locale
  @Environment(\.timeZone) private var timeZone: TimeZone
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let lower: Date?
  /// The first moment that is too late.
  private let end: Date?

  nonisolated private init(_ selection: Binding<Set<DateComponents>>, from lower: Date? = nil, to end: Date? = nil, label: Label)
  {
    self.selection = selection
    self.lower = lower
    self.end = end
    self.label = label
  }

  /// Creates a picker of any days, with a label of views.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label: label())
  }

  /// Creates a picker of days in a range, with a label of views.
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label: label())
  }

  /// Creates a picker of days from another one on, with a label of views.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, label: label())
  }

  /// Creates a picker of days before another one, with a label of views.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, to: bounds.upperBound, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of any days, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(titleKey))
  }

  /// Creates a picker of days in a range, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker of days from another one on, with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, label: Text(titleKey))
  }

  /// Creates a picker of days before another one, with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, to: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker of any days, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(title))
  }

  /// Creates a picker of days in a range, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label: Text(title))
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    let calendar = zoned
    MonthCalendar(
      calendar: calendar, locale: locale, lower: lower, end: end, first: firstShown, isChosen: { chosen($0, calendar) != nil },
      choose: { toggle($0, calendar) }
    )
    .padding(8)
    .named(by: label)
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  /// The first day that is chosen, or today.
  private var firstShown: Date {
    let calendar = zoned
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? Date()
    return min(max(first, lower ?? first), end.map { $0.addingTimeInterval(-1) } ?? first)
  }

  private func chosen(_ day: Date, _ calendar: Calendar) -> DateComponents? {
    let wanted = calendar.dateComponents([.year, .month, .day], from: day)
    return selection.wrappedValue.first { components in
      components.year == wanted.year && components.month == wanted.month && components.day == wanted.day
    }
  }

  private func toggle(_ day: Date, _ calendar: Calendar) {
    if let old = chosen(day, calendar) {
      selection.wrappedValue.remove(old)
    } else {
      selection.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}
