import Foundation

/// Measurements in the words of a locale. No public format of Foundation on this platform has units; the toolchain's own
/// library, from which Foundation has all words, does.
struct MeasurementWords {
  /// As skeletons of numbers call it.
  let width: String
  let locale: Locale
  /// As CLDR knows it; nil for the unit that is there.
  let usage: String?
  let hidesScale: Bool
  /// Writes the number; nil for as usual.
  let write: ((Double) -> String)?

  func text(of value: Double, _ unit: Dimension) -> String {
    guard let name = Self.name(of: unit) else { return "\(numberText(value)) \(unit.symbol)" }
    let usage = usage.map { " usage/\($0)" } ?? ""
    let style = "unit/\(name)\(usage) unit-width-\(width)"
    guard write != nil || hidesScale else {
      return result(of: value, style)?.text ?? "\(numberText(value)) \(unit.symbol)"
    }
    // As exact as the number may be written.
    guard let exact = result(of: value, style + " .##########") else { return "\(numberText(value)) \(unit.symbol)" }
    guard let converted = exact.value else { return exact.text }
    if hidesScale {
      let rounded = write == nil ? result(of: value, style)?.value ?? converted : converted
      let generic = "measure-unit/temperature-generic unit-width-\(width == "full-name" ? "short" : width)"
      return result(of: rounded, generic).map { replacingNumber(in: $0.text, with: rounded) } ?? "\(numberText(rounded))°"
    }
    return replacingNumber(in: exact.text, with: converted)
  }

  private func numberText(_ value: Double) -> String {
    write?(value) ?? value.formatted(.number.locale(locale))
  }

  /// The text with the number in the style that was asked for.
  private func replacingNumber(in text: String, with value: Double) -> String {
    guard write != nil else { return text }
    func isOfNumber(_ character: Character) -> Bool { character.isWholeNumber || character == "-" || character == "−" }
    guard let first = text.firstIndex(where: isOfNumber), let last = text.lastIndex(where: isOfNumber) else { return text }
    return text.replacingCharacters(in: first...last, with: numberText(value))
  }

  private func result(of value: Double, _ skeleton: String) -> (text: String, value: Double?)? {
    NumberSkeleton.result(of: value, skeleton, locale)
  }

  /// The unit as CLDR calls it; nil for one of an app's own.
  private static func name(of unit: Dimension) -> String? {
    switch unit {
    case is UnitLength: length[unit.symbol]
    case is UnitMass: mass[unit.symbol]
    case is UnitTemperature: temperature[unit.symbol]
    case is UnitSpeed: speed[unit.symbol]
    case is UnitDuration: duration[unit.symbol]
    case is UnitVolume: volume[unit.symbol]
    case is UnitArea: area[unit.symbol]
    case is UnitEnergy: energy[unit.symbol]
    case is UnitPower: power[unit.symbol]
    case is UnitPressure: pressure[unit.symbol]
    case is UnitAngle: angle[unit.symbol]
    case is UnitFrequency: frequency[unit.symbol]
    case is UnitInformationStorage: storage[unit.symbol]
    case is UnitFuelEfficiency: fuel[unit.symbol]
    case is UnitAcceleration: acceleration[unit.symbol]
    case is UnitElectricCurrent: current[unit.symbol]
    case is UnitElectricPotentialDifference: potential[unit.symbol]
    case is UnitElectricResistance: resistance[unit.symbol]
    case is UnitIlluminance: unit == UnitIlluminance.lux ? "lux" : nil
    default: nil
    }
  }

  private static func names(_ units: [(Dimension, String)]) -> [String: String] {
    Dictionary(units.map { ($0.0.symbol, $0.1) }, uniquingKeysWith: { first, _ in first })
  }

  private static let length = names([
    (UnitLength.meters, "meter"), (UnitLength.kilometers, "kilometer"), (UnitLength.centimeters, "centimeter"),
    (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"), (UnitLength.decimeters, "decimeter"), (UnitLength.inches, "inch"),
    (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.lightyears, "light-year"),
    (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
    (UnitLength.parsecs, "parsec"),
  ])
  private static let mass = names([
    (UnitMass.grams, "gram"), (UnitMass.kilograms, "kilogram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
    (UnitMass.metricTons, "metric-ton"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"),
    (UnitMass.ouncesTroy, "ounce-troy"),
  ])
  private static let temperature = names([
    (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"), (UnitTemperature.kelvin, "kelvin"),
  ])
  private static let speed = names([
    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
  ])
  private static let duration = names([
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
    (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"),
  ])
  private static let volume = names([
    (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"), (UnitVolume.centiliters, "centiliter"),
    (UnitVolume.deciliters, "deciliter"), (UnitVolume.megaliters, "megaliter"), (UnitVolume.cups, "cup"),
    (UnitVolume.gallons, "gallon"), (UnitVolume.quarts, "quart"), (UnitVolume.pints, "pint"),
    (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.metricCups, "cup-metric"),
    (UnitVolume.imperialGallons, "gallon-imperial"),
  ])
  private static let area = names([
    (UnitArea.squareMeters, "square-meter"), (UnitArea.squareKilometers, "square-kilometer"),
    (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareFeet, "square-foot"),
    (UnitArea.squareInches, "square-inch"), (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"),
    (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
  ])
  private static let energy = names([
    (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
  ])
  private static let power = names([
    (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
    (UnitPower.gigawatts, "gigawatt"), (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
  ])
  private static let pressure = names([
    (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.megapascals, "megapascal"), (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
  ])
  private static let angle = names([
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
    (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
  ])
  private static let frequency = names([
    (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.gigahertz, "gigahertz"),
  ])
  private static let storage = names([
    (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.kilobits, "kilobit"),
    (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
  ])
  private static let fuel = names([
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
  ])
  private static let acceleration = names([
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (UnitAcceleration.gravity, "g-force"),
  ])
  private static let current = names([
    (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
  ])
  private static let potential = names([(UnitElectricPotentialDifference.volts, "volt")])
  private static let resistance = names([(UnitElectricResistance.ohms, "ohm")])
}
