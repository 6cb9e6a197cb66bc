import Foundation
import RandomInput
import Testing
import ViewLayout

@Suite("Part C, 6: Where lines may be broken")
struct LineBreakTests {
  /// The parts between the places where a text may be broken.
  private func words(_ string: String) -> [String] {
    var string = string
    return string.withUTF8 { bytes in
      var ends: [Int32] = []
      LineBreakOpportunities.append(in: bytes, to: &ends)
      return zip([0] + ends, ends).map { String(decoding: bytes[Int($0)..<Int($1)], as: UTF8.self) }
    }
  }

  @Test(
    "UAX 14: Latin, Greek and Cyrillic words",
    arguments: [
      ["Hello ", "brave ", "world"], ["Don't ", "(really) ", "do ", "that!"], ["“quote” ", "– ", "Ende"], ["x", "—", "y"],
      ["e-", "mail ", "at ", "9:30 ", "PM, ", "-5 ", "°C"], ["Grüße, ", "Straße!"], ["$5.99 ", "+ ", "20% ", "(off)"],
      ["Καλημέρα ", "κόσμε"], ["Привет, ", "мир! ", "кое-", "что"], ["«Да» ", "сказал ", "он…"], ["2024-01-05"], ["a"],
    ])
  func letters(_ expected: [String]) {
    #expect(words(expected.joined()) == expected)
  }

  @Test(
    "UAX 14: Chinese, Japanese and Korean, with marks that begin or end no line",
    arguments: [
      ["中", "文", "字，", "符。"], ["こ", "れ", "は", "「日", "本", "語」", "で", "す。"], ["（一）", "二"], ["안", "녕, ", "하", "세", "요"],
      ["第", "1", "章"],
    ])
  func eastAsian(_ expected: [String]) {
    #expect(words(expected.joined()) == expected)
  }

  @Test(
    "UAX 14: emoji are never broken inside",
    arguments: [
      ["👨‍👩‍👧‍👦", "👩🏽‍💻", "🇩🇪", "🇫🇷", "🏳️‍🌈"], ["1️⃣", "❤️‍🔥 ", "ok"], ["👍🏿", "👍"],
    ])
  func emoji(_ expected: [String]) {
    #expect(words(expected.joined()) == expected)
  }

  @Test(
    "UAX 14: Arabic, Hebrew, Hindi and Thai",
    arguments: [
      ["مرحبا ", "بالعالم"], ["שלום ", "עולם"], ["नमस्ते ", "दुनिया"], ["สวัสดี", "ครับ"],
    ])
  func otherScripts(_ expected: [String]) {
    #expect(words(expected.joined()) == expected)
  }

  @Test(
    "UAX 14: characters that are there for the breaks",
    arguments: [
      ["a\u{a0}b ", "c"], ["a\u{200b}", "b"], ["a\u{2060}b"], ["so\u{ad}", "ft"], ["non\u{2011}stop"], ["a\t", "b"],
    ])
  func controls(_ expected: [String]) {
    #expect(words(expected.joined()) == expected)
  }

  @Test("UAX 14: an address may be broken behind its slashes, not in its numbers")
  func addresses() {
    #expect(words("https://a.org/b-c/d?e=1") == ["https://", "a.org/", "b-", "c/", "d?", "e=1"])
    #expect(words("file 1/2 3.14") == ["file ", "1/2 ", "3.14"])
  }

  @Test("the table for ASCII says what the rules say, wherever it says something", arguments: 0..<4)
  func table(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pools = [
      (0x20...0x7E).map { UInt8($0) }, Array("ab Z 09 .,:;!?'\"-".utf8), Array("aB1 -/$+%|\t({[)]}".utf8),
      Array("word and  the 12.50 (really), \"yes\" e-mail-address!? ".utf8),
    ]
    var answered = 0
    for _ in 0..<20_000 {
      let pool = pools.randomElement(using: &random)!
      var bytes = (0..<Int.random(in: 1...24, using: &random)).map { _ in pool.randomElement(using: &random)! }
      if Bool.random(using: &random) { bytes += Bool.random(using: &random) ? [0x0A] : [0x0D, 0x0A] }
      bytes.withUnsafeBufferPointer { bytes in
        var fast: [Int32] = []
        guard LineBreakOpportunities.appendFromTable(bytes, &fast) else { return }
        answered += 1
        var exact: [Int32] = []
        LineBreakIterator.appendOpportunities(in: bytes, to: &exact)
        if fast != exact { Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription): \(fast), \(exact)") }
      }
    }
    #expect(answered > 8_000)
  }

  @Test(
    "the table knows what labels have in them",
    arguments: [
      "Settings", "Hello, world!", "It's 3:30 PM", "5 items (2 new)", "e-mail address", "Save & Close", "50% of $9.99", "v1.2.3",
      "\"Quoted\" text: yes; no?", "someone@example.com", "a_b = c * d # e", " indented", "trailing ", "2024-01-05", "- [x] done",
      "https://example.com", "",
    ])
  func tableKnows(_ label: String) {
    var label = label
    label.withUTF8 { bytes in
      var ends: [Int32] = []
      #expect(LineBreakOpportunities.appendFromTable(bytes, &ends))
    }
  }

  @Test("iterators may be used on many threads")
  func threads() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask { words("Привет \(number) мир") == ["Привет ", "\(number) ", "мир"] }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
