import Foundation
import RandomInput

@testable import SwiftData

/// What random predicates are about: a value of each kind that has an equal in SQL.
@Model final class Oddity {
  enum Shade: String, Codable, CaseIterable {
    case red = "r"
    case green = "g"
    case blue = "b"
  }

  var text: String
  var maybeText: String?
  var number: Int
  var maybeNumber: Int?
  var small: Int8
  var unsigned: UInt64
  var real: Double
  var maybeReal: Double?
  var date: Date
  var flag: Bool
  var maybeFlag: Bool?
  var uuid: UUID
  var shade: Shade
  var maybeShade: Shade?
  var parent: Oddity?
  @Relationship(inverse: \Oddity.parent) var children: [Oddity] = []
  var marks: [Mark] = []

  init(_ random: inout SeededGenerator) {
    text = Odd.texts.randomElement(using: &random)!
    maybeText = Bool.random(using: &random) ? nil : Odd.texts.randomElement(using: &random)!
    number = Odd.numbers.randomElement(using: &random)!
    maybeNumber = Bool.random(using: &random) ? nil : Odd.numbers.randomElement(using: &random)!
    small = Odd.smallNumbers.randomElement(using: &random)!
    unsigned = Odd.unsigned.randomElement(using: &random)!
    real = Odd.reals.randomElement(using: &random)!
    maybeReal = Bool.random(using: &random) ? nil : Odd.reals.filter { !$0.isNaN }.randomElement(using: &random)!
    date = Date(timeIntervalSinceReferenceDate: Odd.reals.randomElement(using: &random)!)
    flag = Bool.random(using: &random)
    maybeFlag = [nil, true, false].randomElement(using: &random)!
    uuid = Odd.uuids.randomElement(using: &random)!
    shade = Shade.allCases.randomElement(using: &random)!
    maybeShade = Bool.random(using: &random) ? nil : Shade.allCases.randomElement(using: &random)!
  }
}

@Model final class Mark {
  var name: String
  @Relationship(inverse: \Oddity.marks) var probes: [Oddity] = []

  init(_ name: String) { self.name = name }
}

/// Values at which comparisons go wrong.
enum Odd {
  static let texts = [
    "", "a", "A", "b", "ab", "K", "\u{212A}", ";", "\u{37E}", "`", "Kelvin K", "e", "é", "e\u{301}", "É", "École", "ecole",
    "a\0b", "a\0",
    "a\r\nb", "\n", "\r\n", "%", "a%b", "_", "ß", "ss", "SS", "Straße", "🙂", "🙂🏽", "İ", "i", "I", "ı", "Å", "\u{212B}", "A\u{30A}",
    "ﬁ", "fi", "가",
    "\u{1100}\u{1161}", "\u{301}", " a", "a ", "Z", "z", "Ω", "\u{2126}", "10", "9", "'", "\"", "\\",
  ]
  static let numbers = [0, 1, -1, 2, 3, 7, 50, -50, .max, .min, .max - 1, .min + 1, 1 << 53, (1 << 53) + 1]
  static let smallNumbers: [Int8] = [0, 1, -1, 2, 100, .max, .min]
  static let unsigned: [UInt64] = [0, 1, 2, 1 << 63, (1 << 63) - 1, .max, .max - 1]
  static let reals = [
    0, 1, -1, 0.5, 0.1, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 9_007_199_254_740_992, 3,
  ]
  static let uuids = (0..<6).map { UUID(uuid: (UInt8($0 * 50), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(255 - $0))) }
}
