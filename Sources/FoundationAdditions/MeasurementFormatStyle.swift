import Foundation

/// For what a measurement is shown: it decides which unit a person of a locale expects, such as miles for a road.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// As CLDR knows it; nil for the unit that the measurement has.
  fileprivate let name: String?

  fileprivate init(_ name: String?) { self.name = name }

  /// The unit that is usual for measurements of this kind.
  public static var general: Self { Self("default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How large somebody is.
  public static var person: Self { Self("person") }
  /// How tall somebody is.
  public static var personHeight: Self { Self("person-height") }
  /// Distances on roads.
  public static var road: Self { Self("road") }
  /// Of a lens.
  public static var focalLength: Self { Self("focal-length") }
  /// How much rain falls.
  public static var rainfall: Self { Self("rainfall") }
  /// How much snow falls.
  public static var snowfall: Self { Self("snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of a person.
  public static var person: Self { Self("person") }
  /// Of the air.
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How much somebody weighs.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Of what one eats.
  public static var food: Self { Self("food") }
  /// Of what one does.
  public static var workout: Self { Self("default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Of the wind.
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of what one drinks and cooks.
  public static var liquid: Self { Self("fluid") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measurement in the words and the units of a locale: "12 km", "7.5 mi", "12,5 Kilometer". A unit of an app's own is written by
  /// its symbol.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long the name of the unit is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let stem: String

      /// In full: "kilometers".
      public static var wide: UnitWidth { UnitWidth(stem: "full-name") }
      /// Abbreviated: "km".
      public static var abbreviated: UnitWidth { UnitWidth(stem: "short") }
      /// As short as it can be: "°".
      public static var narrow: UnitWidth { UnitWidth(stem: "narrow") }
    }

    /// How long the name of the unit is.
    public var width: UnitWidth
    /// Whose words and units it has.
    public var locale: Locale
    /// For what the measurement is shown; nil for the unit that it has.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Whether temperatures have no name of their scale.
    public var hidesScaleName: Bool
    /// How the number is written; nil for as usual.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    fileprivate init(
      _ width: UnitWidth, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitType>?, hidesScaleName: Bool,
      _ numberFormatStyle: FloatingPointFormatStyle<Double>?
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width, locale, usage, hidesScaleName: false, numberFormatStyle)
    }

    /// The measurement as text.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      MeasurementWords(
        width: width.stem, locale: locale, usage: usage?.name, hidesScale: hidesScaleName,
        write: numberFormatStyle.map { style in { style.locale(locale).format($0) } }
      ).text(of: measurement.value, measurement.unit)
    }

    /// The same with the words and units of another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The measurement in the unit that is usual, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style of temperatures, which may leave out the name of the scale.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width, locale, usage, hidesScaleName: hidesScaleName, numberFormatStyle)
  }
}

extension FormatStyle {
  /// Measurements in the words and units of the locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Temperatures in the words and units of the locale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
