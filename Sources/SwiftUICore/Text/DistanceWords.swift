import Foundation
internal import _FoundationICU

/// Distances in time in words, such as "2 mths, 3 days".
///
/// On this platform no public format of Foundation knows months and years. The toolchain's own library, from which Foundation has
/// all words, does.
enum DistanceWords {
  enum Unit: String, CaseIterable { case year, month, week, day, hour, minute, second }

  struct Part: Equatable {
    let count: Int
    let unit: Unit
  }

  /// The parts of the time between two dates, the largest first, without those that are nothing; no seconds if all are.
  /// Of units that are left out the larger ones are counted in the smaller ones.
  static func parts(from start: Date, to end: Date, in calendar: Calendar, units: [Unit] = Unit.allCases) -> [Part] {
    let components = calendar.dateComponents(Set(units.map(\.component)), from: limited(start), to: limited(end))
    let parts = units.map { Part(count: components.count(of: $0), unit: $0) }.filter { $0.count > 0 }
    return parts.isEmpty ? [Part(count: 0, unit: units.last ?? .second)] : parts
  }

  /// No calendar counts beyond some thousands of years.
  private static func limited(_ date: Date) -> Date {
    let seconds = date.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -1e11), 1e11))
  }

  /// The parts in the words of a locale: abbreviated, or in full.
  static func string(_ parts: some Collection<Part>, isAbbreviated: Bool, _ locale: Locale) -> String {
    var status = U_ZERO_ERROR
    let format = uameasfmt_open(
      locale.identifier, isAbbreviated ? UAMEASFMT_WIDTH_SHORT : UAMEASFMT_WIDTH_WIDE, nil, &status)
    defer { uameasfmt_close(format) }
    var characters = [UInt16](repeating: 0, count: 512)
    let measures = parts.map { UAMeasure(value: Double($0.count), unit: $0.unit.measure) }
    let length = uameasfmt_formatMultiple(
      format, measures, Int32(measures.count), &characters, Int32(characters.count), &status)
    // It has words for all units in all languages, in those that it does not know in English.
    guard status.rawValue <= 0, characters.indices.contains(Int(length)) else {
      return parts.map { "\($0.count) \($0.unit)" }.joined(separator: ", ")
    }
    return String(decoding: characters[..<Int(length)], as: UTF16.self)
  }
}

extension DateComponents {
  fileprivate func count(of unit: DistanceWords.Unit) -> Int {
    switch unit {
    case .year: year ?? 0
    case .month: month ?? 0
    case .week: weekOfYear ?? 0
    case .day: day ?? 0
    case .hour: hour ?? 0
    case .minute: minute ?? 0
    case .second: second ?? 0
    }
  }
}

extension DistanceWords.Unit {
  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  fileprivate var measure: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }
}
