import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("State and bindings") struct StateTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("Twice") {
        count += 1
        count += 1
      }
    }
  }

  @Test("two writes in one action are one evaluation and one patch")
  func twoWrites() throws {
    let host = TestHost { Counter() }
    host.resetCounts()
    try host.find(.button("Twice")).press()
    host.turn()
    #expect(host.texts.first == "2")
    #expect(host.evaluationCount == 1)
    #expect(host.patchCount == 1)
  }

  struct Sibling: View {
    let name: String
    var body: some View { Text(name) }
  }

  struct Reader: View {
    @Binding var value: Int
    var body: some View { Text("\(value)") }
  }

  struct Passer: View {
    @State private var value = 0
    var body: some View {
      Reader(value: $value)
      Sibling(name: "sibling")
      Button("Add") { value += 1 }
    }
  }

  @Test("passing a binding on is not a read: only the view that reads it is evaluated (51)")
  func binding() throws {
    let host = TestHost { Passer() }
    host.resetCounts()
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.texts.first == "1")
    #expect(host.evaluations(of: Passer.self) == 0)
    #expect(host.evaluations(of: Sibling.self) == 0)
    #expect(host.evaluations(of: Reader.self) == 1)
    #expect(host.patchCount == 1)
  }

  struct Parent: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Sibling(name: "unchanged")
      Button("Add") { count += 1 }
    }
  }

  @Test("an unchanged sibling is skipped (136)")
  func skipping() throws {
    let host = TestHost { Parent() }
    host.resetCounts()
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.evaluations(of: Parent.self) == 1)
    #expect(host.evaluations(of: Sibling.self) == 0)
  }

  struct Point: Equatable {
    var x = 1
    var y: Int? = 2
  }

  @Test("a binding reaches members, elements and optionals")
  func projections() {
    struct Holder: View {
      @State private var point = Point()
      @State private var list = [1, 2, 3]
      @State private var name: String?
      let probe: (Binding<Point>, Binding<[Int]>, Binding<String?>) -> Void
      var body: some View {
        Text("\(point.x) \(point.y ?? -1) \(list.description) \(name ?? "none")")
          .onAppear { probe($point, $list, $name) }
      }
    }
    let host = TestHost {
      Holder { point, list, name in
        point.x.wrappedValue = 10
        #expect(point.wrappedValue.x == 10)
        let y = Binding(point.y)
        y?.wrappedValue = 20
        list[1].wrappedValue = 7
        #expect(Binding(name) == nil)
        name.wrappedValue = "a"
        Binding(name)?.wrappedValue = "b"
        let optional: Binding<Int?> = Binding(point.x)
        optional.wrappedValue = nil
        optional.wrappedValue = 11
      }
    }
    #expect(host.texts == ["11 20 [1, 7, 3] b"])
  }

  @Observable final class Model {
    nonisolated(unsafe) static var made = 0
    var name = "a"
    var other = 0
    init() { Model.made += 1 }
  }

  struct ModelOwner: View {
    @State private var model = Model()
    let parent: Int
    var body: some View {
      ModelReader(model: model)
      TextField("Name", text: $model.name)
      Button("Other") { model.other += 1 }
    }
  }

  struct ModelReader: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  struct ModelRoot: View {
    @State private var count = 0
    var body: some View {
      ModelOwner(parent: count)
      Button("Again") { count += 1 }
    }
  }

  @Test("state makes an observable object once per identity, and only what is read is tracked (58, 59, 69)")
  func observableState() throws {
    Model.made = 0
    let host = TestHost { ModelRoot() }
    try host.find(.button("Again")).press()
    host.turn()
    #expect(Model.made == 1)
    host.resetCounts()
    try host.find(.button("Other")).press()
    #expect(!host.turn())
    try host.find(.textField("Name")).edit("b")
    host.turn()
    #expect(host.texts.first == "b")
    #expect(host.evaluations(of: ModelReader.self) == 1)
    #expect(host.evaluations(of: ModelOwner.self) == 1, "it has made a binding to the name")
    #expect(host.evaluations(of: ModelRoot.self) == 0)
  }

  @Test("a row made from an element's binding edits it, also after others have gone")
  func forEachBindings() throws {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Items: View {
      @State private var items = (0..<3).map { Item(id: $0, name: "item \($0)") }
      var body: some View {
        ForEach($items) { $item in TextField("Name \(item.id)", text: $item.name) }
        Text(items.map(\.name).joined(separator: ","))
        Button("Drop first") { items.removeFirst() }
      }
    }
    let host = TestHost { Items() }
    try host.find(.textField("Name 1")).edit("one")
    host.turn()
    try host.find(.button("Drop first")).press()
    host.turn()
    try host.find(.textField("Name 2")).edit("two")
    host.turn()
    #expect(host.findAll(.text("one,two")).count == 1)
  }
}
