import Foundation

/// A string catalog: `.xcstrings`.
struct StringCatalog: Decodable {
  let sourceLanguage: String
  /// By language, in lower case, and key.
  private(set) var entries: [String: [String: LocalizedEntry]] = [:]

  private enum CodingKeys: CodingKey { case sourceLanguage, strings }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sourceLanguage = try container.decode(String.self, forKey: .sourceLanguage)
    for (key, string) in try container.decode([String: CatalogString].self, forKey: .strings) {
      for (language, localization) in string.localizations ?? [:] {
        guard let entry = localization.entry else { continue }
        entries[language.lowercased().replacing("_", with: "-"), default: [:]][key] = entry
      }
    }
  }
}

private struct CatalogString: Decodable {
  let localizations: [String: Localization]?

  struct Localization: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var entry: LocalizedEntry? {
      guard let forms = Forms(stringUnit: stringUnit, variations: variations).forms else { return nil }
      return LocalizedEntry(
        forms,
        variables: (substitutions ?? [:]).compactMapValues { substitution in
          Forms(stringUnit: substitution.stringUnit, variations: substitution.variations).forms.map {
            .init(place: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld", forms: $0)
          }
        })
    }
  }

  struct StringUnit: Decodable {
    let value: String
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let formatSpecifier: String?
    let stringUnit: StringUnit?
    let variations: Variations?
  }

  struct Variations: Decodable {
    let plural: [String: Forms]?
    let device: [String: Forms]?
  }

  struct Forms: Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?

    var forms: LocalizedEntry.Forms? {
      if let plural = variations?.plural { return .plural(plural.compactMapValues(\.forms)) }
      // No form for one of Apple's devices is for browsers.
      if let device = variations?.device { return (device["other"] ?? device.values.first)?.forms }
      return stringUnit.map { .string($0.value) }
    }
  }
}
