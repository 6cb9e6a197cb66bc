/// What a graph still has to do, and the transaction of the changes that ask for it.
@MainActor
struct PendingWork {
  var queue = DirtyQueue()
  /// Dirtied by an evaluation while it ran: for the next pass, so that a body that changes what it reads cannot hold up the turn.
  var deferred: [ReactiveNode] = []
  var actions = ActionQueue()
  /// What the app wants to do once somebody sees the scene; nil if somebody does.
  var held: [(phase: TurnPhase, action: ActionQueue.Action)]?
  /// The transaction of the changes that wait.
  var transaction = Transaction()
  /// What waits for these changes to be shown; and what waits for changes that are evaluated already.
  var waiting: [AnimationCompletion] = []
  var evaluated: [(completion: AnimationCompletion, batch: Int)] = []
  /// What moves, and what waits for that.
  var motion = PendingMotion()
  /// See `ChangedGraphs`.
  var placeAmongChanged = ChangedGraphs.Place()
  /// Values to release when no node is evaluated: their deinitializers may do anything.
  var disposed: [Any] = []
  /// The causes beyond the first, of nodes that have more than one.
  private var furtherCauses: [ObjectIdentifier: [Invalidation]] = [:]

  /// Whether anything waits for animations of this turn.
  var waitsForMotion: Bool { !evaluated.isEmpty }

  var hasDirtyNodes: Bool { !queue.isEmpty || !deferred.isEmpty }
  var isEmpty: Bool { !hasDirtyNodes && actions.isEmpty }

  mutating func note(_ cause: Invalidation, for node: ReactiveNode) {
    var causes = furtherCauses[ObjectIdentifier(node), default: []]
    // A limit: more than these would tell nobody anything.
    guard causes.count < 16 else { return }
    for known in causes where known.isSame(as: cause) { return }
    causes.append(cause)
    furtherCauses[ObjectIdentifier(node)] = causes
  }

  func furtherCauses(of node: ReactiveNode) -> [Invalidation] {
    furtherCauses.isEmpty ? [] : furtherCauses[ObjectIdentifier(node)] ?? []
  }

  /// Gives them away: what they refer to may do anything at its end.
  mutating func takeFurtherCauses(of node: ReactiveNode) -> [Invalidation]? {
    furtherCauses.isEmpty ? nil : furtherCauses.removeValue(forKey: ObjectIdentifier(node))
  }
}
