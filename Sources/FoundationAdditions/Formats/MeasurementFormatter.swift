import Foundation
import Synchronization

/// Writes measurements and units in the words of a locale: "6.214 mi", "kilometers".
// Sendable: all settings are behind a lock.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// That of the measurement, whatever is usual.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One that suits the number. It is what is done without the option, too.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures have no name of their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  private struct Settings {
    var options: UnitOptions = []
    var style = UnitStyle.medium
    var locale: Locale? = .autoupdatingCurrent
    nonisolated(unsafe) var number: NumberFormatter?
  }

  private let settings = Mutex(Settings())

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Which unit is written.
  open var unitOptions: UnitOptions {
    get { settings.withLock { $0.options } }
    set { settings.withLock { $0.options = newValue } }
  }

  /// How long the name of the unit is.
  open var unitStyle: UnitStyle {
    get { settings.withLock { $0.style } }
    set { settings.withLock { $0.style = newValue } }
  }

  /// Whose words and units are taken; nil for the person's.
  open var locale: Locale! {
    get { settings.withLock { $0.locale } ?? .autoupdatingCurrent }
    set { settings.withLock { $0.locale = newValue } }
  }

  /// How numbers are written: at first as decimals of the locale with at most three digits behind the point.
  open var numberFormatter: NumberFormatter! {
    get {
      settings.withLock { settings in
        if let number = settings.number { return Unshared(formatter: number) }
        let number = Self.numbers(of: settings.locale ?? .autoupdatingCurrent)
        settings.number = number
        return Unshared(formatter: number)
      }.formatter
    }
    set {
      // The old one goes without the lock: its class may be an app's.
      var other = Unshared(formatter: newValue)
      settings.withLock { swap(&$0.number, &other.formatter) }
    }
  }

  // Sendable: as on Apple's platforms who has it takes care.
  private struct Unshared: @unchecked Sendable {
    var formatter: NumberFormatter?
  }

  private static func numbers(of locale: Locale) -> NumberFormatter {
    let number = NumberFormatter()
    number.numberStyle = .decimal
    number.locale = locale
    number.maximumFractionDigits = 3
    return number
  }

  /// A measurement as text. A unit that is no dimension is written by its symbol.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (options, style, locale, own) = settings.withLock {
      ($0.options, $0.style, $0.locale ?? .autoupdatingCurrent, Unshared(formatter: $0.number))
    }
    // Not one for all: who sets a locale later expects its numbers.
    let number = own.formatter ?? Self.numbers(of: locale)
    let write: (Double) -> String = { number.string(from: NSNumber(value: $0)) ?? "\($0)" }
    guard let unit = measurement.unit as? Dimension else { return "\(write(measurement.value)) \(measurement.unit.symbol)" }
    return MeasurementWords(
      width: Self.width(style), locale: locale, usage: options.contains(.providedUnit) ? nil : "default",
      hidesScale: options.contains(.temperatureWithoutUnit) && unit is UnitTemperature, write: write
    ).text(of: measurement.value, unit)
  }

  /// The name of a unit: "km", "kilometers".
  open func string(from unit: Unit) -> String {
    let (style, locale) = settings.withLock { ($0.style, $0.locale ?? .autoupdatingCurrent) }
    guard let dimension = unit as? Dimension else { return unit.symbol }
    let words = MeasurementWords(
      width: Self.width(style == .short ? .medium : style), locale: locale, usage: nil, hidesScale: false,
      write: { _ in "" })
    return words.text(of: 10, dimension).trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as NSMeasurement: string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private static func width(_ style: UnitStyle) -> String {
    switch style {
    case .short: "narrow"
    case .long: "full-name"
    default: "short"
    }
  }
}
