/// The newest texts that have been reported, so that each is reported once.
///
/// Their number is limited: texts name rows and places, so a server that runs for months always has new ones. One that comes
/// again after so many others is reported again. Of each its hash is kept: it may be long.
struct ReportedTexts {
  private let limit: Int
  private var known: Set<Int> = []
  /// In the order of their arrival, from `oldest` on and round.
  private var hashes: [Int] = []
  private var oldest = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { hashes.count }

  /// Whether a text is to be reported. O(1).
  mutating func insert(_ text: String) -> Bool {
    let hash = text.hashValue
    guard known.insert(hash).inserted else { return false }
    if hashes.count < limit {
      hashes.append(hash)
    } else {
      known.remove(hashes[oldest])
      hashes[oldest] = hash
      oldest = (oldest + 1) % limit
    }
    return true
  }
}
