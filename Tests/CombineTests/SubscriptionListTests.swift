import RandomInput
import Testing

@testable import Combine

/// All sequences of operations up to a length, each compared with a list that keeps everything and searches.
@Suite("Subscription lists", .serialized)
struct SubscriptionListTests {
  /// The positions of all elements, kept outside of them so that a sequence can be taken back.
  final class Positions {
    var all: [Int32] = []
  }

  struct Element: SubscriptionListElement {
    let id: Int
    let positions: Positions

    var position: Int32 {
      get { positions.all[id] }
      nonmutating set { positions.all[id] = newValue }
    }

    func isSame(as other: Element) -> Bool { id == other.id }
  }

  enum Operation: Hashable {
    case append
    /// Removes the element with this number, whether or not it is in the list.
    case remove(Int)
    case removeAll
    case beginVisit
    /// Goes to the next element of a visit.
    case step(Int)
    case endVisit(Int)
  }

  /// A list, its visits, and what both should be.
  struct State {
    struct Visit {
      var position = 0
      /// The last element that the visit has met.
      var last = -1
    }

    var list = SubscriptionList<Element>()
    var visits: [Visit] = []
    let positions = Positions()
    /// The numbers of the elements, in the order of their arrival.
    var expected: [Int] = []

    var elements: [Element] { (0..<list.end).compactMap { list[$0] } }

    func element(_ id: Int) -> Element { Element(id: id, positions: positions) }

    /// An element that no list has had yet.
    func addedElement() -> Element {
      positions.all.append(-1)
      return element(positions.all.count - 1)
    }

    /// What may happen next.
    var operations: [Operation] {
      var operations: [Operation] = []
      if positions.all.count < 5 { operations.append(.append) }
      operations += positions.all.indices.map(Operation.remove)
      if !expected.isEmpty { operations.append(.removeAll) }
      if visits.count < 2 { operations.append(.beginVisit) }
      for index in visits.indices {
        operations += [.step(index), .endVisit(index)]
      }
      return operations
    }

    /// Does it, and says what went wrong.
    mutating func perform(_ operation: Operation) -> String? {
      switch operation {
      case .append:
        let element = addedElement()
        list.append(element)
        expected.append(element.id)
      case .remove(let id):
        list.remove(element(id))
        expected.removeAll { $0 == id }
      case .removeAll:
        let removed = list.removeAll()
        guard (0..<removed.end).compactMap({ removed[$0]?.id }) == expected else { return "other elements were removed" }
        expected = []
      case .beginVisit:
        list.beginVisit()
        visits.append(Visit())
      case .step(let index):
        var visit = visits[index]
        var met: Int?
        while met == nil, visit.position < list.end {
          met = list[visit.position]?.id
          visit.position += 1
        }
        guard met == expected.first(where: { $0 > visit.last }) else { return "a visit met \(met as Int?, default: "nobody")" }
        visit.last = met ?? visit.last
        visits[index] = visit
      case .endVisit(let index):
        list.endVisit()
        visits.remove(at: index)
      }
      return problem
    }

    /// What is wrong with the list.
    var problem: String? {
      if elements.map(\.id) != expected { return "the elements are \(elements.map(\.id)), not \(expected)" }
      if list.count != expected.count { return "the count is \(list.count), not \(expected.count)" }
      if list.isEmpty != expected.isEmpty { return "isEmpty is \(list.isEmpty)" }
      if Int(list.visits) != visits.count { return "there are \(list.visits) visits, not \(visits.count)" }
      for (id, position) in positions.all.enumerated() {
        if !expected.contains(id) {
          if position != -1 { return "\(id), which is in no list, has the position \(position)" }
        } else if list[Int(position)]?.id != id {
          return "\(id) is not at its position \(position)"
        }
      }
      if visits.isEmpty, list.end > expected.count * 2 { return "\(list.end) places for \(expected.count) elements" }
      return nil
    }
  }

  /// Tries all sequences of operations that begin in a state. Returns the first one that goes wrong.
  func firstProblem(after state: State, length: Int) -> (operations: [Operation], problem: String)? {
    let positions = state.positions.all
    for operation in state.operations {
      var next = state
      if let problem = next.perform(operation) { return ([operation], problem) }
      if length > 1, let (operations, problem) = firstProblem(after: next, length: length - 1) {
        return ([operation] + operations, problem)
      }
      state.positions.all = positions
    }
    return nil
  }

  @Test("All sequences of eight operations keep order, positions, count and visits")
  func allSequences() {
    if let (operations, problem) = firstProblem(after: State(), length: 8) {
      Issue.record("after \(operations): \(problem)")
    }
  }

  @Test("Long random sequences, too")
  func randomSequences() {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var state = State()
      for _ in 0..<200 {
        var operations = state.operations
        operations += Array(repeating: .append, count: 3)
        let operation = operations.randomElement(using: &generator)!
        if let problem = state.perform(operation) {
          Issue.record("seed \(seed), \(operation): \(problem)")
          return
        }
      }
    }
  }

  @Test("A list that has lost most of its elements has closed its gaps and keeps the order")
  func gaps() {
    var state = State()
    for _ in 0..<1_000 { state.list.append(state.addedElement()) }
    for id in 0..<1_000 where id % 10 != 3 { state.list.remove(state.element(id)) }
    #expect(state.list.end <= 200)
    #expect(state.elements.map(\.id) == Array(stride(from: 3, to: 1_000, by: 10)))
  }
}
