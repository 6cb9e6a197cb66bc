import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("The undo manager of a window") struct UndoManagerValueTests {
  @MainActor @Observable final class Drawing {
    var lines = 0

    func draw(_ manager: UndoManager?) { change(by: 1, manager) }

    private func change(by count: Int, _ manager: UndoManager?) {
      lines += count
      manager?.registerUndo(withTarget: self) { $0.change(by: -count, manager) }
    }
  }

  struct Sheet: View {
    @Environment(\.undoManager) private var undoManager
    @State private var drawing = Drawing()
    var body: some View {
      Text("\(drawing.lines) lines")
      Button("Draw") { drawing.draw(undoManager) }
      Other()
    }
  }

  struct Other: View {
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
    }
  }

  @Test("views of one window share it, and another window has another one")
  func shared() throws {
    let first = TestHost { Sheet() }
    let second = TestHost { Sheet() }
    try first.find(.button("Draw")).press()
    first.turn()
    try second.find(.button("Undo")).press()
    second.turn()
    first.turn()
    #expect(first.texts.first == "1 lines")
    try first.find(.button("Undo")).press()
    first.turn()
    #expect(first.texts.first == "0 lines")
    try first.find(.button("Redo")).press()
    first.turn()
    #expect(first.texts.first == "1 lines")
  }
}
