import Foundation

/// Keeps what takes back what somebody did, in groups: each is undone, and done again, as one.
///
/// What is registered while something is undone takes that back, and is there for `redo()`. With `groupsByEvent` a group begins
/// with what is registered first and ends with the turn of the main actor. A target is not kept: what is registered for one
/// that is gone is left out.
@MainActor
open class UndoManager: NSObject {
  private var stacks = UndoStacks()
  private var open: [UndoGroup] = []
  private var disabledCount = 0
  private var work = Work.none
  private var isClosingPlanned = false

  private enum Work { case none, undoing, redoing }

  public nonisolated override init() { super.init() }

  // MARK: Groups

  /// Whether a group begins by itself, and ends with the turn of the main actor.
  open var groupsByEvent = true

  /// How many groups are open, one in the other.
  open var groupingLevel: Int { open.count }

  /// How many groups are kept at most, of those that stand in no other; 0 for all. The oldest ones go.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Modes of a run loop. Turns of the main actor have none, so that they change nothing.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Begins a group.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    if open.isEmpty, groupsByEvent {
      openGroup()
      open.first?.isOfEvent = true
      planClosing()
    }
    openGroup()
  }

  /// Ends the group that was begun last. Without one it does nothing, and the log says so.
  open func endUndoGrouping() {
    guard let group = open.last else {
      SaidOnce.tell("UndoManager.endUndoGrouping()", "no group is open; call beginUndoGrouping() before it")
      return
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    // Who hears of it may have closed it.
    guard open.last === group else { return }
    open.removeLast()
    if let outer = open.last {
      if !group.isEmpty { outer.steps.append(.group(group)) }
      if outer.name.isEmpty { outer.name = group.name }
    } else if !group.isEmpty {
      if work == .undoing { stacks.redo.append(group) } else { stacks.undo.append(group) }
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openGroup() {
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends what an event began when the turn is over in which it did.
  private func planClosing() {
    guard !isClosingPlanned else { return }
    isClosingPlanned = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      isClosingPlanned = false
      // Who has begun a group of its own ends it, too.
      if open.count == 1, open[0].isOfEvent { endUndoGrouping() } else if !open.isEmpty, open[0].isOfEvent { planClosing() }
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    let gone = (stacks.undo.dropLast(levelsOfUndo), stacks.redo.dropLast(levelsOfUndo))
    stacks.undo.removeFirst(gone.0.count)
    stacks.redo.removeFirst(gone.1.count)
    withExtendedLifetime(gone) {}
  }

  // MARK: What is registered

  /// Keeps what takes back something.
  ///
  /// - Parameters:
  ///   - target: What `handler` gets, if it is still there.
  ///   - handler: Takes it back, and registers what does it again.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let isAlone = open.isEmpty && !groupsByEvent
    if open.isEmpty {
      if isAlone {
        SaidOnce.tell("UndoManager.registerUndo", "no group is open and groupsByEvent is false: it is a group of its own")
      }
      openGroup()
      open.first?.isOfEvent = groupsByEvent
      if groupsByEvent { planClosing() }
    }
    let action = UndoAction(target: target) { [weak target] in if let target { handler(target) } }
    open.last?.steps.append(.action(action))
    if isAlone { endUndoGrouping() }
    guard work == .none else { return }
    // Something new was done: what was undone before cannot be done again.
    let gone = stacks.redo
    stacks.redo = []
    withExtendedLifetime(gone) {}
  }

  /// Nothing is kept until `enableUndoRegistration()`, which is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// The end of `disableUndoRegistration()`. Without that it does nothing, and the log says so.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      SaidOnce.tell("UndoManager.enableUndoRegistration()", "registration is not disabled")
      return
    }
    disabledCount -= 1
  }

  /// Whether what is registered is kept.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Forgets all, and registers again.
  open func removeAllActions() {
    let gone = (stacks, open)
    stacks = UndoStacks()
    open = []
    disabledCount = 0
    withExtendedLifetime(gone) {}
  }

  /// Forgets what is registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    var gone: [UndoAction] = []
    for group in stacks.undo + stacks.redo + open { gone += group.remove(for: id) }
    stacks.undo.removeAll(where: \.isEmpty)
    stacks.redo.removeAll(where: \.isEmpty)
    withExtendedLifetime(gone) {}
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  open var canUndo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !stacks.undo.isEmpty || open.contains { !$0.isEmpty }
  }

  /// Whether there is something to do again.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !stacks.redo.isEmpty
  }

  /// How many groups can be undone, of those that are closed.
  open var undoCount: Int { stacks.undo.count }
  /// How many groups can be done again.
  open var redoCount: Int { stacks.redo.count }
  /// Whether something is being undone.
  open var isUndoing: Bool { work == .undoing }
  /// Whether something is being done again.
  open var isRedoing: Bool { work == .redoing }

  /// Takes back the last group, after it has closed the one that is open. Where groups are open in each other it does nothing,
  /// and the log says so.
  open func undo() {
    if open.count == 1 { endUndoGrouping() }
    guard open.isEmpty else {
      SaidOnce.tell("UndoManager.undo()", "groups are open in each other; end them with endUndoGrouping() before it")
      return
    }
    undoNestedGroup()
  }

  /// Takes back the last group. It does nothing while a group is open.
  open func undoNestedGroup() {
    guard work == .none, open.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    guard let group = stacks.undo.popLast() else { return }
    perform(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  open func redo() {
    guard work == .none else { return }
    if open.count == 1 { endUndoGrouping() }
    post(.NSUndoManagerCheckpoint)
    guard open.isEmpty, let group = stacks.redo.popLast() else { return }
    perform(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup, as kind: Work, _ before: Notification.Name, _ after: Notification.Name) {
    post(before)
    work = kind
    openGroup()
    open.last?.name = group.name
    open.last?.isDiscardable = group.isDiscardable
    group.perform()
    while !open.isEmpty { endUndoGrouping() }
    work = .none
    post(after)
  }

  // MARK: Names

  /// The name of what is undone next, such as "Typing"; empty for none.
  open var undoActionName: String { (open.first { !$0.isEmpty } ?? stacks.undo.last)?.name ?? "" }
  /// The name of what is done again next; empty for none.
  open var redoActionName: String { stacks.redo.last?.name ?? "" }

  /// Names the group that is open, or the last one.
  open func setActionName(_ actionName: String) { current?.name = actionName }

  /// Says of the group that is open, or of the last one, whether what it does is worth keeping.
  open func setActionIsDiscardable(_ discardable: Bool) { current?.isDiscardable = discardable }
  /// Whether what is undone next is worth no keeping.
  open var undoActionIsDiscardable: Bool { stacks.undo.last?.isDiscardable ?? false }
  /// Whether what is done again next is worth no keeping.
  open var redoActionIsDiscardable: Bool { stacks.redo.last?.isDiscardable ?? false }

  private var current: UndoGroup? { open.first ?? (work == .undoing ? stacks.redo.last : stacks.undo.last) }

  /// "Undo Typing", in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// "Redo Typing", in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo" with a name, in English.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
  /// "Redo" with a name, in English.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
