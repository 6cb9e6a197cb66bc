import Foundation

/// Makes the content of texts in an environment.
struct TextResolver {
  let environment: EnvironmentValues
  let formats: TextFormats

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    formats = TextFormats(environment)
  }

  /// The content of a text with something of its own.
  func content(of text: Text) -> TextContent {
    guard let extra = text.extra else { return TextContent(text.string, style: environment.textStyle) }
    let around = environment.textStyle
    let paragraph = around?.details?.paragraph ?? ParagraphTraits()
    var runs = self.runs(of: text, inside: TextExtra.Style())
    var string = runs.count == 1 ? runs[0].string : runs.reduce(into: "") { $0 += $1.string }
    if paragraph.isMasked {
      string = Self.mask(string)
      runs = []
    }
    if runs.allSatisfy({ $0.style == nil && $0.link == nil }) { runs = [] }
    let own = extra.style
    let details = TextDetails.make(
      characters: own.characters.over(around?.details?.characters ?? CharacterTraits()), paragraph: paragraph, runs: runs,
      handlesLinks: runs.contains { $0.link != nil } && environment.handlesURLs, label: own.label.map(self.string),
      heading: own.heading)
    return TextContent(
      string,
      style: .make(
        font: own.font?.description ?? around?.font, foreground: own.foreground?.paint(in: environment) ?? around?.foreground,
        details: details))
  }

  /// The characters of a text.
  func string(of text: Text) -> String {
    guard let source = text.extra?.source else { return text.string }
    return runs(of: source, inside: TextExtra.Style()).reduce(into: "") { $0 += $1.string }
  }

  /// The runs of a text. `style` is what texts around it say, but for the outermost one, whose style is that of the element.
  private func runs(of text: Text, inside style: TextExtra.Style) -> [TextRun] {
    guard let source = text.extra?.source else { return [TextRun(text.string, style: runStyle(style))] }
    return runs(of: source, inside: style)
  }

  private func runs(of source: TextSource, inside style: TextExtra.Style) -> [TextRun] {
    switch source {
    case .key(let key, let table, let bundle):
      return key.runs(self, table: table, bundle: bundle, inside: style)
    case .resource(let resource):
      return resource.runs(self, inside: style)
    case .joined(let texts):
      return texts.flatMap { runs(ofPart: $0, inside: style) }
    case .time(let time):
      return [TextRun(timeString(time), style: runStyle(style))]
    case .value(let value):
      return [TextRun(value.value.string(in: formats), style: runStyle(style))]
    case .attributed(let string):
      return string.textRuns(self, inside: style)
    }
  }

  /// The runs of a text that is a part of another one.
  func runs(ofPart text: Text, inside style: TextExtra.Style) -> [TextRun] {
    guard let extra = text.extra else { return runs(of: text, inside: style) }
    var own = extra.style
    own.font = own.font ?? style.font
    own.foreground = own.foreground ?? style.foreground
    own.characters = own.characters.over(style.characters)
    return runs(of: text, inside: own)
  }

  /// What a run says beyond the text around it.
  func runStyle(_ style: TextExtra.Style) -> TextStyle? {
    .make(
      font: style.font?.description, foreground: style.foreground?.paint(in: environment),
      details: .make(characters: style.characters))
  }

  /// The characters of a date now. A date that runs has the text evaluated again when they change.
  func timeString(_ time: TimeText) -> String {
    // Nobody has what is resolved elsewhere resolved again.
    guard EvaluationScope.current != nil else { return time.string(at: Date(), in: environment).string }
    // Evaluations run on the main actor: nothing is sent anywhere.
    nonisolated(unsafe) let environment = environment
    return MainQueue.assume {
      let clock = TextClock.current
      let (string, change) = time.string(at: clock.now, in: environment)
      if let change { clock.wake(at: change) }
      return string
    }
  }

  /// The same in another locale.
  func with(_ locale: Locale) -> TextResolver {
    var environment = environment
    environment.locale = locale
    return TextResolver(environment)
  }

  /// Characters that show how long a string is and nothing else of it.
  static func mask(_ string: String) -> String {
    String(string.map { $0.isWhitespace ? $0 : "n" })
  }
}

extension Text {
  /// The characters of this text where no environment is known.
  var plainString: String { TextResolver(EnvironmentValues()).string(of: self) }
}
