import SwiftUI
import SwiftUITesting
import Testing

/// Views with bindings, compared with an app's own `==`: the one that stands in the tree has the values that it was evaluated with.
@MainActor @Suite("Bindings in ==") struct ComparedBindingTests {
  private struct Tile: View, Equatable {
    @Binding var number: Int
    nonisolated static func == (left: Tile, right: Tile) -> Bool {
      MainActor.assumeIsolated { left.number == right.number }
    }
    var body: some View { Text("tile \(number)") }
  }

  private struct Tiles: View {
    let isComparedView: Bool
    @State private var numbers = [1, 2]
    var body: some View {
      let number = numbers.count > 1 ? $numbers[1] : .constant(0)
      if isComparedView { Tile(number: number).equatable() } else { Tile(number: number) }
      Button("Drop") { numbers.removeLast() }
    }
  }

  @Test("an element that has gone is not looked for", arguments: [true, false])
  func lostElement(isComparedView: Bool) throws {
    let host = TestHost { Tiles(isComparedView: isComparedView) }
    #expect(host.texts.first == "tile 2")
    try host.find(.button("Drop")).press()
    host.turn()
    #expect(host.texts.first == "tile 0")
  }

  private struct Computed: View {
    @State private var numbers = [1, 2]
    var body: some View {
      let all = Binding(get: { numbers }, set: { numbers = $0 })
      Tile(number: numbers.count > 1 ? all[1] : .constant(0)).equatable()
      Button("Drop") { numbers.removeLast() }
    }
  }

  @Test("nor in a collection that closures read")
  func computed() throws {
    let host = TestHost { Computed() }
    try host.find(.button("Drop")).press()
    host.turn()
    #expect(host.texts.first == "tile 0")
  }

  private final class Verdicts {
    nonisolated(unsafe) var pairs: [[Int]] = []
  }

  private struct Watched: View, Equatable {
    @Binding var number: Int
    let verdicts: Verdicts
    nonisolated static func == (left: Watched, right: Watched) -> Bool {
      MainActor.assumeIsolated {
        left.verdicts.pairs.append([left.number, right.number])
        return left.number == right.number
      }
    }
    var body: some View { Text("watched") }
  }

  private struct Watching: View {
    let verdicts: Verdicts
    @State private var number = 1
    @State private var other = 0
    var body: some View {
      Watched(number: $number, verdicts: verdicts).equatable()
      Button("Add") { number += 1 }
      Button("Other \(other)") { other += 1 }
      Text("\(number)")
    }
  }

  @Test("a difference of values is seen, once for each change, also where the body has not read them")
  func difference() throws {
    let verdicts = Verdicts()
    let host = TestHost { Watching(verdicts: verdicts) }
    #expect(verdicts.pairs == [])
    try host.find(.button("Add")).press()
    host.turn()
    #expect(verdicts.pairs == [[1, 2]])
    try host.find(.button("Other 0")).press()
    host.turn()
    #expect(verdicts.pairs == [[1, 2], [2, 2]])
    try host.find(.button("Add")).press()
    host.turn()
    #expect(verdicts.pairs.last == [2, 3])
  }

  @MainActor @Observable final class Model { var number = 1 }

  @Test("the values that are remembered make no dependencies")
  func dependencies() throws {
    struct Fixed: View, Equatable {
      @Binding var number: Int
      nonisolated static func == (left: Fixed, right: Fixed) -> Bool { true }
      var body: some View { Text("fixed") }
    }
    struct Around: View {
      @Bindable var model: Model
      var body: some View { Fixed(number: $model.number) }
    }
    let model = Model()
    let host = TestHost { Around(model: model) }
    let before = host.evaluations(of: Fixed.self)
    model.number = 2
    host.turn()
    #expect(host.evaluations(of: Fixed.self) == before)
  }
}
