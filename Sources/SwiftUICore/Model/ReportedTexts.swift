/// Texts that have been reported, so that each is reported once: the newest ones. On a server that runs for months there are ever new
/// texts, for they name rows and places; one that comes again after so many others is news.
struct ReportedTexts {
  private let limit: Int
  private var known: Set<String> = []
  /// In the order of their arrival, from `oldest` on and round.
  private var texts: [String] = []
  private var oldest = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { texts.count }

  /// Whether a text is to be reported. O(1).
  mutating func insert(_ text: String) -> Bool {
    guard known.insert(text).inserted else { return false }
    if texts.count < limit {
      texts.append(text)
    } else {
      known.remove(texts[oldest])
      texts[oldest] = text
      oldest = (oldest + 1) % limit
    }
    return true
  }
}
