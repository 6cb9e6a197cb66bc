import Foundation

extension Locale {
  /// The locale of the language that a person reads best, from the header `Accept-Language`; nil if that names none.
  init?(acceptLanguage header: String) {
    var best: (identifier: String, quality: Double)?
    // Browsers name a handful.
    for entry in header.prefix(1000).split(separator: ",").prefix(20) {
      let parts = entry.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let tag = parts.first, tag.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}/) != nil else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if quality > best?.quality ?? 0 { best = (tag, quality) }
    }
    guard let best else { return nil }
    self.init(identifier: Locale.identifier(.icu, from: best.identifier))
  }
}
