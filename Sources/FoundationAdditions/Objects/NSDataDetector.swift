import Foundation

/// Kinds of what is found in texts, as bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds addresses of the web and of mail, and telephone numbers, in texts. Dates and addresses of houses are not found, and
/// the log says so.
// Sendable: nothing is changed.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes

  private var isForLinks: Bool { checkingTypes & CheckingType.webLink.rawValue != 0 }
  private var isForNumbers: Bool { checkingTypes & CheckingType.telephone.rawValue != 0 }

  /// - Throws: A `CocoaError` where nothing is to be looked for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw CocoaError(
        .formatting,
        userInfo: [NSLocalizedDescriptionKey: "A detector needs something to look for. Give it a type, such as .link."])
    }
    let known = CheckingType([.webLink, .telephone]).rawValue
    if checkingTypes & ~known != 0 { SaidOnce.tell("NSDataDetector", "it finds links and telephone numbers alone") }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// All that is found, from the beginning to the end.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    guard range.location >= 0, range.length >= 0, range.location <= text.length, range.length <= text.length - range.location
    else { return [] }
    var found: [DetectedResult] = []
    var links: [DetectedResult] = []
    for match in Self.words?.matches(in: string, range: range) ?? [] {
      if let link = Self.link(text, match.range) { links.append(link) }
    }
    if isForLinks { found += links }
    if isForNumbers {
      for match in Self.numbers?.matches(in: string, range: range) ?? [] {
        // Digits in an address are no number.
        guard !links.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) else { continue }
        let number = text.substring(with: match.range)
        if Self.isTelephone(number) { found.append(DetectedResult(match.range, .telephone, number: number)) }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first that is found.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How much is found.
  open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Calls a closure with each that is found, until it says to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }

  private typealias CheckingType = NSTextCheckingResult.CheckingType

  // MARK: What is what

  /// Characters without a space or a bracket of markup between them, with a point or a colon.
  private static let words = try? NSRegularExpression(pattern: #"[^\s<>"“”«»]+"#)
  private static let numbers = try? NSRegularExpression(pattern: #"(?<![\w.,+/:-])(?:\+|\()?\d[\d ()./\u00A0-]{5,24}\d(?![\w])"#)
  /// Ends of names without a scheme in front, of those that are common and are no words or endings of files.
  private static let endings: Set = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "co", "app", "dev", "ai", "tv", "me", "eu", "de", "fr",
    "uk", "it", "es", "nl", "be", "ch", "at", "se", "no", "dk", "fi", "pl", "cz", "ru", "ua", "jp", "cn", "kr", "in", "au", "nz",
    "ca", "us", "br", "mx", "ar", "pt", "ie", "gr", "tr", "za",
  ]

  private static func link(_ text: NSString, _ word: NSRange) -> DetectedResult? {
    var content = Substring(text.substring(with: word))
    guard content.count < 4096, content.contains(where: { $0 == "." || $0 == ":" || $0 == "@" }) else { return nil }
    var start = word.location
    while let first = content.first, "([{'‘,;:.!?-*".contains(first) {
      start += first.utf16.count
      content.removeFirst()
    }
    // What ends a sentence, and a bracket that was opened before the address.
    while let last = content.last {
      let isClosing = last == ")" && content.count(where: { $0 == ")" }) > content.count(where: { $0 == "(" })
      guard isClosing || ".,;:!?'’]}*".contains(last) else { break }
      content.removeLast()
    }
    guard let url = url(of: String(content)) else { return nil }
    return DetectedResult(NSRange(location: start, length: content.utf16.count), .webLink, url: url)
  }

  private static func url(of word: String) -> URL? {
    if word.contains("://") {
      guard let url = URL(string: word), let scheme = url.scheme, scheme.first?.isLetter == true else { return nil }
      return url.host()?.isEmpty == false || scheme == "file" ? url : nil
    }
    if word.lowercased().hasPrefix("mailto:"), word.contains("@") { return URL(string: word) }
    if word.wholeMatch(of: #/[\p{L}\p{N}._%+\-]+@[\p{L}\p{N}\-]+(?:\.[\p{L}\p{N}\-]+)+/#) != nil {
      return URL(string: "mailto:\(word)")
    }
    guard let name = word.prefixMatch(of: #/(?:[\p{L}\p{N}\-]+\.)+(\p{L}{2,})(?::\d{1,5})?(?=[\/?#]|$)/#) else { return nil }
    guard word.lowercased().hasPrefix("www.") || endings.contains(name.output.1.lowercased()) else { return nil }
    return URL(string: "http://\(word)")
  }

  private static func isTelephone(_ text: String) -> Bool {
    let digits = text.filter(\.isWholeNumber)
    guard (7...15).contains(digits.count), text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) else {
      return false
    }
    if text.hasPrefix("+") { return true }
    // Dates, years and amounts.
    if text.wholeMatch(of: #/\d{4}[-.\/]\d{1,2}[-.\/]\d{1,2}.*|\d{1,2}[-.\/]\d{1,2}[-.\/]\d{2,4}.*|\d{4}\s*-\s*\d{4}|\d+\.\d+/#)
      != nil
    {
      return false
    }
    if text.wholeMatch(of: #/\d{1,3}(?:\.\d{1,3}){3}/#) != nil { return false }
    return text.count == digits.count ? (10...11).contains(digits.count) : true
  }
}

/// Something that a detector has found.
private final class DetectedResult: NSTextCheckingResult {
  private let place: NSRange
  private let kind: CheckingType
  let link: URL?
  let number: String?

  init(_ place: NSRange, _ kind: CheckingType, url: URL? = nil, number: String? = nil) {
    (self.place, self.kind, link, self.number) = (place, kind, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var resultType: CheckingType { kind }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  /// The address, of a link.
  public var url: URL? { (self as? DetectedResult)?.link }
  /// The number as it stands in the text, of a telephone number.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }
  /// Nil: dates are not found.
  public var date: Date? { nil }
  /// Nil: addresses of houses are not found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

/// A part of an address of a house.
public struct NSTextCheckingKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

// `link` and `phoneNumber` with the bits that Foundation has on this platform, where it says that nobody returns them.
extension NSTextCheckingResult.CheckingType {
  fileprivate static let webLink = Self(rawValue: 1 << 6)
  fileprivate static let telephone = Self(rawValue: 1 << 11)
}
