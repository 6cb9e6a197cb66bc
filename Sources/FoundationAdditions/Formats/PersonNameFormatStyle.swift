import Foundation

extension PersonNameComponents {
  /// Writes names: "Dr. Anna Maria Braun", "Anna Braun", "Anna", "AB". A name in Chinese, Japanese or Korean letters has its
  /// family in front, without a space; so has, with a space, any name in Hungarian and Vietnamese.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name.
    public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

    /// How much of the name.
    public var style: Style
    /// Whose order it has.
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String { PersonNameText(value, locale).text(style) }

    /// The same in the order of another locale.
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

    /// Reads names.
    public var parseStrategy: ParseStrategy { ParseStrategy() }
  }

  /// Reads names: "Dr. Anna Maria Braun". The family is the last word, in Chinese, Japanese and Korean letters the first one.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    public init() {}

    /// - Throws: A `CocoaError` where there is no word.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameText.components(of: value) else {
        throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "There is no name in '\(value)'."])
      }
      return name
    }
  }

  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// First name and family, in the order of the person's language.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Reads a name.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  /// Reads a name.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public typealias Strategy = PersonNameComponents.ParseStrategy
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Names.
  public static var name: Self { .init() }
}

/// Writes names, and reads them: see `PersonNameComponents.FormatStyle`.
// Sendable: used from one thread at a time, as on Apple's platforms.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of the name.
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The name as it is said.
    public static let phonetic = Options(rawValue: 2)
  }

  open var style = Style.default
  /// Whether the name is written as it is said.
  open var isPhonetic = false
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name as text.
  open func string(from components: PersonNameComponents) -> String {
    let how: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameComponents.FormatStyle(style: how, locale: locale ?? .autoupdatingCurrent).format(name)
  }

  /// The parts of a name; nil where there is no word.
  open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameText.components(of: string) }

  /// The name as text.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}

/// A name, and how it is written.
struct PersonNameText {
  private let name: PersonNameComponents
  private let hasFamilyFirst: Bool
  private let separator: String

  init(_ name: PersonNameComponents, _ locale: Locale) {
    self.name = name
    let isEastern = Self.isEastern((name.familyName ?? "") + (name.givenName ?? ""))
    separator = isEastern ? "" : " "
    hasFamilyFirst = isEastern || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
  }

  func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
    let ordered = hasFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
    switch style {
    case .short:
      return joined([name.nickname]) ?? joined([name.givenName]) ?? text(.medium)
    case .medium: return joined(ordered) ?? whole(withTitles: false)
    case .long: return whole(withTitles: true)
    case .abbreviated:
      // Two letters of another script than Latin's are no initials.
      if separator.isEmpty { return joined([name.familyName]) ?? joined([name.givenName]) ?? "" }
      let initials = ordered.compactMap { $0?.first.map { String($0).uppercased() } }
      return initials.isEmpty ? String(whole(withTitles: false).prefix(1)).uppercased() : initials.joined()
    }
  }

  private func whole(withTitles: Bool) -> String {
    let inner =
      hasFamilyFirst ? [name.familyName, name.givenName, name.middleName] : [name.givenName, name.middleName, name.familyName]
    let all = withTitles ? [name.namePrefix] + inner + [name.nameSuffix] : inner + [name.nickname]
    return joined(all) ?? ""
  }

  private func joined(_ parts: [String?]) -> String? {
    let there = parts.compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    return there.isEmpty ? nil : there.joined(separator: separator)
  }

  private static func isEastern(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return !letters.isEmpty
      && letters.allSatisfy {
        (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value)
      }
  }

  private static let prefixes: Set = [
    "dr", "mr", "mrs", "ms", "miss", "prof", "professor", "sir", "dame", "herr", "frau", "mme", "m",
  ]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds"]
  /// Words that belong to the family behind them.
  private static let particles: Set = [
    "van", "von", "de", "der", "den", "da", "di", "del", "della", "du", "la", "le", "ten", "ter", "zu", "bin",
  ]

  static func components(of text: String) -> PersonNameComponents? {
    func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if isEastern(words.joined()) {
      guard words.count > 1 else {
        name.givenName = words[0]
        return name
      }
      (name.familyName, name.givenName) = (words[0], words.dropFirst().joined())
      return name
    }
    // "Braun, Anna".
    if words[0].hasSuffix(","), words.count > 1, !suffixes.contains(plain(words[1])) {
      words = words.dropFirst() + [String(words[0].dropLast())]
    }
    var prefix: [String] = []
    while words.count > 1, prefixes.contains(plain(words[0])), words[0].count > 1 || words[0].hasSuffix(".") {
      prefix.append(words.removeFirst())
    }
    var suffix: [String] = []
    while words.count > 1, let last = words.last, suffixes.contains(plain(last)) {
      suffix.insert(last, at: 0)
      words.removeLast()
      if let before = words.last, before.hasSuffix(",") { words[words.count - 1].removeLast() }
    }
    if !prefix.isEmpty { name.namePrefix = prefix.joined(separator: " ") }
    if !suffix.isEmpty { name.nameSuffix = suffix.joined(separator: " ") }
    name.givenName = words.removeFirst()
    guard !words.isEmpty else { return name }
    let start = words.dropLast().firstIndex { particles.contains($0) } ?? words.count - 1
    name.familyName = words[start...].joined(separator: " ")
    if start > 0 { name.middleName = words[..<start].joined(separator: " ") }
    return name
  }
}
