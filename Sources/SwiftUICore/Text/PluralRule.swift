/// Which form of a text a number takes in a language, by the rules of the Unicode Consortium for whole numbers and for others.
enum PluralRule {
  /// One of `zero`, `one`, `two`, `few`, `many`, `other`.
  static func category(of number: Double, in language: String) -> String {
    let number = abs(number)
    let isWhole = number == number.rounded(.towardZero) && number < 1e15
    let whole = number < 1e15 ? Int(number) : 0
    let (tens, hundreds) = (whole % 10, whole % 100)
    switch language.prefix(while: { $0 != "-" }) {
    case "ja", "ko", "zh", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv", "bo", "dz", "ig", "sah", "to", "wo", "yo":
      return "other"
    case "fr", "hy", "kab", "pt":
      return whole <= 1 && number < 2
        ? "one" : isWhole && whole != 0 && whole % 1_000_000 == 0 && language.first != "h" ? "many" : "other"
    case "hi", "bn", "gu", "kn", "fa", "as", "am", "zu":
      return number <= 1 ? "one" : "other"
    case "es", "it", "ca":
      return number == 1 ? "one" : isWhole && whole != 0 && whole % 1_000_000 == 0 ? "many" : "other"
    case "ru", "uk", "be":
      guard isWhole else { return "other" }
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "sr", "hr", "bs":
      guard isWhole else { return "other" }
      if tens == 1, hundreds != 11 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "other"
    case "pl":
      guard isWhole else { return "other" }
      if whole == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if (11...19).contains(hundreds) { return "other" }
      return tens == 1 ? "one" : tens >= 2 ? "few" : "other"
    case "lv":
      guard isWhole else { return "other" }
      if tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return tens == 1 ? "one" : "other"
    case "ro", "mo":
      if number == 1 { return "one" }
      return !isWhole || whole == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "he", "iw":
      return number == 1 || (number > 0 && number < 1) ? "one" : number == 2 ? "two" : "other"
    case "ar":
      guard isWhole else { return "other" }
      if whole <= 2 { return ["zero", "one", "two"][whole] }
      return (3...10).contains(hundreds) ? "few" : (11...99).contains(hundreds) ? "many" : "other"
    case "ga":
      guard isWhole else { return "other" }
      return whole == 1
        ? "one" : whole == 2 ? "two" : (3...6).contains(whole) ? "few" : (7...10).contains(whole) ? "many" : "other"
    case "cy":
      guard isWhole, whole <= 6, whole != 4, whole != 5 else { return "other" }
      return ["zero", "one", "two", "few", "other", "other", "many"][whole]
    case "da", "is", "mk", "fil", "tl":
      return tens == 1 && hundreds != 11 && (isWhole || number < 2) && (language.first != "d" || whole == 1) ? "one" : "other"
    default:
      return number == 1 ? "one" : "other"
    }
  }
}
