import Foundation

/// Decides which gestures the pointers of one scene make: one arbiter for all hosts.
///
/// A host names the innermost gesture where a pointer went down; those of the views around it take part. What pointers do goes to each in
/// the order of precedence, and one that has what it wants stops those that come after it.
@MainActor
package final class GestureArbiter: GraphFeature {
  /// Whether time passes by itself. A host for tests says when it does.
  package var hasTimers = true

  private unowned(unsafe) let graph: ViewGraph
  private var candidates: [GestureCandidate] = []
  private var pointers: [GestureInput.Pointer] = []
  private var modifiers: EventModifiers = []
  private var origins: [ElementID: CGPoint] = [:]
  /// How often the timer was set.
  private var timerNumber = 0

  package init(in graph: ViewGraph) {
    self.graph = graph
  }

  /// - Parameter node: The innermost gesture where the pointer went down; nil if that has gone meanwhile, which ends no other one.
  func receive(_ event: PointerEvent, at node: (any GestureTarget)?) {
    modifiers = event.modifiers
    switch event.kind {
    case .down:
      guard let node else { return }
      // The host has lost where this one came up.
      if pointers.contains(where: { $0.id == event.pointer }) { cancel(event.pointer) }
      if pointers.isEmpty { begin(event, at: node) }
      guard pointers.count < 10 else { return }
      let pointer = GestureInput.Pointer(
        id: event.pointer, start: event.location, startTime: event.time, location: event.location)
      pointers.append(pointer)
      process(.down, event.time)
    case .move, .up, .cancel:
      guard let index = pointers.firstIndex(where: { $0.id == event.pointer }) else { return }
      // A last movement is one of its own.
      if event.kind == .up, pointers[index].location != event.location {
        pointers[index].location = event.location
        process(.move, event.time)
      }
      // Actions may have ended everything.
      guard let index = pointers.firstIndex(where: { $0.id == event.pointer }) else { return }
      pointers[index].location = event.location
      if event.kind == .move { return process(.move, event.time) }
      pointers[index].isDown = false
      process(event.kind == .up ? .up : .cancel, event.time)
      pointers.removeAll { $0.id == event.pointer }
      if pointers.isEmpty { allAreUp() }
    }
  }

  /// The host knows nothing of the pointers that are down: what they have begun is cancelled.
  package func cancelPointers() {
    for pointer in pointers { cancel(pointer.id) }
  }

  private func cancel(_ id: Int) {
    guard let index = pointers.firstIndex(where: { $0.id == id }) else { return }
    pointers[index].isDown = false
    process(.cancel, pointers[index].startTime)
    pointers.removeAll { $0.id == id }
    if pointers.isEmpty { allAreUp() }
  }

  /// Time has passed, up to this one by the clock of the events.
  package func advance(to time: Double) {
    while let next = deadline, next <= time {
      process(.time, next)
      // Who does not use the time gets no more of it.
      if deadline == next { return }
    }
  }

  /// When something will happen by itself.
  package var deadline: Double? { candidates.filter { !$0.isFinished }.compactMap { $0.recognition.deadline }.min() }

  /// Something else than a pointer has activated the view: the gesture gets the taps that it waits for, and no other takes part.
  func tap(_ node: any GestureTarget) {
    let recognition = node.recognition
    guard pointers.isEmpty, (1...Self.tapLimit).contains(recognition.tapCount), !Self.isMasked(node) else { return }
    endSession()
    for time in 0..<recognition.tapCount {
      let pointer = GestureInput.Pointer(id: 0, start: .zero, startTime: Double(time) / 10, location: .zero)
      for kind in [GestureInput.Kind.down, .up] {
        var held = pointer
        held.isDown = kind == .down
        recognition.receive(
          GestureInput(kind: kind, time: pointer.startTime, pointers: [held], modifiers: []) { _ in .zero })
      }
    }
    if recognition.isEnded { recognition.deliver() }
    recognition.reset()
  }

  /// A gesture of more taps than this is not made for anyone.
  private static let tapLimit = 100

  // MARK: Candidates

  private func begin(_ event: PointerEvent, at node: any GestureTarget) {
    let path = Self.path(from: node, isOnControl: event.isOnControl)
    let isSamePath = path.count == candidates.count && zip(path, candidates).allSatisfy { $0 === $1.node }
    if isSamePath {
      // A tap may be the second one.
      advance(to: event.time)
    } else {
      endSession()
    }
    if candidates.isEmpty { candidates = path.map(GestureCandidate.init) }
    origins = event.origins
  }

  /// The gestures that take part, in the order of precedence (behaviours 5.40 to 5.44).
  private static func path(from node: any GestureTarget, isOnControl: Bool) -> [any GestureTarget] {
    var path: [any GestureTarget] = []
    var next: ViewNode? = node
    while let node = next, node.element?.isDetached != true {
      if let target = node as? any GestureTarget, target.isEnabled {
        if !target.mask.contains(.subviews) { path = [] }
        if target.mask.contains(.gesture), !isOnControl || !target.isForControl { path.append(target) }
      }
      next = node.parent
    }
    return path.filter { $0.priority == .high }.reversed() + path.filter { $0.priority != .high }
  }

  /// Whether a view around keeps the gestures inside from taking part.
  static func isMasked(_ node: any GestureTarget) -> Bool {
    var next = node.parent
    while let around = next, around.element?.isDetached != true {
      if let target = around as? any GestureTarget, target.isEnabled, !target.mask.contains(.subviews) { return true }
      next = around.parent
    }
    return false
  }

  /// A node has gone or is disabled: what it had begun is over, without an end.
  func forget(_ node: any GestureTarget) {
    guard let index = candidates.firstIndex(where: { $0.node === node }) else { return }
    let candidate = candidates.remove(at: index)
    // States are written when nothing is evaluated.
    graph.perform(in: .changes) { candidate.finish() }
    graph.requestTurn()
  }

  private func allAreUp() {
    for candidate in candidates where candidate.isFinished && !candidate.isHeld { candidate.beginAnew() }
    if candidates.allSatisfy({ !$0.isHeld && $0.recognition.deadline == nil }) { endSession() }
  }

  private func endSession() {
    let old = exchange(&candidates, with: [])
    timerNumber += 1
    // Those that have waited have what they waited for: nobody else comes.
    for candidate in old where candidate.isHeld {
      candidate.isFinished = true
      candidate.recognition.deliver()
    }
    for candidate in old { candidate.finish() }
  }

  // MARK: Input

  private func process(_ kind: GestureInput.Kind, _ time: Double) {
    for candidate in candidates where !candidate.isFinished && !candidate.isHeld && !candidate.isGone {
      let input = input(kind, time, for: candidate)
      candidate.recognition.receive(input)
      take(candidate, input)
    }
    for candidate in candidates where candidate.isHeld && !mustWait(candidate) {
      end(candidate, input(kind, time, for: candidate))
    }
    if pointers.isEmpty, kind == .time { allAreUp() }
    setTimer(after: time)
  }

  private func input(_ kind: GestureInput.Kind, _ time: Double, for candidate: GestureCandidate) -> GestureInput {
    GestureInput(kind: kind, time: time, pointers: pointers, modifiers: modifiers) { [origins, node = candidate.node] space in
      Self.origin(of: space, at: node, origins)
    }
  }

  private func take(_ candidate: GestureCandidate, _ input: GestureInput) {
    let recognition = candidate.recognition
    if recognition.isEnded {
      if mustWait(candidate) { candidate.isHeld = true } else { end(candidate, input) }
    } else if recognition.isFinal {
      candidate.isFinished = true
      recognition.deliver()
    } else {
      if recognition.isClaiming, !candidate.isClaiming {
        candidate.isClaiming = true
        stopRivals(of: candidate, input)
      }
      recognition.deliver()
    }
  }

  private func end(_ candidate: GestureCandidate, _ input: GestureInput) {
    candidate.isFinished = true
    candidate.isHeld = false
    stopRivals(of: candidate, input)
    candidate.recognition.deliver()
  }

  /// Whether a tap may still be a part of more taps (behaviours 5.12 and 5.42).
  private func mustWait(_ candidate: GestureCandidate) -> Bool {
    let count = candidate.recognition.tapCount
    guard count > 0, !candidate.isSimultaneous else { return false }
    return candidates.contains { other in
      !other.isFinished && !other.isHeld && !other.isSimultaneous && other.recognition.tapCount > count
        && other.recognition.isPossible
    }
  }

  /// Those that come later step back, and taps where something else is going on.
  private func stopRivals(of candidate: GestureCandidate, _ input: GestureInput) {
    guard !candidate.isSimultaneous, let place = candidates.firstIndex(where: { $0 === candidate }) else { return }
    let isTap = candidate.recognition.tapCount > 0
    for (index, other) in candidates.enumerated() where other !== candidate && !other.isFinished && !other.isSimultaneous {
      let leavesNoTap = !isTap && other.recognition.tapCount > 0 && (candidate.isFinished || input.hasMoved)
      // Two taps are not one as well.
      let isPart = isTap && candidate.isFinished && (1..<candidate.recognition.tapCount).contains(other.recognition.tapCount)
      guard index > place || leavesNoTap || isPart else { continue }
      other.isFinished = true
      other.isHeld = false
      other.recognition.cancel()
    }
  }

  // MARK: Spaces

  /// Has the host say where named spaces are, before a gesture needs it.
  func prepareSpaces(around node: any GestureTarget) {
    guard node.recognition.demands.contains(.namedSpace) else { return }
    var next: ViewNode? = node.parent
    while let around = next {
      if let space = around as? CoordinateSpaceNode {
        graph.perform(in: .changes) { [weak space] in
          if let space, !space.flags.contains(.isRemoved) { _ = space.place.currentOrigin }
        }
      }
      next = around.parent
    }
  }

  private static func origin(of space: CoordinateSpace, at node: any GestureTarget, _ origins: [ElementID: CGPoint]) -> CGPoint {
    switch space {
    case .global: return .zero
    case .local: return origins[node.target] ?? .zero
    case .named(let name):
      var next: ViewNode? = node
      while let around = next {
        if let space = around as? CoordinateSpaceNode, space.name == name { return space.place.currentOrigin }
        next = around.parent
      }
      return .zero
    }
  }

  // MARK: Time

  /// A host may be late with the word that a pointer has gone up in time.
  private static let patience = 0.1

  private func setTimer(after time: Double) {
    timerNumber += 1
    guard hasTimers, let deadline else { return }
    let number = timerNumber
    let wait = max(deadline - time, 0) + (pointers.isEmpty ? Self.patience : 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.timerNumber == number else { return }
        self.advance(to: deadline)
      }
    }
  }
}

/// A gesture that takes part, and how it stands among the others.
@MainActor
private final class GestureCandidate {
  let node: any GestureTarget
  let recognition: any GestureRecognition
  let isSimultaneous: Bool
  /// It has what it wants, and goes on.
  var isClaiming = false
  /// It has ended or failed, or something else came first.
  var isFinished = false
  /// It has ended, and waits for whether others do.
  var isHeld = false

  init(_ node: any GestureTarget) {
    self.node = node
    recognition = node.recognition
    isSimultaneous = node.priority == .simultaneous
  }

  var isGone: Bool { node.flags.contains(.isRemoved) }

  func beginAnew() {
    recognition.reset()
    isFinished = false
    isClaiming = false
  }

  func finish() {
    if !isFinished { recognition.cancel() }
    recognition.reset()
  }
}

extension GestureTarget {
  /// Whether a control inside has what this wants for itself: taps and presses.
  fileprivate var isForControl: Bool {
    priority == .standard && recognition.demands.isDisjoint(with: [.drag, .pinch])
  }
}
