import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A date picker of wheels") struct WheelDatePickerTests {
  private struct Subject: View {
    @State var date: Date
    let components: DatePickerComponents
    var body: some View {
      DatePicker("When", selection: $date, in: WheelDatePickerTests.date(2020, 3, 5)..., displayedComponents: components)
        .datePickerStyle(.wheel).labelsHidden()
      Text(verbatim: date.ISO8601Format())
      Button("Next year") { date.addTimeInterval(365 * 86_400) }
    }
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
  }

  private func host(_ date: Date, _ components: DatePickerComponents, locale: String = "en_US") -> TestHost {
    let subject = Subject(date: date, components: components)
    return TestHost {
      subject.environment(\.calendar, Self.calendar).environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: locale))
    }
  }

  private func wheels(_ host: TestHost) -> [String] { host.findAll(.picker()).map { $0.element.label } }

  @Test("a date has wheels for month, day and year in the order of the language; a day that a month has not is its last one")
  func date() throws {
    let host = host(Self.date(2028, 1, 31, 15), .date)
    #expect(wheels(host) == ["Month", "Day", "Year"])
    try host.find(.picker("Month")).choose("February")
    host.turn()
    _ = try host.find(.text("2028-02-29T15:00:00Z"))
    try host.find(.picker("Year")).choose("2027")
    host.turn()
    _ = try host.find(.text("2027-02-28T15:00:00Z"))
    try host.find(.picker("Day")).choose("3")
    host.turn()
    _ = try host.find(.text("2027-02-03T15:00:00Z"))
    // Not before the range.
    try host.find(.picker("Year")).choose("2020")
    host.turn()
    _ = try host.find(.text("2020-03-05T00:00:00Z"))
    #expect(wheels(self.host(Self.date(2028, 1, 31), .date, locale: "de_DE")) == ["Day", "Month", "Year"])
  }

  @Test("a time has wheels for hour and minute, and where the language says so for the half of the day")
  func time() throws {
    let host = host(Self.date(2026, 5, 4, 0, 7), .hourAndMinute)
    #expect(wheels(host) == ["Hour", "Minute", "AM/PM"])
    try host.find(.picker("AM/PM")).choose("PM")
    host.turn()
    _ = try host.find(.text("2026-05-04T12:07:00Z"))
    try host.find(.picker("Hour")).choose("11")
    host.turn()
    try host.find(.picker("Minute")).choose("45")
    host.turn()
    _ = try host.find(.text("2026-05-04T23:45:00Z"))
    let german = self.host(Self.date(2026, 5, 4, 23, 7), .hourAndMinute, locale: "de_DE")
    #expect(wheels(german) == ["Hour", "Minute"])
    try german.find(.picker("Hour")).choose("0")
    german.turn()
    _ = try german.find(.text("2026-05-04T00:07:00Z"))
  }

  @Test("where both are chosen the days stand on one wheel, around the one that is chosen")
  func both() throws {
    let host = host(Self.date(2026, 5, 4, 9, 30), [.date, .hourAndMinute])
    #expect(wheels(host) == ["Date", "Hour", "Minute", "AM/PM"])
    try host.find(.picker("Date")).choose("Fri, May 8")
    host.turn()
    _ = try host.find(.text("2026-05-08T09:30:00Z"))
    try host.find(.button("Next year")).press()
    host.turn()
    host.turn()
    _ = try host.find(.text("2027-05-08T09:30:00Z"))
    try host.find(.picker("Date")).choose("Sun, May 9")
    host.turn()
    _ = try host.find(.text("2027-05-09T09:30:00Z"))
  }
}
