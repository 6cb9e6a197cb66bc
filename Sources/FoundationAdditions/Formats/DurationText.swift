import Foundation

/// What a length of time is written as.
struct DurationText {
  var style = DateComponentsFormatter.UnitsStyle.positional
  var allowed: NSCalendar.Unit = []
  var zeros = DateComponentsFormatter.ZeroFormattingBehavior.default
  var calendar: Calendar? = .autoupdatingCurrent
  var locale: Locale?
  var reference: Date?
  var hasFraction = false
  var mostUnits = 0
  var collapses = false
  var isAbout = false
  var isRemaining = false
  var context = Formatter.Context.unknown

  /// From the largest to the smallest.
  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, seconds: Double)] = [
    (.year, .year, 365.2425 * 86400), (.month, .month, 30.436875 * 86400), (.weekOfMonth, .weekOfMonth, 7 * 86400),
    (.day, .day, 86400), (.hour, .hour, 3600), (.minute, .minute, 60), (.second, .second, 1),
  ]

  private struct Part {
    let component: Calendar.Component
    let seconds: Double
    var value: Double
  }

  var start: Date { reference ?? Date(timeIntervalSinceReferenceDate: 0) }
  var counting: Calendar { calendar ?? .autoupdatingCurrent }
  private var words: Locale { locale ?? counting.locale ?? .autoupdatingCurrent }

  private var wanted: [(unit: NSCalendar.Unit, component: Calendar.Component, seconds: Double)] {
    let chosen = Self.units.filter { allowed.contains($0.unit) }
    return chosen.isEmpty ? Self.units : chosen
  }

  /// - Parameter exact: The seconds, where they are known and no daylight saving time counts.
  func text(from start: Date, to end: Date, exact: TimeInterval? = nil) -> String? {
    let difference = exact ?? end.timeIntervalSince(start)
    let isNegative = difference < 0
    guard difference.isFinite, var parts = parts(from: start, to: end, exact: exact) else { return nil }
    round(&parts)
    if collapses { collapse(&parts) }
    parts = withoutZeros(parts)
    guard !parts.isEmpty else { return nil }
    let hasSign = isNegative && parts.contains { $0.value != 0 }
    return phrase(style == .positional ? positional(parts, hasSign) : worded(parts, hasSign))
  }

  // MARK: Which units there are

  /// How many of each allowed unit, all positive. The last one has the fraction.
  private func parts(from start: Date, to end: Date, exact: TimeInterval?) -> [Part]? {
    let wanted = wanted
    // Days of 24 hours, where a number of seconds was asked for and no calendar has to count months.
    if let exact, !wanted.contains(where: { $0.seconds > 7 * 86400 }) {
      var rest = abs(exact)
      return wanted.enumerated().map { index, unit in
        let value = index == wanted.count - 1 ? rest / unit.seconds : (rest / unit.seconds).rounded(.down)
        rest -= value * unit.seconds
        return Part(component: unit.component, seconds: unit.seconds, value: value)
      }
    }
    var calendar = counting
    if exact != nil, let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    let (first, last) = start <= end ? (start, end) : (end, start)
    let found = calendar.dateComponents(Set(wanted.map(\.component)), from: first, to: last)
    var parts: [Part] = []
    for unit in wanted {
      guard let value = found.value(for: unit.component) else { return nil }
      parts.append(Part(component: unit.component, seconds: unit.seconds, value: Double(abs(value))))
    }
    guard let reached = calendar.date(byAdding: found, to: first), let smallest = wanted.last else { return parts }
    parts[parts.count - 1].value += max(0, min(last.timeIntervalSince(reached) / smallest.seconds, 0.999_999))
    return parts
  }

  /// The first units, with the rest of them rounded where some are left out.
  private func round(_ parts: inout [Part]) {
    guard let first = parts.firstIndex(where: { $0.value >= 1 }) ?? parts.indices.last else { return }
    let isCut = mostUnits > 0 && parts.count - first > mostUnits
    var last = isCut ? first + mostUnits - 1 : parts.count - 1
    let rest = parts[(last + 1)...].reduce(0) { $0 + $1.value * $1.seconds }
    parts[last].value += rest / parts[last].seconds
    parts.removeSubrange((last + 1)...)
    guard !hasFraction else { return }
    parts[last].value = isCut ? parts[last].value.rounded(.toNearestOrEven) : (parts[last].value + 1e-9).rounded(.down)
    // 59.9 minutes, rounded, are an hour.
    while last > 0 {
      let size = Double(Int((parts[last - 1].seconds / parts[last].seconds).rounded()))
      guard isCut, parts[last].value >= size else { return }
      parts[last].value = 0
      parts[last - 1].value += 1
      last -= 1
    }
  }

  private func collapse(_ parts: inout [Part]) {
    guard let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1, first + 1 < parts.count,
      parts[first + 1].value != 0
    else { return }
    parts[first + 1].value += (parts[first].seconds / parts[first + 1].seconds).rounded()
    parts[first].value = 0
    // What is no longer a unit of its own is no zero either.
    parts.removeSubrange(...first)
  }

  private func withoutZeros(_ parts: [Part]) -> [Part] {
    var dropped = zeros
    if dropped.contains(.pad) { return parts }
    if dropped.contains(.default) { dropped.formUnion(style == .positional ? .dropLeading : .dropAll) }
    guard let first = parts.firstIndex(where: { $0.value != 0 }), let last = parts.lastIndex(where: { $0.value != 0 }) else {
      return dropped.isEmpty ? parts : parts.suffix(1)
    }
    return parts.enumerated().filter { index, part in
      if index < first { return !dropped.contains(.dropLeading) }
      if index > last { return !dropped.contains(.dropTrailing) }
      return part.value != 0 || !dropped.contains(.dropMiddle)
    }.map(\.element)
  }

  // MARK: How it is written

  private func number(_ value: Double, twoDigits: Bool = false) -> String {
    var style = FloatingPointFormatStyle<Double>.number.locale(words)
    style =
      twoDigits
      ? style.precision(.integerAndFractionLength(integerLimits: 2..., fractionLimits: 0...(hasFraction ? 2 : 0)))
      : style.precision(.fractionLength(0...(hasFraction ? 2 : 0)))
    return style.format(value)
  }

  private func positional(_ parts: [Part], _ hasSign: Bool) -> String {
    let dates = parts.filter { $0.seconds >= 86400 }
    let times = parts.filter { $0.seconds < 86400 }
    var clock = times.enumerated().map { index, part in number(part.value, twoDigits: index > 0) }.joined(separator: ":")
    // A day alone needs no name beside it.
    if dates.isEmpty || parts.count == 1 {
      if let only = dates.first { clock = number(only.value) }
      return hasSign ? "-" + clock : clock
    }
    let narrow = DurationWords(locale: words, length: .narrow)
    var texts = texts(dates, narrow, hasSign)
    if !times.isEmpty { texts.append(clock) }
    return texts.joined(separator: " ")
  }

  private func worded(_ parts: [Part], _ hasSign: Bool) -> String {
    switch style {
    case .full, .spellOut:
      let wide = DurationWords(locale: words, length: .wide)
      return wide.joined(texts(parts, wide, hasSign))
    case .short:
      let short = DurationWords(locale: words, length: .short)
      return short.joined(texts(parts, short, hasSign))
    case .brief:
      let short = DurationWords(locale: words, length: .short)
      return texts(parts, short, hasSign).map { $0.filter { !$0.isWhitespace } }.joined(separator: " ")
    case .abbreviated, .positional:
      let narrow = DurationWords(locale: words, length: .narrow)
      return narrow.joined(texts(parts, narrow, hasSign))
    }
  }

  private func texts(_ parts: [Part], _ words: DurationWords, _ hasSign: Bool) -> [String] {
    var isFirst = hasSign
    return parts.map { part in
      let value = isFirst ? -part.value : part.value
      if part.value != 0 { isFirst = false }
      // English has "1m" for a minute and for a month.
      if words.length == .narrow, part.component == .month, (self.words.language.languageCode ?? "en") == "en" {
        return number(value) + "mo"
      }
      let text = words.text(of: value, part.component, fractionDigits: hasFraction ? 2 : 0) ?? number(value)
      guard style == .spellOut, let spelled = words.spelledOut(value) else { return text }
      let digits = text.indices.filter { text[$0].isNumber || text[$0] == "-" || text[$0] == "−" }
      guard let first = digits.first, let last = digits.last else { return text }
      return text.replacingCharacters(in: first...last, with: spelled)
    }
  }

  private func phrase(_ text: String) -> String {
    guard isAbout || isRemaining else { return text }
    return DurationPhrases(locale: words).text(text, isAbout: isAbout, isRemaining: isRemaining)
  }
}
