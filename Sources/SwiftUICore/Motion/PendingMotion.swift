import Dispatch
import Foundation

/// What of a graph moves, and what waits for that.
@MainActor
struct PendingMotion {
  /// What waits for animations of changes that are shown.
  var animating: [AnimationEnd] = []
  /// The animations that begin in this turn, each with the number of the transaction's batch.
  private(set) var begun: [(batch: Int, animation: Animation)] = []
  /// Whether what comes and goes does so because a host asks for other rows: that moves nothing (3.16).
  var isStill = false
  /// How elements come and go in this turn.
  var transitions = PendingTransitions()

  /// The views of groups that have a place in common which come or go in this turn.
  var matches = PendingMatches()

  /// Notes an animation of the update that goes on.
  mutating func begin(_ animation: Animation, in graph: ViewGraph) {
    begun.append((graph.state.batchCount, animation))
  }

  mutating func add(_ animations: some Sequence<(batch: Int, animation: Animation)>) { begun += animations }

  mutating func takeBegun() -> [(batch: Int, animation: Animation)] { exchange(&begun, with: []) }

  /// Whether the motion of this turn's commit is not known yet.
  var isIncomplete: Bool { !transitions.isEmpty || !matches.isEmpty }
}

/// When what waits for an animation is due.
@MainActor
struct AnimationEnd {
  let completion: AnimationCompletion
  /// After the commit; infinite where something moves for ever.
  let seconds: Double
  fileprivate var time = Double.infinity
}

/// Animations end by the clock of the app: no host has to tell.
extension ViewGraph {
  /// What waits for the changes of this turn, which are evaluated, with the time that their animations take: those of its own transaction.
  func takeAnimationEnds() -> [AnimationEnd] {
    let completions = exchange(&work.evaluated, with: [])
    let begun = work.motion.takeBegun()
    let animates = host?.animates == true && !state.isUpstream
    return completions.map { completion, batch in
      guard animates else { return AnimationEnd(completion: completion, seconds: 0) }
      let own = begun.filter { $0.batch == batch }
      return AnimationEnd(
        completion: completion, seconds: own.reduce(0) { max($0, $1.animation.time(until: completion.criteria)) })
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
      if end.seconds < 86400 { end.time = TextClock.current(in: self).motionTime + end.seconds }
      work.motion.animating.append(end)
      // A clock that stands still tells when it is set.
      guard end.time.isFinite, featureInUse(TextClock.self) == nil else { continue }
      DispatchQueue.main.asyncAfter(deadline: .now() + end.seconds) { [weak self] in
        MainQueue.assume { self?.endAnimations() }
      }
    }
    // What waits for ever must not become more and more: the oldest counts as over.
    let endless = work.motion.animating.filter { !$0.time.isFinite }
    guard endless.count > Self.mostEndless, let place = work.motion.animating.firstIndex(where: { !$0.time.isFinite }) else {
      return
    }
    release(work.motion.animating.remove(at: place).completion)
  }

  /// How many completions of one window may wait for what moves for ever.
  private static var mostEndless: Int { 100 }

  /// Releases what has waited for animations that have ended by now.
  func endAnimations() {
    // Timers may be a little early.
    let now = TextClock.current(in: self).motionTime + 0.001
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

  /// The last patch so far happens under an animation, for all that waits for the update that goes on.
  func animateLastPatch(_ animation: Animation) {
    commit.animateLast(animation)
    if !work.waitsForMotion { return }
    work.motion.begin(animation, in: self)
  }

  /// What nobody has seen moves nothing.
  func forgetMotion() {
    let motion = exchange(&work.motion, with: PendingMotion())
    work.motion.animating = motion.animating
    extendLifetime(motion)
  }

  /// Asks the transitions of this turn what they do. Those of an app's own are code of the app.
  func completeMotion() {
    let pending = exchange(&work.motion.transitions, with: PendingTransitions())
    let (resolved, own) = pending.resolved()
    work.motion.add(own)
    let pendingMatches = exchange(&work.motion.matches, with: PendingMatches())
    let matches = pendingMatches.resolved()
    if !commit.patches.isEmpty {
      commit.motion.transitions += resolved
      commit.motion.matches += matches
    }
    extendLifetime(pending)
    extendLifetime(pendingMatches)
  }
}

extension Animation {
  /// How many seconds it takes until it counts as over.
  func time(until criteria: AnimationCompletionCriteria) -> Double {
    criteria == .logicallyComplete ? logicalDuration : duration
  }
}
