import Foundation

/// A text that is looked up in the app's tables of translations, with the values in it.
///
/// The values are written in the locale of the environment in which a text shows the key. Where no table has the key, it is its
/// own translation.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The text itself, or the key with a format specifier for each value.
  let string: String
  /// The values; nil for a text that needs no table, no locale and no style: nearly all of them.
  let arguments: [LocalizedArgument]?

  init(string: String, arguments: [LocalizedArgument]?) {
    self.string = string
    self.arguments = arguments
  }

  /// Creates a key from a string without values, which may have Markdown in it.
  public init(_ value: String) {
    self.init(stringLiteral: value)
  }

  /// Creates a key with the text of a literal.
  public init(stringLiteral value: String) {
    string = value
    arguments = InlineMarkdown.mayBeIn(value) || LocalizedTables.mayHaveKey(value) ? [] : nil
  }

  /// Creates a key with the text of a literal and the values in it.
  public init(stringInterpolation: StringInterpolation) {
    if stringInterpolation.isPlain {
      string = stringInterpolation.text
      arguments = nil
    } else {
      arguments = stringInterpolation.arguments
      // Without values a percent sign is one.
      string =
        stringInterpolation.arguments.isEmpty ? stringInterpolation.text.replacing("%%", with: "%") : stringInterpolation.text
    }
  }

  /// Whether the string is what is shown, whatever the environment is.
  var isPlain: Bool { arguments == nil }

  /// What is shown where no environment is known.
  var text: String { Text(self).string(in: EnvironmentValues()) }

  /// The format string for this key, with the forms that belong to the values; nil where no table has the key.
  func translation(table: String?, bundle: Bundle?, locale: Locale?) -> String? {
    LocalizedTables.translation(of: string, arguments ?? [], table: table, bundle: bundle, locale: locale)
  }

  /// A translation with the values, or the key itself with them. Markdown stays as it is.
  func plainText(_ translation: String?, locale: Locale) -> String {
    let format = translation ?? string
    guard let arguments, !arguments.isEmpty else { return format }
    var environment = EnvironmentValues()
    environment.locale = locale
    let resolver = TextResolver(environment)
    return StringFormat.pieces(of: format).reduce(into: "") { result, piece in
      switch piece {
      case .literal(let text): result += text
      case .argument(let index, let specifier):
        result += Self.runs(of: index, in: arguments, specifier, locale, resolver, inside: TextExtra.Style()).string
      }
    }
  }

  /// What is shown of a translation in an environment; without one of the key itself.
  func runs(_ resolver: TextResolver, translation: String?, inside style: TextExtra.Style) -> [TextRun] {
    let format = translation ?? string
    // A plain key has its values in it: what looks like Markdown is a part of them.
    if isPlain, translation == nil { return TextRun.joined([TextRun(format, style: resolver.runStyle(style))]) }
    let arguments = arguments ?? []
    let locale = resolver.environment.chosenLocale
    // Without values a percent sign is one.
    let pieces = arguments.isEmpty ? [.literal(format)] : StringFormat.pieces(of: format)
    guard InlineMarkdown.mayBeIn(format) else {
      return TextRun.joined(
        pieces.flatMap { piece in
          switch piece {
          case .literal(let text): [TextRun(text, style: resolver.runStyle(style))]
          case .argument(let index, let specifier):
            Self.runs(of: index, in: arguments, specifier, locale, resolver, inside: style)
          }
        })
    }
    return markdownRuns(pieces, arguments, locale, resolver, inside: style)
  }

  private static func runs(
    of index: Int, in arguments: [LocalizedArgument], _ specifier: StringFormat.Specifier, _ locale: Locale?,
    _ resolver: TextResolver, inside style: TextExtra.Style
  ) -> [TextRun] {
    // A translation that asks for more values than there are has none for them.
    guard arguments.indices.contains(index) else { return [] }
    if case .text(let text) = arguments[index] { return resolver.runs(ofPart: text, inside: style) }
    let string = arguments[index].string(specifier, locale: locale, formats: resolver.formats)
    return [TextRun(string, style: resolver.runStyle(style))]
  }

  /// Values are text as they are: each stands for one character while Markdown is read.
  private func markdownRuns(
    _ pieces: [StringFormat.Piece], _ arguments: [LocalizedArgument], _ locale: Locale?, _ resolver: TextResolver,
    inside style: TextExtra.Style
  ) -> [TextRun] {
    var source = ""
    var values: [(Int, StringFormat.Specifier)] = []
    for piece in pieces {
      switch piece {
      case .literal(let text): source += text
      case .argument(let index, let specifier):
        source.unicodeScalars.append(InlineMarkdown.placeholder(values.count))
        values.append((index, specifier))
      }
    }
    return TextRun.joined(
      InlineMarkdown.runs(of: source).flatMap { run in
        let own = style.with(run.intent)
        let link = run.link.flatMap { address in
          URL(
            string: InlineMarkdown.replacingPlaceholders(in: address) { place in
              guard values.indices.contains(place) else { return "" }
              return Self.runs(of: values[place].0, in: arguments, values[place].1, locale, resolver, inside: style).string
            })
        }
        return InlineMarkdown.pieces(of: run.string).flatMap { piece -> [TextRun] in
          switch piece {
          case .text(let text): [TextRun(text, style: resolver.runStyle(own), link: link)]
          case .placeholder(let place):
            values.indices.contains(place)
              ? Self.runs(of: values[place].0, in: arguments, values[place].1, locale, resolver, inside: own)
                .map { $0.inside(link: link) } : []
          }
        }
      })
  }
}

extension TextRun {
  /// Runs without those that are empty, and with neighbours that look alike as one.
  static func joined(_ runs: [TextRun]) -> [TextRun] {
    var joined: [TextRun] = []
    for run in runs where !run.string.isEmpty || run.image != nil {
      if let last = joined.last, last.image == nil, run.image == nil, last.style == run.style, last.link == run.link {
        joined[joined.count - 1] = TextRun(last.string + run.string, style: last.style, link: last.link)
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}

extension [TextRun] {
  /// The characters of all runs.
  var string: String { count == 1 ? self[0].string : reduce(into: "") { $0 += $1.string } }
}
