import RandomInput
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Who contributes to a preference, while views come, move and go.
@MainActor
@Suite("Preferences of views that come and go")
struct PreferenceTests {
  enum Numbers: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  final class Model: ObservableObject {
    @Published var numbers: [Int] = []
    /// Those whose views say nothing.
    @Published var silent: Set<Int> = []
    var seen: [[Int]] = []
  }

  struct Root: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        ForEach(model.numbers, id: \.self) { number in
          if !model.silent.contains(number) { Text("\(number)").preference(key: Numbers.self, value: [number]) }
        }
      }
      .onPreferenceChange(Numbers.self) { model.seen.append($0) }
    }
  }

  @Test("the values are those of the views that are there, in their order, after any edits")
  func order() {
    var generator = SeededGenerator(seed: 3)
    let model = Model()
    let host = TestHost { Root(model: model) }
    #expect(model.seen == [[]])
    for _ in 0..<500 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: model.numbers.removeAll { $0 % 3 == 0 }
      case 1: model.numbers.shuffle(using: &generator)
      case 2: if !model.numbers.isEmpty { model.numbers.removeFirst() }
      case 3: model.silent.formSymmetricDifference([Int.random(in: 0..<30, using: &generator)])
      default:
        let number = Int.random(in: 0..<30, using: &generator)
        if !model.numbers.contains(number) { model.numbers.insert(number, at: model.numbers.indices.randomElement() ?? 0) }
      }
      let before = model.seen.last
      let count = model.seen.count
      host.turn()
      let expected = model.numbers.filter { !model.silent.contains($0) }
      #expect(model.seen.last == expected)
      #expect(model.seen.count == count + (expected == before ? 0 : 1))
    }
  }

  @Test("views that come and go leave nothing with one above that replaces what they say")
  func replaced() {
    struct Replacing: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          ForEach(model.numbers, id: \.self) { Text("\($0)").preference(key: Numbers.self, value: [$0]) }
        }
        .preference(key: Numbers.self, value: [-1])
        .onPreferenceChange(Numbers.self) { model.seen.append($0) }
      }
    }
    let model = Model()
    let host = TestHost { Replacing(model: model) }
    for round in 0..<100 {
      model.numbers = [round, round + 1]
      host.turn()
      #expect(host.leaks.isEmpty)
    }
    #expect(model.seen == [[-1]])
  }
}
