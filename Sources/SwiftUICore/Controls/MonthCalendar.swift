import Foundation

/// The days of one month, which a person presses, with ways to the months beside it and to any other one. It is as high in each month.
struct MonthCalendar: View {
  let calendar: Calendar
  let locale: Locale
  let lower: Date?
  /// The first moment that is too late.
  let end: Date?
  /// In the month that is shown at first.
  let first: Date
  /// Whether it shows the month of `first` whenever that is another one.
  var followsFirst = false
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  @State private var month: Date?
  @State private var choosesMonth = false

  private static let rowHeight: CGFloat = 36
  private static let spacing: CGFloat = 2
  /// As many as any month needs.
  private static let weeks = 6
  /// How far away the years are that can be chosen.
  private static let years = -100...100

  var body: some View {
    let month = CalendarMonth(of: self.month ?? first, in: calendar, locale)
    VStack(spacing: 4) {
      HStack(spacing: 20) {
        Button {
          choosesMonth.toggle()
        } label: {
          HStack(spacing: 4) {
            Text(verbatim: month.title).font(.headline).foregroundStyle(
              choosesMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
            Image(systemName: choosesMonth ? "chevron.down" : "chevron.right").font(.footnote.bold())
              .accessibilityHidden(true)
          }
        }
        Spacer()
        if !choosesMonth {
          Button("Previous month", systemImage: "chevron.left") { self.month = month.before }
            .disabled(lower.map { month.start <= $0 } ?? false)
          Button("Next month", systemImage: "chevron.right") { self.month = month.after }
            .disabled(end.map { month.after >= $0 } ?? false)
        }
      }
      .labelStyle(.iconOnly).buttonStyle(.borderless)
      if choosesMonth {
        monthChoice(month)
      } else {
        days(of: month)
      }
    }
    .onChange(of: first) { if followsFirst { self.month = nil } }
  }

  @MainActor private func monthChoice(_ month: CalendarMonth) -> some View {
    let shown = Binding {
      month.start
    } set: {
      self.month = $0
    }
    return HStack {
      Picker("Month", selection: shown) {
        ForEach(month.months.filter(isAllowed), id: \.self) { Text(verbatim: month.monthName(of: $0)).tag($0) }
      }
      Picker("Year", selection: shown) {
        ForEach(month.years(Self.years).filter { isAllowed($0) || $0 == month.start }, id: \.self) { date in
          Text(verbatim: month.yearName(of: date)).tag(date)
        }
      }
    }
    .labelsHidden().pickerStyle(.menu)
    .frame(height: Self.height)
  }

  /// Whether a month has days that can be chosen.
  private func isAllowed(_ month: Date) -> Bool {
    let after = calendar.date(byAdding: .month, value: 1, to: month) ?? month
    return (lower.map { after > $0 } ?? true) && (end.map { month < $0 } ?? true)
  }

  private static var height: CGFloat { 20 + CGFloat(weeks) * (rowHeight + spacing) }

  @MainActor private func days(of month: CalendarMonth) -> some View {
    let cells = Self.weeks * 7
    return LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: Self.spacing) {
      ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
        Text(verbatim: name).font(.caption.bold()).foregroundStyle(.secondary).accessibilityHidden(true)
      }
      ForEach(0..<month.leadingGaps, id: \.self) { _ in gap }
      ForEach(month.days, id: \.self) { day in dayButton(day, month) }
      ForEach(0..<max(0, cells - month.leadingGaps - month.days.count), id: \.self) { _ in gap }
    }
    .frame(height: Self.height, alignment: .top)
  }

  @MainActor private var gap: some View { Color.clear.frame(height: Self.rowHeight) }

  @MainActor private func dayButton(_ day: Date, _ month: CalendarMonth) -> some View {
    let isChosen = isChosen(day)
    // Today is a full circle where it is chosen; any other day is a pale one.
    let isToday = calendar.isDateInToday(day)
    let style: AnyShapeStyle =
      if isChosen && isToday { AnyShapeStyle(.white) } else if isChosen || isToday { AnyShapeStyle(.tint) } else {
        AnyShapeStyle(.primary)
      }
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    return Button {
      choose(day)
    } label: {
      Text(verbatim: "\(calendar.component(.day, from: day))")
        .font(isChosen ? .title3.bold() : .title3)
        .frame(width: Self.rowHeight, height: Self.rowHeight)
        .foregroundStyle(style)
        .background(isChosen ? AnyShapeStyle(.tint.opacity(isToday ? 1 : 0.15)) : AnyShapeStyle(.clear), in: Circle())
    }
    .buttonStyle(.plain)
    .disabled((lower.map { next <= $0 } ?? false) || (end.map { day >= $0 } ?? false))
    .accessibilityLabel(Text(verbatim: month.name(of: day)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension View {
  /// A group that has the name of a label which is not seen. What is no text is no name; it is said as what it is.
  @MainActor func named(by label: some View) -> some View {
    accessibilityElement(children: .contain).accessibilityLabel(label as? Text ?? Text(verbatim: ""))
      .overlay { if !(label is Text) { label.modifier(RepresentationEffect()) } }
  }
}

/// The days of a month as a calendar shows them.
struct CalendarMonth {
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
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    weekdays = names.indices.map { names[($0 + weekStart) % names.count] }
    title = Self.text(first, .dateTime.month(.wide).year(), calendar, locale)
  }

  /// The months of the same year.
  var months: [Date] {
    guard let year = calendar.dateInterval(of: .year, for: start) else { return [start] }
    var months: [Date] = []
    var next = year.start
    while next < year.end, months.count < 14, let after = calendar.date(byAdding: .month, value: 1, to: next) {
      months.append(next)
      next = after
    }
    return months
  }

  /// The same month of other years, by how far away they are.
  func years(_ distances: ClosedRange<Int>) -> [Date] {
    distances.compactMap { calendar.date(byAdding: .year, value: $0, to: start) }.map { date in
      calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }
  }

  func monthName(of date: Date) -> String { Self.text(date, .dateTime.month(.wide), calendar, locale) }
  func yearName(of date: Date) -> String { Self.text(date, .dateTime.year(), calendar, locale) }
  func name(of day: Date) -> String { Self.text(day, .dateTime.weekday(.wide).day().month(.wide).year(), calendar, locale) }

  private static func text(_ date: Date, _ format: Date.FormatStyle, _ calendar: Calendar, _ locale: Locale) -> String {
    var format = format
    format.calendar = calendar
    format.locale = locale
    format.timeZone = calendar.timeZone
    return date.formatted(format)
  }
}
