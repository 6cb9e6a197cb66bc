import Foundation
import SwiftUI

/// A host that prints a window as lines of text and is used by words: the smallest whole one. `Documentation/WritingAHost.md` goes through it.
///
///     1  textField “New item”
///     2  button “Add” disabled
///        text “2 of 3 are done”
///
/// What a person can use has a number, which stays as long as the element does.
@MainActor
final class PrintedLinesHost: SwiftUICore.Host {
  private let app: any AppRuntime
  private let write: (String) -> Void
  private(set) var graph: ViewGraph!
  /// What is shown: the first elements, and what each commit has made of them.
  private var replica = Replica(root: .root())
  private var printed: [String] = []
  private var numbers: [ElementID: Int] = [:]
  private var newestEdit: UInt32 = 0
  /// The app has closed its window.
  private(set) var isClosed = false

  /// Opens the app's first window.
  ///
  /// - Parameter write: Gets each line that is printed.
  init(_ app: any AppRuntime, write: @escaping (String) -> Void) {
    self.app = app
    self.write = write
    graph = app.makeWindow(host: self)
    graph.lay(out: LayoutContext(fonts: AverageFonts()))
    graph.layout?.setWindow(CGSize(width: 640, height: 480))
    app.openWindow(graph, at: .first)
    replica = Replica(root: graph.root)
    show()
  }

  // MARK: What the graph asks of a host

  func scheduleTurn(of graph: ViewGraph) {
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = graph.turn() } }
  }

  func commit(_ commit: Commit, of graph: ViewGraph) {
    replica.apply(commit)
    show()
    for request in commit.requests {
      switch request {
      case .open(let url): write("   open \(url.absoluteString)")
      case .copy(let text): write("   copy \(text)")
      case .vibrate: write("   vibrate")
      case .save(let file): write("   save \(file.lastPathComponent)")
      case .dragTargets: break
      case .closeWindow: isClosed = true
      case .focus(let id): write("   focus \(id.flatMap { numbers[$0] }.map(String.init) ?? "nowhere")")
      // One window, without addresses; its values end with it.
      case .openWindow, .windowMoved, .pathMoved, .keep: break
      }
    }
  }

  func opens(_ url: URL) -> Bool { true }

  // MARK: What a person sees

  /// Prints the lines that are new since the last time, and those that have gone with a dash.
  private func show() {
    let lines = self.lines
    for change in lines.difference(from: printed) {
      switch change {
      case .insert(_, let line, _): write(line)
      case .remove(_, let line, _): write("-" + line.dropFirst())
      }
    }
    printed = lines
  }

  private var lines: [String] { shown.compactMap(line) }

  /// What is in sight, in reading order.
  private var shown: [Element] {
    var shown: [Element] = []
    func add(_ element: Element) {
      if element.content.isCovered || element.effects.contains(where: { $0 is HiddenEffect }) { return }
      shown.append(element)
      // A label is on the line of what it names.
      let inner = element.content.isNamedByChildren ? [] : element.children
      for child in inner + element.layers { add(child) }
    }
    add(replica.root)
    return shown
  }

  private func line(_ element: Element) -> String? {
    guard element.content.text != nil || element.content.isNamedByChildren else { return nil }
    let words = ["\(element.role)", "“\(element.label)”"] + element.content.summary
    let number = element.content.text == nil ? "\(number(of: element.id))" : ""
    return number + String(repeating: " ", count: max(1, 3 - number.count)) + words.joined(separator: " ")
  }

  private func number(of id: ElementID) -> Int {
    if let number = numbers[id] { return number }
    let number = numbers.count + 1
    numbers[id] = number
    return number
  }

  // MARK: What a person does

  /// Does what a line says: `press 2`, `type 1 Milk`, `switch 3`.
  func perform(_ command: String) {
    let words = command.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count >= 2, let element = words[1].isEmpty ? nil : element(Int(words[1])) else {
      return write("? A command is press, switch or type and the number of a line, and for type a text: type 1 Milk")
    }
    guard element.content.isEnabled else { return write("? \(words[1]) is disabled") }
    switch (words[0], element.content) {
    case ("press", is ButtonContent): send(PressEvent.activate, to: element)
    case ("switch", var toggle as ToggleContent):
      toggle.isOn.toggle()
      send(ToggleEvent(isOn: toggle.isOn), to: element, showing: toggle)
    case ("type", var field as TextFieldContent):
      newestEdit += 1
      field.value = EditedValue(words.count == 3 ? words[2] : "", revision: newestEdit)
      send(TextFieldEvent.edit(field.value), to: element, showing: field)
    default: write("? \(element.role) takes no \(words[0])")
    }
  }

  private func element(_ number: Int?) -> Element? {
    shown.first { $0.content.isNamedByChildren && numbers[$0.id] == number }
  }

  /// A control shows its new state before the app hears of it: an answer to an older state must not undo it.
  private func send(_ event: some ElementEvent, to element: Element, showing content: (any ElementContent)? = nil) {
    if let content { replica.show(content, at: element.id) }
    graph.act {
      graph.send(event, to: element.id)
      graph.turn()
    }
    show()
  }

  /// Ends the window and the app.
  func close() {
    graph.unmount()
    app.terminate()
  }
}
