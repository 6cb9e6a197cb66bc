import Foundation
import FoundationAdditions
import Testing

// Foundation says of `link` and `phoneNumber` on this platform that they are deprecated.
extension NSTextCheckingResult.CheckingType {
  fileprivate static let webLink = Self(rawValue: 1 << 6)
  fileprivate static let telephone = Self(rawValue: 1 << 11)
}

/// What is found in texts.
@Suite("NSDataDetector")
struct DataDetectorTests {
  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType = [.webLink, .telephone]) throws -> [String] {
    try NSDataDetector(types: types.rawValue).matches(in: text, range: NSRange(text.startIndex..., in: text)).map { result in
      let part = (text as NSString).substring(with: result.range)
      return "\(part)=\(result.url?.absoluteString ?? result.phoneNumber ?? "")"
    }
  }

  @Test("links are found, without the sentence around them")
  func links() throws {
    #expect(
      try found("🐦 See https://example.com/a?b=c. And (www.example.org/x_(y)), or example.de!") == [
        "https://example.com/a?b=c=https://example.com/a?b=c", "www.example.org/x_(y)=http://www.example.org/x_(y)",
        "example.de=http://example.de",
      ])
    #expect(try found("Write to anna.b+c@example.co.uk, please") == ["anna.b+c@example.co.uk=mailto:anna.b+c@example.co.uk"])
    #expect(try found("a.b main.swift 3.14 e.g. http:// x@y :// ... 12:30") == [])
    #expect(try found("<https://example.com>", .telephone) == [])
  }

  @Test("telephone numbers are found, and dates, amounts and addresses of machines are none")
  func numbers() throws {
    #expect(
      try found("Call +49 30 1234567 or (555) 123-4567, 555-123-4567.") == [
        "+49 30 1234567=+49 30 1234567", "(555) 123-4567=(555) 123-4567", "555-123-4567=555-123-4567",
      ])
    #expect(
      try found("2024-05-06 06.05.2024 192.168.100.200 3.14159265 1990-2000 123456 x1234567890 https://a.com/5551234567").count
        == 1)
    #expect(try found("+49 30 1234567", .webLink) == [])
  }

  @Test("odd ranges, odd texts and no type do not crash")
  func odd() throws {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.webLink.rawValue)
    #expect(detector.matches(in: "abc", range: NSRange(location: 2, length: 9)).isEmpty)
    #expect(detector.numberOfMatches(in: "", range: NSRange(location: 0, length: 0)) == 0)
    #expect(
      detector.matches(in: String(repeating: "(", count: 20_000) + ".", range: NSRange(location: 0, length: 20_001)).isEmpty)
    var count = 0
    let text = "a.com b.com c.com"
    detector.enumerateMatches(in: text, range: NSRange(location: 0, length: 17)) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1 && detector.firstMatch(in: text, range: NSRange(location: 6, length: 11))?.url?.host() == "b.com")
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }
}
