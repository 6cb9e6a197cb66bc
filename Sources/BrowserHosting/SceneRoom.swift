import Dispatch

/// Who gives way where there is no room for one more scene.
///
/// First the scenes that no page has ever joined, then what was left behind by an address that leaves very many. Then whoever has most:
/// a client that opens all scenes and holds them must not keep everybody else out for ever.
extension SessionRegistry {
  /// Whether a page that is asked for now is made.
  ///
  /// - Parameter visitor: Who asks; nil for somebody who has no scene yet.
  func isReady(for visitor: Visitor? = nil) -> Bool {
    !isEnded && !isDraining
      && (sessions.count < limits.sessions || mostDispensable != nil || largestShare(beside: visitor) != nil)
  }

  /// What never joins goes first, then what was left of an address that leaves very many: somebody who asks again and again takes room
  /// from nobody else.
  func makeRoom(for visitor: Visitor) {
    let address = visitor.address
    if waiting.count(of: address) >= limits.waitingByAddress, let scene = waiting.oldest(of: address) { end(scene) }
    guard sessions.count >= limits.sessions else { return }
    if let scene = mostDispensable { return end(scene) }
    guard let share = largestShare(beside: visitor), let scene = leastUsed(of: share) else { return }
    metrics.count(.displacedScenes)
    log(.warning, "a scene of whoever has most went for another's: \(count) are open", kind: "displaced scenes")
    // Its page keeps what was typed, and comes back when there is room for it.
    end(scene, Self.unknownScene)
  }

  private var mostDispensable: String? {
    if !waiting.isEmpty { return waiting.oldest }
    let most = left.mostFrequent
    return most.count > limits.waitingByAddress ? left.oldest(of: most.address) : nil
  }

  /// Some of those who have most scenes, if that is more than whoever asks has with one more: else two who have as many would take turns
  /// with one room.
  private enum Share {
    case addresses(Set<String?>)
    case browsers(Set<String>, of: String?)
  }

  private func largestShare(beside visitor: Visitor?) -> Share? {
    let most = byAddress.mostFrequent.count
    if most > (visitor.map { byAddress.count(of: $0.address) } ?? 0) + 1 { return .addresses(byAddress.addresses(with: most)) }
    // Many people may have one address: of that, one browser has no more than the others.
    guard let visitor else { return nil }
    let counts = browserCounts { $0.visitor == visitor.address }
    let mostOfBrowser = counts.values.max() ?? 0
    guard mostOfBrowser > (counts[visitor.browser] ?? 0) + 1 else { return nil }
    return .browsers(Set(counts.lazy.filter { $0.value == mostOfBrowser }.map(\.key)), of: visitor.address)
  }

  private func browserCounts(_ isCounted: (Session) -> Bool) -> [String: Int] {
    var counts: [String: Int] = [:]
    for session in sessions.values where isCounted(session) { counts[session.browser, default: 0] += 1 }
    return counts
  }

  /// Of those who have most: of the browser with most scenes one that no page shows, or else the one in which nothing was done for longest.
  private func leastUsed(of share: Share) -> String? {
    let isOfShare: (Session) -> Bool =
      switch share {
      case .addresses(let addresses): { addresses.contains($0.visitor) }
      case .browsers(let browsers, let address): { $0.visitor == address && browsers.contains($0.browser) }
      }
    let counts = browserCounts(isOfShare)
    return sessions.lazy.filter { isOfShare($0.value) }
      .min { self.goesBefore($0.value, $1.value, counts) }?.key
  }

  private func goesBefore(_ one: Session, _ other: Session, _ counts: [String: Int]) -> Bool {
    let (few, many) = (counts[other.browser] ?? 0, counts[one.browser] ?? 0)
    if few != many { return many > few }
    if (one.link == nil) != (other.link == nil) { return one.link == nil }
    return one.lastUse < other.lastUse
  }
}
