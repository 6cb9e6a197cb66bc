import Foundation
internal import _FoundationICU

/// Years, hours and seconds in the words of a locale, from the library from which Foundation has its words.
struct DurationWords {
  /// How long the words are.
  enum Length { case wide, short, narrow }

  let locale: Locale
  let length: Length

  /// "2 hours". Nil for a locale that the library has nothing for.
  func text(of value: Double, _ unit: Calendar.Component, fractionDigits: Int = 0) -> String? {
    guard let name = Self.names[unit] else { return nil }
    let width = length == .wide ? "full-name" : length == .short ? "short" : "narrow"
    let digits = fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "#", count: fractionDigits)
    return NumberSkeleton.result(of: value, "measure-unit/duration-\(name) unit-width-\(width) \(digits)", locale)?.text
  }

  /// "two", as the language writes it; nil where it has no rules for that.
  func spelledOut(_ value: Double) -> String? {
    var status = U_ZERO_ERROR
    guard let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) else { return nil }
    defer { swift_unum_close(format) }
    var characters = [UInt16](repeating: 0, count: 512)
    let count = swift_unum_formatDouble(format, value, &characters, Int32(characters.count), nil, &status)
    guard status.rawValue <= 0, characters.indices.contains(Int(count)) else { return nil }
    return String(decoding: characters[..<Int(count)], as: UTF16.self)
  }

  /// "1 hour, 2 minutes".
  func joined(_ texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    var status = U_ZERO_ERROR
    let width = length == .wide ? ULISTFMT_WIDTH_WIDE : length == .short ? ULISTFMT_WIDTH_SHORT : ULISTFMT_WIDTH_NARROW
    let plain = texts.joined(separator: length == .narrow ? " " : ", ")
    guard let format = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, width, &status) else { return plain }
    defer { swift_ulistfmt_close(format) }
    // One block of characters, so that all addresses stay.
    let all = texts.map { Array($0.utf16) }
    let block = all.flatMap { $0 }
    var result = [UInt16](repeating: 0, count: block.count + 32 * texts.count)
    let count = block.withUnsafeBufferPointer { block -> Int32 in
      var starts: [UnsafePointer<UInt16>?] = []
      var offset = 0
      for text in all {
        starts.append(block.baseAddress.map { $0 + offset })
        offset += text.count
      }
      let counts = all.map { Int32($0.count) }
      return swift_ulistfmt_format(format, starts, counts, Int32(all.count), &result, Int32(result.count), &status)
    }
    guard status.rawValue <= 0, result.indices.contains(Int(count)) else { return plain }
    return String(decoding: result[..<Int(count)], as: UTF16.self)
  }

  private static let names: [Calendar.Component: String] = [
    .year: "year", .month: "month", .weekOfMonth: "week", .day: "day", .hour: "hour", .minute: "minute", .second: "second",
  ]
}
