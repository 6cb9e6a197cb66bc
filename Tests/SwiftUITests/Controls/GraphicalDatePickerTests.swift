import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A date picker that is a calendar") struct GraphicalDatePickerTests {
  private struct Subject: View {
    @State var date: Date
    let range: ClosedRange<Date>
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var body: some View {
      DatePicker("Day", selection: $date, in: range, displayedComponents: components).datePickerStyle(.graphical)
      Text(verbatim: date.ISO8601Format())
      Button("New Year") { date = GraphicalDatePickerTests.date(2027, 1, 1) }
    }
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  private func host(_ components: DatePickerComponents = [.date, .hourAndMinute]) -> TestHost {
    let subject = Subject(
      date: Self.date(2026, 11, 12, 15), range: Self.date(2020, 3, 5, 12)...Self.date(2027, 2, 10, 9), components: components)
    return TestHost {
      subject.environment(\.calendar, Self.calendar).environment(\.timeZone, .gmt).environment(
        \.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("a day that is pressed is chosen, with the time of before, and the month of what is chosen is shown")
  func choosing() throws {
    let host = host()
    _ = try host.find(.text("November 2026"))
    try host.find(.button("Friday, November 20, 2026")).press()
    host.turn()
    _ = try host.find(.text("2026-11-20T15:00:00Z"))
    try host.find(.button("Previous month")).press()
    host.turn()
    _ = try host.find(.text("October 2026"))
    try host.find(.button("New Year")).press()
    host.turn()
    _ = try host.find(.text("January 2027"))
  }

  @Test("the first and the last date of the range are the earliest and the latest ones; days outside cannot be chosen")
  func range() throws {
    let host = host()
    for _ in 0..<3 {
      try host.find(.button("Next month")).press()
      host.turn()
    }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Next month")).press() }
    #expect(throws: ElementUnusable.self) { try host.find(.button("Thursday, February 11, 2027")).press() }
    try host.find(.button("Wednesday, February 10, 2027")).press()
    host.turn()
    _ = try host.find(.text("2027-02-10T09:00:00Z"))
  }

  @Test("its title leads to all months and years of the range")
  func years() throws {
    let host = host()
    try host.find(.button("November 2026")).press()
    host.turn()
    try host.find(.picker("Year")).choose("2020")
    host.turn()
    try host.find(.picker("Month")).choose("March")
    host.turn()
    try host.find(.button("March 2020")).press()
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.find(.button("Wednesday, March 4, 2020")).press() }
    try host.find(.button("Thursday, March 5, 2020")).press()
    host.turn()
    _ = try host.find(.text("2020-03-05T15:00:00Z"))
  }

  @Test("it is as high in each month, and has a time where one is asked for")
  func height() throws {
    let host = host(.date)
    func top() throws -> CGFloat { try host.find(.button("New Year")).frame.minY }
    let before = try top()
    for _ in 0..<4 {
      try host.find(.button("Previous month")).press()
      host.turn()
      #expect(try top() == before)
    }
    #expect(!host.texts.contains("Time") && self.host().texts.contains("Time"))
  }
}
