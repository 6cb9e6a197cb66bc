import Foundation

/// What a part of an attributed string is, apart from how it looks: as much of it as concerns a line of text.
///
/// Foundation has it on Apple's platforms only.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The intents as bits.
  public let rawValue: UInt

  /// Creates intents from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasized: in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized: in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: in the monospaced design.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// No longer valid: with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension TextExtra.Style {
  /// This with what an intent says over it.
  func with(_ intent: InlinePresentationIntent) -> TextExtra.Style {
    var style = self
    if intent.contains(.stronglyEmphasized) { style.characters.weight = 700 }
    if intent.contains(.emphasized) { style.characters.isItalic = true }
    if intent.contains(.strikethrough) { style.characters.strikethrough = .line(.solid, nil) }
    if intent.contains(.code) { style.characters.design = .monospaced }
    return style
  }
}

extension AttributeScopes.FoundationAttributes {
  /// What a part of a text is.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// What a part of a text is. Only the key path counts; there is nothing to get.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("A key of attributes has no value.") }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown there is.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it. Lists, headings and other blocks are read as text here.
      case full
      /// What concerns a line of text; white space is one space.
      case inlineOnly
      /// What concerns a line of text; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens where Markdown is wrong. No text is, for what cannot be read is text.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read. It is text here.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown there is.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where Markdown is wrong.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: bold, italics, strikethrough, code and links. Everything else in it is text.
  ///
  /// Links are relative to `baseURL`.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let source = keepsSpace ? markdown : markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for run in InlineMarkdown.runs(of: source) {
      var part = AttributedString(run.string)
      if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      if let language = options.languageCode { part.languageIdentifier = language }
      self += part
    }
  }
}
