import Foundation

/// How fast a value changes, from the last three that it has had.
package struct VelocitySamples<V: VectorArithmetic> {
  // Behaviours 1.57 and 1.58.

  private var samples: [(value: V, time: Double)] = []

  package init() {}

  /// A value at the time of the last one takes its place; an earlier one is refused.
  package mutating func add(_ value: V, at time: Double) {
    if let last = samples.last {
      if time < last.time { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append((value, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Per second, as it was at the newest: a quarter of the latest change, and three quarters of the one before. Zero as long as there are
  /// not two values.
  package var velocity: V {
    guard samples.count > 1 else { return .zero }
    let latest = change(to: samples.count - 1)
    guard samples.count > 2 else { return latest }
    return latest.scaled(by: 0.25) + change(to: samples.count - 2).scaled(by: 0.75)
  }

  /// What is left of it later: it fades by two thousandths in a millisecond.
  package func velocity(at time: Double) -> V {
    guard let last = samples.last, !areForgotten(at: time) else { return .zero }
    return velocity.scaled(by: pow(0.998, max(0, time - last.time) * 1000))
  }

  /// Whether they are from so long ago, two seconds, that nothing is left.
  package func areForgotten(at time: Double) -> Bool { samples.last.map { time - $0.time >= 2 } ?? true }

  private func change(to index: Int) -> V {
    let (from, to) = (samples[index - 1], samples[index])
    // Devices tell a thousand values a second at most: less time is none of their doing, and would make speeds without limit.
    return (to.value - from.value).scaled(by: 1 / max(to.time - from.time, 0.001))
  }
}
