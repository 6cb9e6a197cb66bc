import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Identity") struct IdentityTests {
  /// A view with state of its own: the count of its presses.
  struct Tally: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  /// Shows `content` for a number that a button changes.
  struct Steps<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var step = 0
    var body: some View {
      VStack { content(step) }
      Button("Step") { step += 1 }
    }
  }

  private func labels<Content: View>(pressing: [String], @ViewBuilder _ content: @escaping (Int) -> Content) throws -> [String] {
    let host = TestHost { Steps(content: content) }
    for name in pressing {
      try host.find(.button(name)).press()
      host.turn()
    }
    #expect(host.element == host.graph.root)
    return host.texts.filter { $0 != "Step" }
  }

  @Test("each branch of a condition is an identity of its own (113)")
  func branches() throws {
    let texts = try labels(pressing: ["a 0", "Step", "Step"]) { step in
      if step % 2 == 0 { Tally(name: "a") } else { Tally(name: "b") }
    }
    #expect(texts == ["a 0"])
  }

  @Test("state stays while the branch does")
  func sameBranch() throws {
    let texts = try labels(pressing: ["a 0", "Step"]) { step in
      if step < 5 { Tally(name: "a") } else { Tally(name: "b") }
    }
    #expect(texts == ["a 1"])
  }

  @Test("what comes and goes beside a view does not touch its state")
  func optional() throws {
    let texts = try labels(pressing: ["after 0", "Step", "after 1", "Step"]) { step in
      if step == 1 { Text("between") }
      Tally(name: "after")
    }
    #expect(texts == ["after 2"])
  }

  @Test("a nested ForEach keeps each row's state")
  func nestedForEach() throws {
    let texts = try labels(pressing: ["y2 0", "Step"]) { step in
      ForEach(step == 0 ? ["x", "y"] : ["y", "x"], id: \.self) { outer in
        ForEach(1..<3) { Tally(name: "\(outer)\($0)") }
      }
    }
    #expect(texts == ["y1 0", "y2 1", "x1 0", "x2 0"])
  }

  @Test("a modifier with a body has state of its own, and its content keeps its")
  func modifier() throws {
    struct Counting: ViewModifier {
      let step: Int
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Button("modifier \(count) at \(step)") { count += 1 }
      }
    }
    let texts = try labels(pressing: ["a 0", "modifier 0 at 0", "Step"]) { Tally(name: "a").modifier(Counting(step: $0)) }
    #expect(texts == ["a 1", "modifier 1 at 1"])
  }

  @Test("a child that is removed while its update is pending is not evaluated any more")
  func removedWhilePending() {
    final class Model: ObservableObject {
      @Published var names = ["a", "b"]
    }
    struct Row: View {
      @ObservedObject var model: Model
      let index: Int
      var body: some View { Text(model.names[index]) }
    }
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View { ForEach(model.names.indices, id: \.self) { Row(model: model, index: $0) } }
    }
    let model = Model()
    let host = TestHost { Rows(model: model) }
    model.names.removeLast()
    host.turn()
    #expect(host.texts == ["a"])
  }
}
