import Dispatch
import Foundation

/// What of a graph moves, and what waits for that.
@MainActor
struct PendingMotion {
  /// What waits for animations of changes that are shown.
  var animating: [AnimationEnd] = []
  /// The animations that the core itself runs since this turn, frame by frame.
  var started: [Animation] = []
  /// How elements come and go in this turn.
  var transitions = PendingTransitions()

  /// Whether the motion of this turn's commit is not known yet.
  var isIncomplete: Bool { !transitions.isEmpty }
}

/// When what waits for an animation is due.
@MainActor
struct AnimationEnd {
  let completion: AnimationCompletion
  /// After the commit; infinite where something moves for ever.
  let seconds: Double
  fileprivate var time = Date.distantFuture
}

/// Animations end by the clock of the app: no host has to tell.
extension ViewGraph {
  /// What waits for the changes of this turn, which are evaluated, with the time that their animations take.
  func takeAnimationEnds() -> [AnimationEnd] {
    let completions = exchange(&work.evaluated, with: [])
    let animates = host?.animates == true && !state.isUpstream
    return completions.map { completion in
      guard animates else { return AnimationEnd(completion: completion, seconds: 0) }
      let own = work.motion.started.reduce(0) { max($0, $1.time(until: completion.criteria)) }
      return AnimationEnd(completion: completion, seconds: max(own, commit.motion.duration(completion.criteria)))
    }
  }

  /// The changes are shown: what waits for them is due in the next turn, or when the animations have ended.
  func wait(for ends: [AnimationEnd]) {
    for var end in ends {
      guard end.seconds > 0 else {
        release(end.completion)
        continue
      }
      // A day is as good as for ever, and fits into the clock.
      if end.seconds < 86400 { end.time = TextClock.current(in: self).now.addingTimeInterval(end.seconds) }
      work.motion.animating.append(end)
      // A clock that stands still tells when it is set.
      guard end.time < .distantFuture, featureInUse(TextClock.self) == nil else { continue }
      DispatchQueue.main.asyncAfter(deadline: .now() + end.seconds) { [weak self] in
        MainQueue.assume { self?.endAnimations() }
      }
    }
  }

  /// Releases what has waited for animations that have ended by now.
  func endAnimations() {
    // Timers may be a little early.
    let now = TextClock.current(in: self).now.addingTimeInterval(0.001)
    let due = work.motion.animating.filter { $0.time <= now }
    guard !due.isEmpty else { return }
    work.motion.animating.removeAll { $0.time <= now }
    for end in due { release(end.completion) }
    requestTurn()
  }

  /// An app's changes are not shown yet, for the turn of a window goes on.
  private func release(_ completion: AnimationCompletion) {
    completion.leave { action in
      if state.isUpstream { AnimationCompletion.performSoon(action) } else { perform(in: .changes, action) }
    }
  }

  /// Asks the transitions of this turn what they do. Those of an app's own are code of the app.
  func completeMotion() {
    let pending = exchange(&work.motion.transitions, with: PendingTransitions())
    let resolved = pending.resolved()
    if !commit.patches.isEmpty { commit.motion.transitions += resolved }
    extendLifetime(pending)
  }
}

extension Animation {
  /// How many seconds it takes until it counts as over.
  func time(until criteria: AnimationCompletionCriteria) -> Double {
    criteria == .logicallyComplete ? logicalDuration : duration
  }
}
