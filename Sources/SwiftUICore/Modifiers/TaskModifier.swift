/// Runs an asynchronous action as long as the content is in the tree.
package struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void
  /// Whether it runs before what it stands around is in sight: images are loaded ahead, so who scrolls finds them there.
  var runsAhead = false
}

extension TaskModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<TaskModifier<ID>> { TaskNode(self, context) }
}

private final class TaskNode<ID: Equatable>: PrimitiveModifierNode<TaskModifier<ID>>, PresenceMember {
  private var task: Task<Void, Never>?
  private var token: TaskToken?
  private var isAboutToStart = false
  private var sight = Sight()

  override init(_ modifier: TaskModifier<ID>, _ context: _NodeContext) {
    super.init(modifier, context)
    if !modifier.runsAhead { sight = .watched(by: self) }
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { sight.effect }

  override func contentDidAppear() {
    sight.begin(isUncovered: joinPresence(), hasElement: firstElement != nil)
    if sight.isSeen { start() }
  }

  func presenceChanged(to isSeen: Bool) {
    if sight.set(isUncovered: isSeen) { seenChanged() }
  }

  override func handle(_ event: any ElementEvent) {
    if sight.receive(event) { seenChanged() }
  }

  private func seenChanged() {
    if sight.isSeen { start() } else { cancel() }
  }

  override func didUpdateContent(_ newModifier: TaskModifier<ID>) {
    let hasChanged = modifier.id != newModifier.id
    replaceModifier(with: newModifier)
    guard hasChanged else { return }
    cancel()
    if sight.isSeen { start() }
  }

  /// Tasks begin when the whole tree has settled, after all `onAppear` actions (behaviour 125).
  private func start() {
    // The id may change twice before that: one task, for the last one.
    guard !isAboutToStart else { return }
    isAboutToStart = true
    graph.performWhenSeen(in: .tasks) { [weak self] in self?.startNow() }
  }

  private func startNow() {
    isAboutToStart = false
    guard !flags.contains(.isRemoved), sight.isSeen else { return }
    let action = modifier.action
    let token = TaskToken()
    self.token = token
    graph.taskBegan(token, of: self)
    task = RunningWindow.run(in: graph) {
      Task(priority: modifier.priority) { [weak graph] in
        await action()
        graph?.taskEnded(token)
      }
    }
  }

  private func cancel() {
    task?.cancel()
    task = nil
    if let token { graph.taskEnded(token) }
  }

  override func tearDown() {
    _ = leavePresence()
    if let target = sight.target { graph.unregister(target) }
    cancel()
  }
}

extension View {
  /// Runs an asynchronous action, from when this view has appeared until it is done. It is cancelled when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    // Behaviour 125.
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs an asynchronous action when this view has appeared and each time that the id has changed.
  ///
  /// Another id cancels the task and starts a new one; so does the end of the view, without a new one.
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    // Behaviour 126.
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
