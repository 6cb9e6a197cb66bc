import Foundation
import FoundationAdditions
import Testing

/// Lengths of time as text.
@Suite("Lengths of time as text")
struct DurationFormatTests {
  private func formatter(
    _ units: NSCalendar.Unit = [.hour, .minute, .second], _ style: DateComponentsFormatter.UnitsStyle = .positional,
    locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    return formatter
  }

  @Test(
    "an hour, a minute and a second in each style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:01:01"), (.abbreviated, "1h 1m 1s"), (.short, "1 hr, 1 min, 1 sec"),
      (.brief, "1hr 1min 1sec"), (.full, "1 hour, 1 minute, 1 second"), (.spellOut, "one hour, one minute, one second"),
    ])
  func styles(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
    #expect(formatter([.hour, .minute, .second], style).string(from: 3661) == text)
  }

  @Test("zeros go or stay as they are asked to")
  func zeros() {
    let clock = formatter()
    #expect(clock.string(from: 65) == "1:05")
    #expect(clock.string(from: 3610) == "1:00:10")
    #expect(clock.string(from: 0) == "0")
    clock.zeroFormattingBehavior = .pad
    #expect(clock.string(from: 7200) == "2:00:00")
    #expect(clock.string(from: 65) == "0:01:05")
    let words = formatter([.day, .hour, .minute, .second], .abbreviated)
    #expect(words.string(from: 3610) == "1h 10s")
    #expect(words.string(from: 0) == "0s")
    words.zeroFormattingBehavior = .dropLeading
    #expect(words.string(from: 3610) == "1h 0m 10s")
    words.zeroFormattingBehavior = .dropTrailing
    #expect(words.string(from: 3600) == "0d 1h")
    words.zeroFormattingBehavior = .dropMiddle
    #expect(words.string(from: 90010) == "1d 1h 10s")
    words.zeroFormattingBehavior = .pad
    #expect(words.string(from: 3600) == "0d 1h 0m 0s")
    words.unitsStyle = .positional
    #expect(words.string(from: 3600) == "0d 1:00:00")
  }

  @Test("fewer units are rounded, the largest may be written in the next, and the last may be a fraction")
  func counts() {
    let words = formatter([.hour, .minute, .second], .abbreviated)
    words.maximumUnitCount = 2
    #expect(words.string(from: 4230) == "1h 10m")
    #expect(words.string(from: 7199) == "2h")
    words.maximumUnitCount = 0
    words.collapsesLargestUnit = true
    #expect(words.string(from: 63) == "63s")
    #expect(words.string(from: 4200) == "70m")
    #expect(words.string(from: 3600) == "1h")
    let hours = formatter([.hour], .full)
    #expect(hours.string(from: 5400) == "1 hour")
    hours.allowsFractionalUnits = true
    #expect(hours.string(from: 5400) == "1.5 hours")
  }

  @Test("moments and components are counted by the calendar")
  func calendars() throws {
    let words = formatter([.month, .day], .full)
    let start = Date(timeIntervalSince1970: 0)
    #expect(words.string(from: start, to: start.addingTimeInterval(40 * 86400)) == "1 month, 9 days")
    #expect(words.string(from: start.addingTimeInterval(40 * 86400), to: start) == "-1 month, 9 days")
    words.allowedUnits = [.hour, .minute]
    #expect(words.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    words.allowedUnits = [.year, .month]
    #expect(words.string(from: DateComponents(year: 1, month: 14)) == "2 years, 2 months")
    words.allowedUnits = []
    #expect(words.string(from: DateComponents(day: 8, second: 1)) == "1 week, 1 day, 1 second")
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .positional) != nil)
  }

  @Test("other languages have their own words, and phrases around them")
  func languages() {
    #expect(formatter([.hour, .minute], .full, locale: "de_DE").string(from: 3660) == "1 Stunde und 1 Minute")
    // Spaces that do not break are the language's own.
    let french = formatter([.hour, .minute], .full, locale: "fr_FR").string(from: 7260) ?? ""
    #expect(french.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "2 heures et 1 minute")
    let words = formatter([.minute], .full)
    words.includesApproximationPhrase = true
    #expect(words.string(from: 300) == "About 5 minutes")
    words.includesTimeRemainingPhrase = true
    #expect(words.string(from: 300) == "About 5 minutes remaining")
    words.includesApproximationPhrase = false
    #expect(words.string(from: 300) == "5 minutes remaining")
  }

  @Test("what is no length of time has no text, and odd ones do not crash")
  func odd() {
    let clock = formatter()
    #expect(clock.string(from: .nan) == nil && clock.string(from: .infinity) == nil && clock.string(from: 1e300) == nil)
    #expect(clock.string(from: -3661) == "-1:01:01")
    #expect(clock.string(from: 0.4) == "0" && clock.string(from: 59.999) == "59")
    #expect(clock.string(for: "x") == nil && clock.string(for: 61.0) == "1:01")
    let seconds = formatter([.second])
    #expect(seconds.string(from: 3661) == "3,661")
    seconds.allowedUnits = [.era]
    seconds.unitsStyle = .abbreviated
    #expect(seconds.string(from: 60) == "1m")
  }

  @Test("a range of moments has the same words")
  func ranges() {
    let start = Date(timeIntervalSince1970: 0)
    let range = start..<start.addingTimeInterval(3661)
    #expect(range.formatted(.timeDuration) == "1:01:01")
    let english = Locale(identifier: "en_US")
    #expect(range.formatted(.components(style: .wide, fields: [.hour, .minute]).locale(english)) == "1 hour, 1 minute")
    #expect(range.formatted(.components(style: .condensedAbbreviated).locale(english)) == "1hr 1min 1sec")
    #expect(range.formatted(.components(style: .narrow).locale(english)) == "1h 1m 1s")
  }

  @Test("formatters may be used from many threads")
  func threads() async {
    let clock = formatter()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<50 {
            clock.unitsStyle = number.isMultiple(of: 2) ? .positional : .full
            #expect(clock.string(from: 3661)?.isEmpty == false)
          }
        }
      }
    }
  }
}
