import Foundation
import FoundationAdditions
import Testing
import Waiting

/// Undoing and doing again.
@Suite("UndoManager") @MainActor
struct UndoManagerTests {
  private final class Note {
    var text = ""
    unowned let undoManager: UndoManager

    init(_ undoManager: UndoManager) { self.undoManager = undoManager }

    @MainActor func set(_ new: String) {
      let old = text
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
      text = new
    }
  }

  private let manager = UndoManager()

  private func turn() async throws {
    try await wait(for: "the turn is over") { manager.groupingLevel == 0 }
  }

  @Test("what is done in one turn is undone as one, and done again")
  func turns() async throws {
    let note = Note(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    note.set("a")
    note.set("ab")
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    try await turn()
    note.set("abc")
    try await turn()
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(note.text == "ab" && manager.canRedo)
    manager.undo()
    #expect(note.text == "" && !manager.canUndo)
    manager.undo()
    manager.redo()
    #expect(note.text == "ab")
    manager.redo()
    #expect(note.text == "abc" && !manager.canRedo && manager.undoCount == 2)
    manager.redo()
    // Something new leaves nothing to do again.
    manager.undo()
    note.set("x")
    #expect(!manager.canRedo)
    manager.undo()
    #expect(note.text == "ab")
  }

  @Test("groups of one's own are in each other, and undone as one")
  func groups() {
    let note = Note(manager)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    note.set("a")
    manager.beginUndoGrouping()
    note.set("b")
    manager.undo()
    #expect(note.text == "b" && manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(note.text == "")
    manager.redo()
    #expect(note.text == "b")
    // Without a group it is one of its own.
    note.set("c")
    note.set("d")
    #expect(manager.undoCount == 3)
    manager.levelsOfUndo = 2
    #expect(manager.undoCount == 2)
    manager.undoNestedGroup()
    manager.undoNestedGroup()
    #expect(note.text == "b" && !manager.canUndo)
  }

  @Test("names belong to groups, and go with them")
  func names() async throws {
    let note = Note(manager)
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo" && manager.undoActionName == "")
    note.set("a")
    manager.setActionName("Typing")
    #expect(manager.undoActionName == "Typing")
    try await turn()
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Typing" && manager.undoMenuItemTitle == "Undo")
    manager.redo()
    #expect(manager.undoMenuItemTitle == "Undo Typing")
  }

  @Test("nothing is kept while registration is disabled, nor for a target that is removed or gone")
  func targets() async throws {
    let note = Note(manager)
    var other: Note? = Note(manager)
    weak let gone = other
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    note.set("a")
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    manager.enableUndoRegistration()
    note.set("b")
    other?.set("o")
    try await turn()
    other = nil
    #expect(gone == nil)
    manager.undo()
    #expect(note.text == "a")
    note.set("c")
    try await turn()
    manager.removeAllActions(withTarget: note)
    #expect(!manager.canUndo && !manager.canRedo)
    note.set("d")
    manager.removeAllActions()
    #expect(!manager.canUndo && manager.groupingLevel == 0)
  }

  @Test("it says what it does, and knows whether it undoes")
  func notifications() async throws {
    var states: [String] = []
    let heard = manager
    let observers = [Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange].map
    { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        MainActor.assumeIsolated {
          states.append(name.rawValue.replacing("NSUndoManager", with: "").replacing("Notification", with: ""))
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    let note = Note(manager)
    manager.registerUndo(withTarget: note) { _ in
      states.append("\(heard.isUndoing) \(heard.isRedoing)")
      heard.undo()
      heard.registerUndo(withTarget: note) { _ in states.append("\(heard.isUndoing) \(heard.isRedoing)") }
    }
    manager.undo()
    manager.redo()
    #expect(states == ["WillUndoChange", "true false", "DidUndoChange", "false true", "DidRedoChange"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }
}
