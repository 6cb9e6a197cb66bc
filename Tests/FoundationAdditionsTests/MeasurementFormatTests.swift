import Foundation
import FoundationAdditions
import Testing

@Suite("Measurements as text") struct MeasurementFormatTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("a measurement has the unit and the words of the locale")
  func words() {
    let way = Measurement(value: 12.5, unit: UnitLength.kilometers)
    typealias Style = Measurement<UnitLength>.FormatStyle
    #expect(Style(width: .wide, locale: german, usage: .asProvided).format(way) == "12,5 Kilometer")
    #expect(Style(width: .abbreviated, locale: english, usage: .asProvided).format(way) == "12.5 km")
    #expect(Style(width: .abbreviated, locale: english, usage: .road).format(way) == "7.8 mi")
    #expect(Style(width: .abbreviated, locale: english).format(way) == "7.8 mi")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)) == "12.5 kilometers")
    let one = Measurement(value: 1, unit: UnitLength.miles)
    #expect(Style(width: .wide, locale: english, usage: .asProvided).format(one) == "1 mile")
  }

  @Test("the number is written as it is asked for, in the unit that is shown")
  func numbers() {
    let way = Measurement(value: 1234.5678, unit: UnitLength.kilometers)
    let exact = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: english, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(exact.format(way) == "1,234.6 km")
    #expect(exact.format(Measurement(value: -2, unit: .meters)) == "-2.0 m")
    let whole = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: english, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(whole.format(Measurement(value: 20.4, unit: .celsius)) == "69°F")
    #expect(whole.locale(german).format(Measurement(value: 20.4, unit: .celsius)) == "20 °C")
  }

  @Test("a temperature may leave out its scale")
  func temperatures() {
    let warm = Measurement(value: 20.4, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: english, usage: .weather, hidesScaleName: true)
    #expect(style.format(warm) == "69°")
    #expect(style.locale(german).format(warm) == "20°")
  }

  @Test("each of Foundation's units has a name in a language; one of an app's own has its symbol")
  func units() {
    let units: [(Dimension, String)] = [
      (UnitMass.kilograms, "3 kilograms"), (UnitSpeed.kilometersPerHour, "3 kilometers per hour"),
      (UnitDuration.minutes, "3 minutes"), (UnitVolume.liters, "3 liters"), (UnitArea.acres, "3 acres"),
      (UnitEnergy.kilocalories, "3 kilocalories"), (UnitPower.watts, "3 watts"), (UnitPressure.hectopascals, "3 hectopascals"),
      (UnitAngle.degrees, "3 degrees"), (UnitFrequency.megahertz, "3 megahertz"),
      (UnitInformationStorage.gigabytes, "3 gigabytes"), (UnitElectricPotentialDifference.volts, "3 volts"),
      (UnitFuelEfficiency.milesPerGallon, "3 miles per gallon"), (UnitAcceleration.gravity, "3 g-force"),
    ]
    for (unit, text) in units {
      let style = Measurement<Dimension>.FormatStyle(width: .wide, locale: english, usage: .asProvided)
      #expect(style.format(Measurement(value: 3, unit: unit)) == text)
    }
    let own = Dimension(symbol: "beans", converter: UnitConverterLinear(coefficient: 1))
    let style = Measurement<Dimension>.FormatStyle(width: .wide, locale: english, usage: .asProvided)
    #expect(style.format(Measurement(value: 3.5, unit: own)) == "3.5 beans")
  }
}
