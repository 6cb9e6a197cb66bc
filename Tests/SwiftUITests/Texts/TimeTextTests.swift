import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Texts that run") struct TimeTextTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// Shows its content when a button is pressed, so that a test can set the time before.
  struct Gate<Content: View>: View {
    let content: Content
    @State private var isOpen = false

    var body: some View {
      if isOpen { content } else { Button("Open") { isOpen = true } }
    }

    init(_ content: Content) {
      self.content = content
    }
  }

  /// A host whose time stands still until the test sets it.
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> (TestHost, (Double) -> Void) {
    let host = TestHost { Gate(content()) }
    let clock = host.graph.feature(TextClock.self)
    clock.set(to: Self.start)
    try? host.find(.button("Open")).press()
    host.turn()
    return (
      host,
      { seconds in
        clock.set(to: Self.start.addingTimeInterval(seconds))
        host.turn()
      }
    )
  }

  @Test("a timer counts up from its date, and down to it")
  func timer() {
    let (host, set) = host {
      Text(Self.start, style: .timer)
      Text(Self.start.addingTimeInterval(3661), style: .timer)
    }
    #expect(host.texts == ["0:00", "1:01:01"])
    set(1.2)
    #expect(host.texts == ["0:01", "1:01:00"])
    set(59.9)
    #expect(host.texts == ["0:59", "1:00:02"])
    set(3660)
    #expect(host.texts == ["1:01:00", "0:01"])
    set(3700)
    #expect(host.texts == ["1:01:40", "0:39"])
  }

  @Test("nothing is evaluated while no second has passed, and one patch tells of one that has")
  func patches() {
    let (host, set) = host { Text(Self.start, style: .timer) }
    host.resetCounts()
    set(0.5)
    #expect(host.patchCount == 0)
    set(1.1)
    #expect(host.patchCount == 1)
    set(1.9)
    #expect(host.patchCount == 1)
  }

  @Test("nobody waits for a time when no text that runs is left")
  func end() throws {
    struct Subject: View {
      @State var isShown = true
      var body: some View {
        if isShown { Text(TimeTextTests.start, style: .timer) }
        Button("Hide") { isShown = false }
      }
    }
    let (host, set) = host { Subject() }
    let clock = host.graph.feature(TextClock.self)
    #expect(clock.isWaiting)
    try host.find(.button("Hide")).press()
    host.turn()
    #expect(!clock.isWaiting)
    host.resetCounts()
    set(5)
    #expect(host.patchCount == 0)
    #expect(!host.turn())
  }

  @Test("a date that does not run waits for nothing")
  func still() {
    let (host, _) = host {
      Text(Self.start, style: .date)
      Text(Self.start...Self.start.addingTimeInterval(60))
      Text(timerInterval: Self.start.addingTimeInterval(-60)...Self.start)
    }
    #expect(!host.graph.feature(TextClock.self).isWaiting)
  }

  @Test("a distance is told in two units, and an offset in one with a sign")
  func distances() {
    let (host, set) = host {
      Group {
        Text(Self.start, style: .relative)
        Text(Self.start.addingTimeInterval(7200), style: .offset)
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(host.texts == ["0 sec", "-2 hours"])
    set(65)
    #expect(host.texts == ["1 min, 5 sec", "-1 hour"])
    set(3600 * 2 + 60 * 23 + 5)
    #expect(host.texts == ["2 hr, 23 min", "+23 minutes"])
    set(86400 * 9)
    #expect(host.texts == ["1 wk, 2 days", "+1 week"])
  }

  @Test("months and years are those of the calendar, in the words of the locale")
  func months() {
    // June 23, 2026; it begins on May 9.
    let date = Self.start.addingTimeInterval(86400 * 45)
    let (host, set) = host {
      Group {
        Text(date, style: .relative)
        Text(date, style: .offset)
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      Text(date, style: .offset).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(host.texts == ["1 mth, 2 wks", "-1 month", "-1 Monat"])
    set(86400 * 15.5)
    #expect(host.texts == ["4 wks, 1 day", "-4 weeks", "-4 Wochen"])
    set(86400 * (45 + 31))
    #expect(host.texts == ["1 mth, 1 day", "+1 month", "+1 Monat"])
    set(86400 * (45 + 71) + 3600)
    #expect(host.texts == ["2 mths, 1 wk", "+2 months", "+2 Monate"])
    set(86400 * (45 + 365) + 59)
    #expect(host.texts == ["1 yr", "+1 year", "+1 Jahr"])
  }

  @Test("dates beyond all calendars are told, too", arguments: [.nan, .infinity, -1e300, 1e15] as [Double])
  func odd(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let (host, set) = host {
      Text(date, style: .relative)
      Text(date, style: .offset)
      Text(date, style: .timer)
    }
    set(1)
    #expect(host.texts.allSatisfy { !$0.isEmpty })
  }

  @Test("a clock in an interval waits for its begin, stops at its end, and may be paused")
  func interval() {
    let interval = Self.start.addingTimeInterval(10)...Self.start.addingTimeInterval(4000)
    let (host, set) = host {
      Text(timerInterval: interval)
      Text(timerInterval: interval, countsDown: false)
      Text(timerInterval: interval, pauseTime: Self.start.addingTimeInterval(20), countsDown: false)
      Text(timerInterval: interval, countsDown: true, showsHours: false)
    }
    #expect(host.texts == ["1:06:30", "0:00", "0:00", "66:30"])
    set(11.2)
    #expect(host.texts == ["1:06:29", "0:01", "0:01", "66:29"])
    set(100)
    #expect(host.texts == ["1:05:00", "1:30", "0:10", "65:00"])
    set(5000)
    #expect(host.texts == ["0:00", "1:06:30", "0:10", "0:00"])
    #expect(!host.graph.feature(TextClock.self).isWaiting)
  }

  @Test("a date in a literal runs, too")
  func literal() {
    let (host, set) = host { Text("for \(Self.start, style: .timer) now") }
    #expect(host.texts == ["for 0:00 now"])
    set(61)
    #expect(host.texts == ["for 1:01 now"])
  }

  @Test("7.06: dates are written in the locale, the calendar and the time zone of the environment")
  func environment() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let host = TestHost {
      Group {
        Text(date, style: .date)
        Text(date, style: .time)
        Text(date, format: .dateTime.day().month(.wide).year())
        Text(date...date.addingTimeInterval(3600))
        Text(DateInterval(start: date, duration: 86400 * 3))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
    }
    #expect(host.texts[0] == "15. November 2023")
    #expect(host.texts[1].hasSuffix("7:13"))
    #expect(host.texts[2] == "15. November 2023")
    #expect(host.texts[3].contains("7:13") && host.texts[3].contains("8:13"))
    #expect(host.texts[4].contains("18") && !host.texts[4].contains("7:13"))
  }
}
