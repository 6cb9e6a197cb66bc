import Foundation

/// Makes the content of texts in an environment.
struct TextResolver {
  let environment: EnvironmentValues
  let formats: TextFormats
  /// What the text says that becomes an element. Its parts need not say it again.
  private let outermost: TextExtra.Style

  init(_ environment: EnvironmentValues, outermost: TextExtra.Style = TextExtra.Style()) {
    self.environment = environment
    self.outermost = outermost
    formats = TextFormats(environment)
  }

  /// The content of a text, whose style is the outermost one.
  func content(of text: Text) -> TextContent {
    var runs = self.runs(of: text, inside: TextExtra.Style())
    var string = runs.string
    if environment.textStyle?.details?.paragraph.isMasked == true {
      string = Self.mask(string)
      runs = []
    }
    if runs.allSatisfy(\.isPlain) { runs = [] }
    return TextContent(string, style: elementStyle(outermost, runs: runs))
  }

  /// How something in the element looks with all that is around it.
  private func elementStyle(_ own: TextExtra.Style, runs: [TextRun] = []) -> TextStyle? {
    let around = environment.textStyle
    let details = TextDetails.make(
      characters: own.characters.over(around?.details?.characters ?? CharacterTraits()),
      paragraph: around?.details?.paragraph ?? ParagraphTraits(), runs: runs,
      handlesLinks: runs.contains { $0.link != nil } && environment.handlesURLs, label: own.label.map(string(of:)),
      heading: own.heading)
    return .make(
      font: own.font?.description ?? around?.font, foreground: own.foreground?.paint(in: environment) ?? around?.foreground,
      details: details)
  }

  /// The characters of a text.
  func string(of text: Text) -> String { runs(of: text, inside: TextExtra.Style()).string }

  /// The runs of a text. `style` is what texts around it say, but for the outermost one.
  private func runs(of text: Text, inside style: TextExtra.Style) -> [TextRun] {
    guard let source = text.extra?.source else { return [TextRun(text.string, style: runStyle(style))] }
    switch source {
    case .key(let key, let table, let bundle):
      let translation = key.translation(table: table, bundle: bundle, locale: environment.chosenLocale)
      return key.runs(self, translation: translation, inside: style)
    case .resource(let resource):
      return resource.runs(self, inside: style)
    case .joined(let texts):
      return texts.flatMap { runs(ofPart: $0, inside: style) }
    case .time(let time):
      return [TextRun(timeString(time), style: runStyle(style))]
    case .clock(let clock):
      return clockText(clock).textRuns(self, inside: style)
    case .value(let value):
      return [TextRun(value.value.string(in: formats), style: runStyle(style))]
    case .attributed(let string):
      return string.textRuns(self, inside: style)
    case .image(let image):
      let shown = ShownImage(image.definition, elementStyle(style.over(outermost)), environment)
      return [TextRun(shown.label ?? "", style: runStyle(style), image: shown)]
    }
  }

  /// The runs of a text that is a part of another one.
  func runs(ofPart text: Text, inside style: TextExtra.Style) -> [TextRun] {
    runs(of: text, inside: text.extra?.style.over(style) ?? style)
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

  /// The same of what shows the time in a format.
  func clockText(_ format: AnyClockFormat) -> AttributedString {
    let (format, formats) = (format.format, formats)
    guard EvaluationScope.current != nil else { return format.text(at: Date(), in: formats).string }
    return MainQueue.assume {
      let clock = TextClock.current
      let (string, change) = format.text(at: clock.now, in: formats)
      if let change { clock.wake(at: change) }
      return string
    }
  }

  /// The same in another locale.
  func with(_ locale: Locale) -> TextResolver {
    var environment = environment
    environment.locale = locale
    return TextResolver(environment, outermost: outermost)
  }

  /// Characters that show how long a string is and nothing else of it.
  static func mask(_ string: String) -> String {
    // Spaces, too: lines break at characters then, as on Apple's systems.
    String(string.map { $0.isNewline ? $0 : "n" })
  }
}

extension Text {
  /// The characters of this text in an environment. A plain one reads nothing of that.
  func string(in environment: EnvironmentValues) -> String {
    extra == nil ? string : TextResolver(environment).string(of: self)
  }
}
