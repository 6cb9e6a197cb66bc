import Dispatch

/// What somebody may use up: so much at once, and so much in each second.
struct Allowance: Sendable {
  let burst: Double
  let perSecond: Double
  private var left: Double
  private var time = DispatchTime.now().uptimeNanoseconds

  init(burst: Double, perSecond: Double) {
    self.burst = burst
    self.perSecond = perSecond
    left = burst
  }

  /// Whether anything is left.
  mutating func isThere() -> Bool {
    let now = DispatchTime.now().uptimeNanoseconds
    left = min(burst, left + Double(now - time) / 1e9 * perSecond)
    time = now
    return left >= 1
  }

  /// Uses up so much. What is more than there is has to come in again before anything is left, but never more than a whole burst.
  mutating func spend(_ amount: Double) {
    left = max(-burst, left - amount)
  }

  /// Whether nothing is used up, as of now.
  var isWhole: Bool {
    mutating get {
      _ = isThere()
      return left == burst
    }
  }

  /// How long it takes until something is left, in seconds, as of the last time that this was asked.
  var wait: Double { max(0, 1 - left) / perSecond }
}
