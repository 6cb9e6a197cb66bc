import Foundation

/// A text that is looked up in tables of translations later, when it is shown: with its table, its bundle and its locale.
///
/// Foundation has it on Apple's platforms only.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the tables are.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own bundles.
    case main
    /// The bundle of a class. Programs have one for all classes here, which is the app's own.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }

    fileprivate var bundle: Bundle? {
      if case .atURL(let url) = self { Bundle(url: url) } else { nil }
    }
  }

  private let value: LocalizedStringKey
  /// The text in the language in which the app was written; nil where that is the key.
  private let defaultValue: LocalizedStringKey?
  /// The table to look in; nil is `Localizable`.
  public let table: String?
  /// The locale of the translation. That of an environment in which a text shows it goes before.
  public var locale: Locale
  /// Where the tables are.
  public let bundle: BundleDescription

  /// The key in the table, with a format specifier for each value.
  public var key: String { value.string }

  /// Creates a resource whose key is its text in the language in which the app was written.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, nil, table, locale, bundle)
  }

  /// Creates a resource with a key, and a text where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(LocalizedStringKey(string: key.description, arguments: []), defaultValue.key, table, locale, bundle)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringKey(stringLiteral: value), nil, nil, .current, .main)
  }

  /// Creates a resource from a literal with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation), nil, nil, .current, .main)
  }

  private init(
    _ value: LocalizedStringKey, _ defaultValue: LocalizedStringKey?, _ table: String?, _ locale: Locale,
    _ bundle: BundleDescription
  ) {
    self.value = value
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  func runs(_ resolver: TextResolver, inside style: TextExtra.Style) -> [TextRun] {
    var resolver = resolver
    if resolver.environment.chosenLocale == nil, locale != .current { resolver = resolver.with(locale) }
    return shown.runs(resolver, translation: translation(in: resolver.environment.chosenLocale), inside: style)
  }

  /// The translation in the resource's own locale. Markdown stays as it is.
  fileprivate var plainText: String { shown.plainText(translation(in: locale), locale: locale) }

  /// What is shown where no table has the key.
  private var shown: LocalizedStringKey { defaultValue ?? value }

  private func translation(in locale: Locale?) -> String? {
    // The values are those of the text, whatever the key is called.
    LocalizedTables.translation(of: key, shown.arguments ?? [], table: table, bundle: bundle.bundle, locale: locale)
  }
}

extension String {
  /// A text that is looked up in tables of translations, with the values in it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    /// Creates a value from a key.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) {
      key = LocalizedStringKey(stringLiteral: value)
    }

    /// Creates a value from a literal with values in it.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The translation of a text, as the tables of the app have it. Markdown in it stays as it is.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let key = keyAndValue.key
    self = key.plainText(key.translation(table: table, bundle: bundle, locale: locale), locale: locale)
  }

  /// The translation of a resource. Markdown in it stays as it is.
  public init(localized resource: LocalizedStringResource) {
    self = resource.plainText
  }
}

extension AttributedString {
  /// The translation of a text, as the tables of the app have it, with its Markdown read.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(reading: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
  }

  /// The translation of a resource, with its Markdown read.
  public init(localized resource: LocalizedStringResource) { self.init(reading: String(localized: resource)) }

  private init(reading markdown: String) {
    let options = MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace,
      failurePolicy: .returnPartiallyParsedIfPossible)
    self = (try? AttributedString(markdown: markdown, options: options)) ?? AttributedString(markdown)
  }

  /// What is done with values in a text besides.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each value says where it stands. That attribute is not there here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }
}
