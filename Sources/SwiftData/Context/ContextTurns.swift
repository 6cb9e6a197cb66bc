import Foundation
import SwiftUICore

/// The objects and models with changes that queries have not seen.
struct TouchedModels {
  struct Entry {
    let model: any PersistentModel
    var slots: Set<Int> = []
    /// Whether it has come or gone.
    var isPresence = false
  }

  /// More objects than this are not looked for one by one.
  static let limit = 32

  var entries: [Int64: Entry] = [:]
  /// Models whose rows were changed elsewhere.
  var entities: Set<String> = []
  /// Models of which this context has saved something.
  var saved: Set<String> = []
  var transaction = Transaction()

  var isEmpty: Bool { entries.isEmpty && entities.isEmpty && saved.isEmpty }

  mutating func add(_ model: any PersistentModel, _ key: Int64, _ slot: Int?) {
    if let slot {
      entries[key, default: Entry(model: model)].slots.insert(slot)
    } else {
      entries[key, default: Entry(model: model)].isPresence = true
    }
  }
}

/// Something that shows what a context finds.
protocol ContextObserver: AnyObject {
  /// Whether it shows what is stored, rather than what waits.
  var showsStored: Bool { get }
  func update(_ changes: TouchedModels, in context: ModelContext)
}

/// The contexts that have queries: they are brought up to date before each turn of any scene.
final class ContextTurns {
  // Used on the main actor only.
  nonisolated(unsafe) static let shared = ContextTurns()

  private var contexts: [ContextReference] = []
  /// Those that save by themselves at the end of the turn, which may be that of the process.
  private var unsaved: [ContextReference] = []
  private var savesAtExit = false

  /// What the last turn of a process has changed is saved, too, where it ends with `exit` on the main actor.
  func saveAtExit(_ context: ModelContext) {
    unsaved.removeAll { $0.context?.hasChanges != true }
    unsaved.append(ContextReference(context))
    if savesAtExit { return }
    savesAtExit = true
    atexit {
      guard MainQueue.isCurrent else { return }
      for reference in ContextTurns.shared.unsaved { reference.context?.saveByItself() }
    }
  }

  func add(_ context: ModelContext) {
    guard context.isOnMainActor, !contexts.contains(where: { $0.context === context }) else { return }
    contexts.append(ContextReference(context))
    MainQueue.assume { ViewGraph.prepareTurns(for: ContextTurns.self) { ContextTurns.shared.update() } }
  }

  private func update() {
    contexts.removeAll { $0.context?.isObserved != true }
    for reference in contexts { reference.context?.processPendingChanges() }
    if contexts.isEmpty { MainQueue.assume { ViewGraph.stopPreparingTurns(for: ContextTurns.self) } }
  }
}
