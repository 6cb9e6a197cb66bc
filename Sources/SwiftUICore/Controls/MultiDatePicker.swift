import Foundation

/// Chooses any number of days, in a calendar that shows one month at a time.
///
/// The label is not seen: it is what assistive technology says. Each day that is chosen is in the selection by its era, year, month and day; pressing it again takes it out. Calendar, locale and
/// time zone are those of the environment.
public struct MultiDatePicker<Label: View> {
  @Environment(\.calendar) private var calendar: Calendar
  @Environment(\.locale) private var locale: Locale
  @Environment(\.timeZone) private var timeZone: TimeZone
  @State private var month: Date?
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
    let month = CalendarMonth(of: self.month ?? firstShown, in: zoned, locale)
    VStack(spacing: 4) {
      HStack {
        Text(verbatim: month.title).font(.headline)
        Spacer()
        Button("Previous month", systemImage: "chevron.left") { self.month = month.before }
          .disabled(lower.map { month.start <= $0 } ?? false)
        Button("Next month", systemImage: "chevron.right") { self.month = month.after }
          .disabled(end.map { month.after >= $0 } ?? false)
      }
      .labelStyle(.iconOnly).buttonStyle(.borderless)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 2) {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary).accessibilityHidden(true)
        }
        ForEach(0..<month.leadingGaps, id: \.self) { _ in Color.clear.frame(height: 36) }
        ForEach(month.days, id: \.self) { day in dayButton(day, month) }
      }
    }
    .padding(8)
    .accessibilityElement(children: .contain).accessibilityLabel(label as? Text ?? Text(verbatim: ""))
    // What is no text is no name; it is said as what it is.
    .overlay { if !(label is Text) { label.modifier(RepresentationEffect()) } }
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

  @MainActor private func dayButton(_ day: Date, _ month: CalendarMonth) -> some View {
    let calendar = zoned
    let isChosen = chosen(day, calendar) != nil
    let color = isChosen ? Color.white : calendar.isDateInToday(day) ? Color.accentColor : Color.primary
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return Button {
      toggle(day, calendar)
    } label: {
      Text(verbatim: "\(calendar.component(.day, from: day))")
        .frame(width: 36, height: 36)
        .foregroundStyle(color)
        .background(isChosen ? Color.accentColor : Color.clear, in: Circle())
    }
    .buttonStyle(.plain)
    .disabled((lower.map { next <= $0 } ?? false) || (end.map { day >= $0 } ?? false))
    .accessibilityLabel(Text(verbatim: month.name(of: day)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
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

/// The days of a month as a calendar shows them.
private struct CalendarMonth {
  let start: Date
  let before: Date
  let after: Date
  let days: [Date]
  /// How many days of the first week are in the month before.
  let leadingGaps: Int
  let weekdays: [String]
  let title: String
  private let calendar: Calendar
  private let locale: Locale

  init(of date: Date, in calendar: Calendar, _ locale: Locale) {
    self.calendar = calendar
    self.locale = locale
    let first = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    start = first
    before = calendar.date(byAdding: .month, value: -1, to: first) ?? first
    after = calendar.date(byAdding: .month, value: 1, to: first) ?? first
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
    let weekStart = calendar.firstWeekday - 1
    leadingGaps = (calendar.component(.weekday, from: first) - 1 - weekStart + 7) % 7
    let names = calendar.veryShortStandaloneWeekdaySymbols
    weekdays = names.indices.map { names[($0 + weekStart) % names.count] }
    title = Self.text(first, .dateTime.month(.wide).year(), calendar, locale)
  }

  func name(of day: Date) -> String { Self.text(day, .dateTime.weekday(.wide).day().month(.wide).year(), calendar, locale) }

  private static func text(_ date: Date, _ format: Date.FormatStyle, _ calendar: Calendar, _ locale: Locale) -> String {
    var format = format
    format.calendar = calendar
    format.locale = locale
    format.timeZone = calendar.timeZone
    return date.formatted(format)
  }
}
