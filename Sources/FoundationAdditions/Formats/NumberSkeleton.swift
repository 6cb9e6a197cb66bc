import Foundation
internal import _FoundationICU

/// Writes numbers with their units in the words of a locale, by the library from which Foundation has its words.
enum NumberSkeleton {
  /// What a skeleton makes of a number: the text, and the number in the unit of that. Nil for a locale or a skeleton that the library does
  /// not know.
  static func result(of value: Double, _ skeleton: String, _ locale: Locale) -> (text: String, value: Double?)? {
    var status = U_ZERO_ERROR
    let skeleton = Array(skeleton.utf16)
    guard let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard status.rawValue <= 0, let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    var characters = [UInt16](repeating: 0, count: 512)
    let length = swift_unumf_resultToString(result, &characters, Int32(characters.count), &status)
    guard status.rawValue <= 0, characters.indices.contains(Int(length)) else { return nil }
    var digits = [CChar](repeating: 0, count: 128)
    _ = swift_unumf_resultToDecimalNumber(result, &digits, Int32(digits.count), &status)
    let number =
      status.rawValue <= 0 ? Double(String(decoding: digits.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)) : nil
    return (String(decoding: characters[..<Int(length)], as: UTF16.self), number)
  }
}
