import Foundation

/// The parts of a date that a person chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
  /// Hours, minutes and seconds.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// Chooses a date, a time or both.
///
/// The parts that it does not show keep their values. A date outside the range is shown as it is and stays; only dates in the
/// range are written. Calendar, locale and time zone are those of the environment.
public struct DatePicker<Label: View> {
  /// The parts of a date that a person chooses.
  public typealias Components = DatePickerComponents

  @Environment(\.datePickerStyle) private var style: AnyDatePickerStyle
  private let element: DateElement
  private let label: Label

  nonisolated init(
    _ selection: Binding<Date>, from lower: Date? = nil, to upper: Date? = nil, _ components: Components, label: Label
  ) {
    element = DateElement(selection: selection, lower: lower, upper: upper, components: components)
    self.label = label
  }
}

extension DatePicker: View {
  @ViewBuilder public var body: some View {
    if style.builtIn == .graphical, element.components.contains(.date) {
      GraphicalDatePicker(element: element, label: label)
    } else if style.builtIn == .wheel {
      WheelDatePicker(element: element, label: label)
    } else if style.builtIn != nil {
      DatePickerBody(element: element, label: ElementPart(.label, label))
    } else {
      style.styled(
        DatePickerStyleConfiguration(
          label: .init(content: AnyView(label)), selection: element.selection, minimumDate: element.lower,
          maximumDate: element.upper, displayedComponents: element.components))
    }
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a date picker as a style describes it.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, from: configuration.minimumDate, to: configuration.maximumDate,
      configuration.displayedComponents, label: configuration.label)
  }
}

/// A date picker that hosts show by themselves.
private struct DatePickerBody<Label: View>: PrimitiveView {
  var element: DateElement
  var label: ElementPart<Label>

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.label, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) { node.updateContainer(&view.element, &view.label) }
}

/// A calendar of a month, with a field for the time below it.
private struct GraphicalDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  let element: DateElement
  let label: Label

  var body: some View {
    let calendar = zoned
    let chosen = element.selection.wrappedValue
    VStack(spacing: 8) {
      MonthCalendar(
        calendar: calendar, locale: locale, lower: element.lower,
        // The last date can be chosen.
        end: element.upper.map { $0.addingTimeInterval(1e-3) }, first: chosen, followsFirst: true,
        isChosen: { calendar.isDate($0, inSameDayAs: element.selection.wrappedValue) },
        choose: { day in
          element.choose(DateStamp(day, calendar), in: calendar, takesDate: true, takesTime: false, takesSeconds: false)
        })
      if element.components.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer()
          DatePicker(
            element.selection, from: element.lower, to: element.upper, element.components.subtracting(.date), label: Text("Time")
          )
          .labelsHidden().datePickerStyle(.compact)
        }
      }
    }
    .frame(minWidth: 320)
    .named(by: label)
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}

struct DateElement {
  let selection: Binding<Date>
  let lower: Date?
  let upper: Date?
  let components: DatePickerComponents
}

extension DateElement: ElementDescription {
  static var readsBindings: Bool { true }

  func content(in environment: EnvironmentValues) -> DatePickerContent {
    let calendar = Self.calendar(environment)
    func stamp(_ date: Date) -> DateStamp { DateStamp(date, calendar) }
    let chosen = selection.wrappedValue
    func words(_ style: Date.FormatStyle) -> String {
      var style = style.locale(environment.locale)
      (style.calendar, style.timeZone) = (calendar, calendar.timeZone)
      return chosen.formatted(style)
    }
    var texts: [String] = []
    if components.contains(.date) { texts.append(words(.dateTime.year().month(.abbreviated).day())) }
    if components.contains(.hourMinuteAndSecond) {
      texts.append(words(.dateTime.hour().minute().second()))
    } else if components.contains(.hourAndMinute) {
      texts.append(words(.dateTime.hour().minute()))
    }
    return DatePickerContent(
      value: EditedValue(stamp(chosen)), texts: texts, lower: lower.map(stamp), upper: upper.map(stamp),
      showsDate: components.contains(.date), showsTime: components.contains(.hourAndMinute),
      showsSeconds: components.contains(.hourMinuteAndSecond), style: environment.datePickerStyle.builtIn ?? .automatic,
      isEnabled: environment.isEnabled, labelIsHidden: environment.labelsAreHidden)
  }

  private static func calendar(_ environment: EnvironmentValues) -> Calendar {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    return calendar
  }

  /// Writes what parts of a date make of the one that is chosen, within the range.
  func choose(_ parts: DateStamp, in calendar: Calendar, takesDate: Bool, takesTime: Bool, takesSeconds: Bool) {
    let old = selection.wrappedValue
    guard
      var date = parts.date(in: calendar, over: old, takesDate: takesDate, takesTime: takesTime, takesSeconds: takesSeconds)
    else { return }
    if let lower { date = max(date, lower) }
    if let upper { date = min(date, upper) }
    if date != old { selection.wrappedValue = date }
  }

  func handle(_ event: ChooseDateEvent, in node: DescribedNode<DateElement>) {
    var content = node.content
    guard event.value.revision > content.value.revision else { return }
    content.value = event.value
    node.noteHostChange(content)
    node.invalidate(.hostEvent)
    guard content.isEnabled else { return }
    choose(
      event.value.value, in: Self.calendar(EnvironmentValues(at: node)), takesDate: content.showsDate,
      takesTime: content.showsTime, takesSeconds: content.showsSeconds)
  }
}

/// The parts of a date, in the calendar of a person: no host needs to know about calendars.
package struct DateStamp: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  init(_ date: Date, _ calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    self.init(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0, minute: parts.minute ?? 0,
      second: parts.second ?? 0)
  }

  /// The date that these parts make of another one; nil for parts that no date has.
  func date(in calendar: Calendar, over old: Date, takesDate: Bool, takesTime: Bool, takesSeconds: Bool) -> Date? {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: old)
    if takesDate { (parts.year, parts.month, parts.day) = (year, month, day) }
    if takesTime { (parts.hour, parts.minute) = (hour, minute) }
    if takesSeconds { parts.second = second }
    guard (1...13).contains(parts.month ?? 1), (1...32).contains(parts.day ?? 1), (0..<24).contains(parts.hour ?? 0),
      (0..<60).contains(parts.minute ?? 0), (0...60).contains(parts.second ?? 0), (1...9999).contains(parts.year ?? 1)
    else { return nil }
    return calendar.date(from: parts)
  }
}

extension DateStamp: Comparable {
  private var numbers: [Int] { [year, month, day, hour, minute, second] }
  package static func < (left: DateStamp, right: DateStamp) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}

/// The content of a date picker. Its child is its label.
package struct DatePickerContent: ElementContent {
  package var value: EditedValue<DateStamp>
  /// The date, the time or both, as words for a person.
  package let texts: [String]
  package let lower: DateStamp?
  package let upper: DateStamp?
  package let showsDate: Bool
  package let showsTime: Bool
  package let showsSeconds: Bool
  package let style: DatePickerStyleKind
  package let isEnabled: Bool
  package let labelIsHidden: Bool

  package var role: ElementRole { ElementRole("datePicker") }
  package var innerKinds: InnerKinds { .control }
  package func shows(_ child: any ElementContent) -> Bool { !labelIsHidden }

  package var summary: [String] {
    let value = value.value
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = "\(two(value.hour)):\(two(value.minute))" + (showsSeconds ? ":\(two(value.second))" : "")
    let words: [String?] = [
      showsDate ? "\(value.year)-\(two(value.month))-\(two(value.day))" : nil, showsTime ? time : nil,
      style == .automatic ? nil : "style=\(style)", isEnabled ? nil : "disabled", labelIsHidden ? "labelHidden" : nil,
    ]
    return words.compactMap(\.self)
  }

  package mutating func takeOver(from held: DatePickerContent) {
    value.revision = held.value.revision
  }
}

/// A person chose another date, which the host shows already.
package struct ChooseDateEvent: ElementEvent {
  package let value: EditedValue<DateStamp>

  package init(_ value: EditedValue<DateStamp>) {
    self.value = value
  }
}

package enum DatePickerStyleKind: String, Sendable { case automatic, compact, graphical, wheel, field, stepperField }
