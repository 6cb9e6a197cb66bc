import SwiftUICore

extension TestHost {
  /// Runs turns, and waits for the tasks that views have started with `task`, until nothing is pending.
  ///
  /// A task that an action starts with `Task { … }` is nobody's: it gets time to run as long as it does not wait for something
  /// outside the main actor. Where it does, wait for what it changes with `settle(within:until:)`.
  ///
  /// - Throws: `DidNotSettle`, with the reason, if views keep changing each other or tasks are still running at the end of the
  ///   time.
  public func settle(
    within limit: Duration = .seconds(10), fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let site = use(at: fileID, filePath, line, column)
    try await settle(within: limit, site, asks: false) { graph.runningTasks.isEmpty }
  }

  /// Runs turns until a condition holds and nothing is pending, whatever tasks are still running.
  ///
  /// The condition is asked after each turn, when a task of a view ends, and every few milliseconds: what it waits for need not
  /// be shown. In a scene that does not come to rest, because a clock ticks in it, it is enough that the condition holds.
  ///
  /// - Throws: `DidNotSettle`, with the condition's line, at the end of the time; and what the condition throws.
  public func settle(
    within limit: Duration = .seconds(10), until condition: () throws -> Bool, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await settle(within: limit, use(at: fileID, filePath, line, column), asks: true, condition)
  }

  private func settle(within limit: Duration, _ site: CallSite, asks: Bool, _ condition: () throws -> Bool) async throws {
    let end = ContinuousClock.now + limit
    var turns = 0
    func endless() -> DidNotSettle {
      DidNotSettle(.endlessTurns(turns, last: trace.suffix(5).map(\.description)), at: site)
    }
    func count() throws {
      turns += 1
      if turns >= Self.turnLimit { throw endless() }
    }
    while true {
      while turn(at: site) {
        if asks {
          turns += 1
          // A scene in which a clock ticks has no rest: then it is enough that the condition holds.
          let isRestless = turns > Self.restlessTurns
          if isRestless, !graph.hasPendingWork, try condition() { return }
          if isRestless, ContinuousClock.now >= end { throw endless() }
        } else {
          try count()
        }
        // Other tests want to go on, too.
        await Task.yield()
      }
      // What other tasks have ready for the main actor comes first. A change in another transaction may run our turn meanwhile.
      let batch = graph.batchCount
      for _ in 0..<Self.patience where !graph.hasPendingWork { await Task.yield() }
      if graph.hasPendingWork { continue }
      if graph.batchCount != batch, !asks {
        try count()
        continue
      }
      if try condition() { return }
      guard ContinuousClock.now < end else {
        let tasks = graph.runningTasks.values.map { $0.viewPath() }.sorted()
        guard asks else { throw DidNotSettle(.runningTasks(of: tasks), at: site) }
        throw DidNotSettle(
          .conditionDoesNotHold(site.source, within: limit, runningTasks: tasks, tree: description), at: site)
      }
      await news(until: asks ? min(end, .now + Self.interval) : end)
    }
  }

  private static var turnLimit: Int { 1000 }
  private static var restlessTurns: Int { 100 }
  private static var patience: Int { 20 }
  private static var interval: Duration { .milliseconds(2) }

  private func news(until end: ContinuousClock.Instant) async {
    let timer = Task { [weak self] in
      try? await Task.sleep(until: end, clock: .continuous)
      self?.wake()
    }
    await withCheckedContinuation { waiters.append($0) }
    timer.cancel()
  }
}
