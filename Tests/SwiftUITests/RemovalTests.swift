import SwiftUI
import SwiftUITesting
import Testing

/// Views that go while something of theirs is still to be done.
@MainActor @Suite("Removal while something is pending") struct RemovalTests {
  final class Model: ObservableObject {
    @Published var isShown = true
    @Published var value = 0
  }

  /// Its own reason to be evaluated comes after that of the content, which its parent updates.
  struct Hiding: ViewModifier {
    @ObservedObject var switcher: Switcher
    func body(content: Content) -> some View {
      if switcher.isOn { content }
    }
  }

  final class Switcher: ObservableObject {
    @Published var isOn = true
  }

  final class Log {
    var lines: [String] = []
  }

  struct Outer: View {
    @ObservedObject var model: Model
    let switcher: Switcher
    let log: Log

    var body: some View {
      Text("\(model.value)")
        .onChange(of: model.value) { log.lines.append("changed") }
        .task(id: model.value) { [value = model.value] in log.lines.append("task \(value)") }
        .modifier(Hiding(switcher: switcher))
    }
  }

  @Test("a change and a task of a view that goes later in the same turn do not run")
  func changeThenRemoval() async {
    let model = Model()
    let switcher = Switcher()
    let log = Log()
    let host = TestHost { Outer(model: model, switcher: switcher, log: log) }
    for _ in 0..<100 where log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["task 0"])
    model.value = 1
    switcher.isOn = false
    host.turn()
    for _ in 0..<20 { await Task.yield() }
    #expect(host.texts.isEmpty)
    #expect(log.lines == ["task 0"])
  }

  @Test("the body of a child whose parent removes it is not evaluated, though it was dirty first")
  func dirtyChild() {
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text("child \(model.value)") }
    }
    struct Parent: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.isShown { Child(model: model) }
      }
    }
    let model = Model()
    let host = TestHost { Parent(model: model) }
    host.resetCounts()
    model.value = 1
    model.isShown = false
    host.turn()
    #expect(host.evaluations(of: Child.self) == 0)
    #expect(host.evaluations(of: Parent.self) == 1)
    #expect(host.patchCount == 1)
  }

  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Test("a binding to an element that is gone reads the last value, and writes to nothing else")
  func bindingAfterRemoval() throws {
    struct Items: View {
      @State private var items = (0..<3).map { Item(id: $0, name: "item \($0)") }
      let note: (Binding<Item>) -> Void
      var body: some View {
        ForEach($items) { $item in
          Text(item.name).onAppear { note($item) }
        }
        Button("Drop middle") { items.remove(at: 1) }
      }
    }
    var bindings: [Binding<Item>] = []
    let host = TestHost { Items { bindings.append($0) } }
    try host.find(.button("Drop middle")).press()
    host.turn()
    #expect(bindings[1].wrappedValue.name == "item 1")
    bindings[1].wrappedValue.name = "written to nothing"
    #expect(!host.turn())
    bindings[2].wrappedValue.name = "third"
    host.turn()
    #expect(host.texts == ["item 0", "third", "Drop middle"])
  }

  @Test("the rows of a binding's elements are not evaluated for a sibling's change")
  func bindingRows() throws {
    struct Row: View {
      @Binding var item: Item
      var body: some View { Text(item.name) }
    }
    struct Items: View {
      @State private var items = (0..<3).map { Item(id: $0, name: "item \($0)") }
      var body: some View {
        ForEach($items) { Row(item: $0) }
        Button("Drop first") { items.removeFirst() }
      }
    }
    let host = TestHost { Items() }
    try host.find(.button("Drop first")).press()
    host.turn()
    #expect(host.texts == ["item 1", "item 2", "Drop first"])
  }

  @Test("unmounting from an action of the same turn ends everything once")
  func unmountInAction() {
    struct Closing: View {
      let close: () -> Void
      let log: Log
      @State private var value = 0
      var body: some View {
        Button("Add") { value += 1 }
          .onChange(of: value) { close() }
          .onChange(of: value) { log.lines.append("after") }
          .onDisappear { log.lines.append("gone") }
      }
    }
    let log = Log()
    var host: TestHost!
    host = TestHost { Closing(close: { host.unmount() }, log: log) }
    try? host.find(.button("Add")).press()
    host.turn()
    #expect(log.lines == ["gone"])
    #expect(!host.turn())
  }

  @Test("onDisappear runs for every view of what goes, after it has gone (124)")
  func disappearance() throws {
    struct Leaving: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        if isShown {
          VStack {
            Text("a").onDisappear { log.lines.append("text") }
          }
          .onDisappear { log.lines.append("stack") }
        }
        Button("Hide") { isShown = false }
      }
    }
    let log = Log()
    let host = TestHost { Leaving(log: log) }
    try host.find(.button("Hide")).press()
    #expect(log.lines.isEmpty)
    host.turn()
    #expect(log.lines == ["text", "stack"])
    host.unmount()
    #expect(log.lines == ["text", "stack"])
  }
}
