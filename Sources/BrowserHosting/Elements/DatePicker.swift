import SwiftUICore

extension DatePickerContent: DOMContent {
  static var limit: String? {
    """
    While a person changes a date, browsers show their own field for it, which opens their calendar, in all styles but `graphical`; its language \
    is the browser's
    """
  }

  private var kind: String { showsDate ? showsTime ? "datetime-local" : "date" : "time" }

  private func text(_ stamp: DateStamp) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let date = "\(digits(stamp.year, 4))-\(digits(stamp.month, 2))-\(digits(stamp.day, 2))"
    let time = "\(digits(stamp.hour, 2)):\(digits(stamp.minute, 2))" + (showsSeconds ? ":\(digits(stamp.second, 2))" : "")
    return showsDate ? showsTime ? "\(date)T\(time)" : date : time
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let attributes: [(name: String, value: String)] = [
      ("autocomplete", "off"), ("required", ""), ("data-control", ""), ("data-edit", "date"),
    ]
    return DOMNode(
      "label", class: "date-picker", of: element, [],
      .children(
        element.children.map { DOMMapping.node(for: $0, in: place.inside) } + [
          DOMNode(
            "span", [("class", "date control")],
            .children([DOMNode("span", [("class", "words"), ("aria-hidden", "true")]), DOMNode("input", attributes)]))
        ]))
  }

  var settings: [DOMSetting] {
    [
      // Before what it takes as a value.
      .control("type", kind), .control("step", showsSeconds ? "1" : nil),
      .style("--first", texts.first.map(CSS.string)), .style("--second", texts.dropFirst().first.map(CSS.string)),
      .control("min", showsDate ? lower.map(text) : nil),
      .control("max", showsDate ? text(min(upper ?? .lastWritten, .lastWritten)) : nil),
      .value(text(value.value), revision: value.revision), .control("disabled", isEnabled ? nil : ""),
      .attribute("class", labelIsHidden ? "date-picker" : "date-picker fill-x"),
      .attribute("data-label-hidden", labelIsHidden ? "" : nil), .attribute("data-disabled", isEnabled ? nil : ""),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
    ]
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "date") { arguments in
        guard arguments.count == 2, case .string(let text) = arguments[0], let sequence = arguments[1].sequence,
          let stamp = DateStamp(text)
        else { return nil }
        return ChooseDateEvent(EditedValue(stamp, revision: sequence))
      }
    ]
  }
}

extension DateStamp {
  /// Without an end browsers take years of six digits.
  fileprivate static let lastWritten = DateStamp(year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 59)

  /// What a field for dates says: `2026-11-22T20:30`, or a half of it. Nil for anything else. Parts that no date has are not looked at here.
  init?(_ text: String) {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.utf8.count <= 40, let first = halves.first, let last = halves.last else { return nil }
    func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in
        part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : Int(part.prefix { $0 != "." })
      }
      return numbers.count == parts.count && numbers.allSatisfy { (0...999_999).contains($0) } ? numbers : nil
    }
    var date = [1, 1, 1]
    var time = [0, 0, 0]
    if first.contains("-") {
      guard let numbers = numbers(first, "-"), numbers.count == 3 else { return nil }
      date = numbers
    } else if halves.count == 2 {
      return nil
    }
    if last.contains(":") {
      guard let numbers = numbers(last, ":"), (2...3).contains(numbers.count) else { return nil }
      time = numbers + (numbers.count == 2 ? [0] : [])
    } else if halves.count == 2 || !first.contains("-") {
      return nil
    }
    self.init(year: date[0], month: date[1], day: date[2], hour: time[0], minute: time[1], second: time[2])
  }
}
