import RandomInput
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Element table", .serialized)
struct ElementTableTests {
  /// Elements that are in no tree.
  @MainActor
  struct Elements {
    let tree = NodeTree(depths: [0])
    let all: [ElementNode]

    init(_ count: Int) {
      let context = _NodeContext(parent: tree.root)
      all = (0..<count).map { _ in ElementNode(context) }
    }

    func tearDown() {
      for element in all { element.tearDownTree() }
      tree.tearDown()
    }
  }

  @Test("Random insertions, removals and look-ups agree with a dictionary; no id comes twice")
  func randomOperations() {
    let elements = Elements(20)
    defer { elements.tearDown() }
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var table = ElementTable()
      var expected: [ElementID: ElementNode] = [:]
      var ids: [ElementID] = []
      for _ in 0..<2_000 {
        if Bool.random(using: &generator) {
          let element = elements.all.randomElement(using: &generator)!
          let id = table.insert(element)
          #expect(id != .root && !ids.contains(id))
          ids.append(id)
          expected[id] = element
        } else if let id = ids.randomElement(using: &generator) {
          // Also ids that are gone.
          table.remove(id)
          expected[id] = nil
        }
        if let id = ids.randomElement(using: &generator) { #expect(table[id] === expected[id]) }
      }
      for id in ids { #expect(table[id] === expected[id]) }
    }
  }

  @Test(
    "An id that was never given out, and the root's, find nothing and may be removed",
    arguments: [0, 1, 255, 256, 257, UInt32.max])
  func unknownIDs(_ id: UInt32) {
    let elements = Elements(1)
    defer { elements.tearDown() }
    var table = ElementTable()
    #expect(table[ElementID(id)] == nil)
    table.remove(ElementID(id))
    let first = table.insert(elements.all[0])
    if ElementID(id) != first {
      #expect(table[ElementID(id)] == nil)
      table.remove(ElementID(id))
    }
    #expect(table[first] === elements.all[0])
    table.removeAll()
    #expect(table[first] == nil)
    table.remove(first)
    #expect(table.insert(elements.all[0]) != first)
  }

  @Test("Elements at the ends of pages are found, also when all others of their pages are gone")
  func pages() {
    let elements = Elements(1)
    defer { elements.tearDown() }
    var table = ElementTable()
    let ids = (0..<1_030).map { _ in table.insert(elements.all[0]) }
    let kept = Set([1, 255, 256, 511, 512, 1_024].map { ElementID($0) })
    for id in ids.shuffled() where !kept.contains(id) { table.remove(id) }
    for id in ids { #expect((table[id] != nil) == kept.contains(id)) }
    for id in kept { table.remove(id) }
    for id in ids { #expect(table[id] == nil) }
    let next = table.insert(elements.all[0])
    #expect(next.rawValue == 1_031)
    #expect(table[next] === elements.all[0])
  }

  @Test("After the last id they begin anew, past those that are in use, and none is that of the root")
  func afterTheLast() {
    let elements = Elements(3)
    defer { elements.tearDown() }
    var table = ElementTable(nextID: 1)
    let old = [table.insert(elements.all[0]), table.insert(elements.all[0]), table.insert(elements.all[1])]
    table.remove(old[1])
    // As long as there are others no id is used twice.
    #expect(table.insert(elements.all[2]).rawValue == 4)
    var late = ElementTable(nextID: ElementID.largest.rawValue - 1)
    #expect(late.insert(elements.all[0]).rawValue == UInt32(Int32.max) - 1)
    #expect(late.insert(elements.all[1]) == .largest)
    #expect(late.insert(elements.all[2]).rawValue == 1)
    #expect(late[.largest] === elements.all[1] && late[ElementID(1)] === elements.all[2] && late[.root] == nil)
    #expect(late.insert(elements.all[0]).rawValue == 2)
    // A table whose ids begin anew gives none that is in use.
    var full = ElementTable(nextID: ElementID.largest.rawValue)
    var ids = (0..<600).map { _ in full.insert(elements.all[0]) }
    full.beginAnew()
    full.remove(ids.removeLast())
    let next = full.insert(elements.all[1])
    #expect(!ids.contains(next) && full[next] === elements.all[1] && ids.allSatisfy { full[$0] === elements.all[0] })
  }

  @Test("What a table of numbers keeps is by how many values there are, and not by how large the numbers have become")
  func keptPages() {
    var table = PagedTable<Int>()
    for number in stride(from: UInt32(0), through: UInt32(Int32.max), by: 50_000_000) {
      table[number] = Int(number)
      #expect(table.numbers == [number])
      table[number] = nil
    }
    #expect(table.numbers.isEmpty && table.pageCount == 0)
    table[7] = 7
    table[UInt32.max] = 8
    #expect(table.numbers == [7, .max] && table[7] == 7 && table[.max] == 8 && table.pageCount == 2)
  }
}
