import Foundation

/// Says how far away a moment is: "in 2 hours", "3 days ago". In the languages of Foundation's own formats.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether names such as "yesterday" are used.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  /// How long units are.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Context.unknown
  /// Nil for the person's.
  open var calendar: Calendar!
  /// Nil for the person's.
  open var locale: Locale!

  /// How far a moment is away from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent, capitalizationContext: context)
    // The style says where the anchor is, seen from what it formats.
    style.anchor = date
    return style.format(referenceDate)
  }

  /// How far away a moment is that is so many seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far away something is, by the largest unit of it that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date.now
    let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
