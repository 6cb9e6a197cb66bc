import Foundation

/// What is said around a length of time: "About 5 minutes remaining". No library on this platform has these words; for other
/// languages than those here it is "~5", without a word for what remains.
struct DurationPhrases {
  let locale: Locale

  private static let phrases: [String: (about: String, remaining: String, both: String)] = [
    "en": ("About %", "% remaining", "About % remaining"),
    "de": ("Etwa %", "Noch %", "Noch etwa %"),
    "fr": ("Environ %", "% restantes", "Environ % restantes"),
    "es": ("Aproximadamente %", "Tiempo restante: %", "Tiempo restante aproximado: %"),
    "it": ("Circa %", "Tempo rimanente: %", "Tempo rimanente: circa %"),
    "pt": ("Cerca de %", "Tempo restante: %", "Tempo restante: cerca de %"),
    "nl": ("Ongeveer %", "Nog %", "Nog ongeveer %"),
    "sv": ("Cirka %", "% återstår", "Cirka % återstår"),
    "da": ("Ca. %", "% tilbage", "Ca. % tilbage"),
    "nb": ("Ca. %", "% gjenstår", "Ca. % gjenstår"),
    "ja": ("約%", "残り%", "残り約%"),
    "zh": ("约%", "剩余%", "剩余约%"),
    "ko": ("약 %", "% 남음", "약 % 남음"),
  ]

  func text(_ text: String, isAbout: Bool, isRemaining: Bool) -> String {
    guard let known = Self.phrases[locale.language.languageCode?.identifier ?? "en"] else { return isAbout ? "~\(text)" : text }
    let pattern = isAbout && isRemaining ? known.both : isAbout ? known.about : known.remaining
    return pattern.replacing("%", with: text)
  }
}
