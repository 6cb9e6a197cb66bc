import Foundation
import FoundationAdditions
import Testing

/// Names, addresses and measurements as text.
@Suite("Names, addresses and measurements as text")
struct NameFormatTests {
  private let english = Locale(identifier: "en_US")

  @Test("a name has as much of itself as it is asked for")
  func names() throws {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Anna", middleName: "Maria", familyName: "Braun", nameSuffix: "Jr.", nickname: "Ann")
    typealias Style = PersonNameComponents.FormatStyle
    #expect(Style(style: .medium, locale: english).format(name) == "Anna Braun")
    #expect(Style(style: .long, locale: english).format(name) == "Dr. Anna Maria Braun Jr.")
    #expect(Style(style: .short, locale: english).format(name) == "Ann")
    #expect(name.formatted(.name(style: .abbreviated).locale(english)) == "AB")
    #expect(Style(style: .medium, locale: Locale(identifier: "hu_HU")).format(name) == "Braun Anna")
    let eastern = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(Style(style: .medium, locale: english).format(eastern) == "山田太郎")
    #expect(PersonNameComponents().formatted() == "")
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = english
    #expect(formatter.string(from: name) == "Anna Braun")
    #expect(PersonNameComponentsFormatter.localizedString(from: eastern, style: .abbreviated) == "山田")
  }

  @Test("a text is read as a name")
  func parsing() throws {
    let name = try PersonNameComponents("Dr. Ludwig van Beethoven III", strategy: .name)
    #expect(
      name.namePrefix == "Dr." && name.givenName == "Ludwig" && name.familyName == "van Beethoven" && name.nameSuffix == "III")
    let other = try #require(PersonNameComponentsFormatter().personNameComponents(from: "Braun, Anna Maria"))
    #expect(other.givenName == "Anna" && other.middleName == "Maria" && other.familyName == "Braun")
    #expect(try PersonNameComponents("Cher").givenName == "Cher")
    #expect(throws: (any Error).self) { try PersonNameComponents("  ") }
  }

  @Test("an address has the parts that it is asked for")
  func addresses() throws {
    let url = try #require(URL(string: "https://me:secret@www.example.com:8080/a/b?c=d#e"))
    #expect(url.formatted() == "https://www.example.com/a/b")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.com")
    #expect(url.formatted(.url.port(.always).query().fragment().user()) == "https://me@www.example.com:8080/a/b?c=d#e")
    #expect(url.formatted(.url.host(.omitSpecificSubdomains(["www"]))) == "https://example.com/a/b")
    #expect(url.formatted(.url.scheme(.omitIfHTTPFamily)) == "www.example.com/a/b")
    #expect(try #require(URL(string: "ftp://h:21/x")).formatted() == "ftp://h:21/x")
    #expect(try #require(URL(string: "mailto:a@example.com")).formatted() == "mailto:a@example.com")
  }

  @Test("a formatter of measurements has the unit, the words and the numbers of a locale")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let way = Measurement(value: 10, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "6.214 mi")
    #expect(formatter.string(from: UnitLength.kilometers) == "km")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "10 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "10 kilometers")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "birds"))) == "2 birds")
    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(formatter.string(from: way) == "10.0 kilometers")
    formatter.unitStyle = .short
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)) == "21.0°")
    let german = MeasurementFormatter()
    german.locale = Locale(identifier: "de_DE")
    german.unitOptions = .naturalScale
    #expect(german.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,5 km")
    #expect(german.string(for: "x") == nil)
    #expect(german.string(for: UnitMass.kilograms) == "kg")
  }

  @Test("Foundation's own formatter of intervals is there")
  func intervals() {
    let formatter = DateIntervalFormatter()
    formatter.locale = english
    formatter.timeZone = .gmt
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    let text = formatter.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 3 * 86400))
    #expect(text.contains("1") && text.contains("4, 1970"))
  }
}
