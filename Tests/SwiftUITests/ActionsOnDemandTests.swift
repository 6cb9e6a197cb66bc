import SwiftUI
import Testing

@testable import SwiftUICore

/// A host that asks for what a person can do with a row when somebody looks at it.
@MainActor @Suite("Actions of rows that are made on demand") struct ActionsOnDemandTests {
  @Observable final class Model {
    var rows = ["a", "b"]
    var name = "Delete"
    var hasActions = true
    @ObservationIgnored var evaluated: [String] = []
  }

  struct Action: View {
    let row: String
    let name: String
    let model: Model
    var body: some View {
      let _ = model.evaluated.append("\(name) \(row)")
      if model.hasActions { Button("\(name) \(row)") { model.rows.removeAll { $0 == row } } }
    }
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      List(model.rows, id: \.self) { row in
        Text(row).swipeActions { Action(row: row, name: model.name, model: model) }
      }
    }
  }

  /// A scene, and the slots of its rows.
  @MainActor final class Scene: SwiftUICore.Host {
    let graph: ViewGraph
    var patches: [Patch] = []
    let makesActionsOnDemand = true

    init(_ model: Model) {
      graph = ViewGraph(host: nil)
      graph.host = self
      graph.mount(Rows(model: model))
    }

    func scheduleTurn(of graph: ViewGraph) {}
    func commit(_ commit: Commit, of graph: ViewGraph) { patches += commit.patches }

    var slots: [Element] {
      func find(_ element: Element) -> [Element] {
        element.layers.filter { $0.content is LayerContent } + element.children.flatMap(find)
      }
      return find(graph.root)
    }

    func ask(_ place: Int) {
      graph.send(ShowActionsEvent(), to: slots[place].id)
      graph.turn()
    }

    func isWaiting(_ place: Int) -> Bool? { (slots[place].content as? LayerContent)?.isOnDemand }
  }

  @Test("no body of theirs is evaluated before the host asks, and then only that row's")
  func onDemand() {
    let model = Model()
    let scene = Scene(model)
    #expect(scene.slots.map(\.children.count) == [0, 0])
    #expect(model.evaluated == [])
    scene.ask(1)
    #expect(model.evaluated == ["Delete b"])
    #expect(scene.slots.map(\.children.count) == [0, 1])
    #expect(scene.isWaiting(0) == true && scene.isWaiting(1) == false)
    // Asked again there is nothing to do.
    let count = scene.patches.count
    scene.ask(1)
    #expect(scene.patches.count == count && model.evaluated == ["Delete b"])
  }

  @Test("the host hears of the actions first, and then that they are all there")
  func order() {
    let scene = Scene(Model())
    let slot = scene.slots[0].id
    scene.ask(0)
    #expect(scene.patches.count == 2)
    if case .insert(_, let parent, _) = scene.patches[0] { #expect(parent == slot) } else { Issue.record("\(scene.patches)") }
    if case .update(let id, _, _) = scene.patches[1] { #expect(id == slot) } else { Issue.record("\(scene.patches)") }
  }

  @Test("they are made from what the row says now, and follow it from then on")
  func changes() {
    let model = Model()
    let scene = Scene(model)
    model.name = "Remove"
    scene.graph.turn()
    #expect(model.evaluated == [])
    scene.ask(0)
    #expect(model.evaluated == ["Remove a"])
    model.name = "Away"
    scene.graph.turn()
    #expect(model.evaluated == ["Remove a", "Away a"])
  }

  @Test("actions of which there are none are no longer awaited")
  func none() {
    let model = Model()
    model.hasActions = false
    let scene = Scene(model)
    scene.ask(0)
    #expect(scene.isWaiting(0) == false && scene.slots[0].children.isEmpty)
  }

  @Test("a row that goes takes along what has been made, and what has not")
  func removal() {
    let model = Model()
    let scene = Scene(model)
    scene.ask(0)
    model.rows = []
    scene.graph.turn()
    #expect(scene.slots.isEmpty)
    model.name = "Remove"
    model.hasActions = false
    #expect(!scene.graph.turn())
    #expect(model.evaluated == ["Delete a"] && registrationCount(of: model) == 1)
  }
}
