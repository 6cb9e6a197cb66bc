import Foundation
import SwiftUI
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor @Suite("A4: Observation in views") struct A4ObservedViewTests {
  @Observable final class Model {
    var a = 0
    var b = 0
    var isFirst = true
  }

  struct AReader: View {
    let model: Model
    var body: some View { Text("a \(model.a)") }
  }

  struct BReader: View {
    let model: Model
    var body: some View { Text("b \(model.b)") }
  }

  @Test(
    "a scope is one evaluation of one body with its properties; each evaluation replaces what is tracked",
    .behaviour(95, assuming: "As reverse-engineered implementations do it."))
  func scope() {
    struct Either: View {
      let model: Model
      var body: some View { Text(model.isFirst ? "a \(model.a)" : "b \(model.b)") }
    }
    let model = Model()
    let host = TestHost { Either(model: model) }
    model.b = 1
    #expect(!host.turn())
    model.isFirst = false
    host.turn()
    model.a = 1
    #expect(!host.turn())
    model.b = 2
    #expect(host.turn())
    #expect(host.texts == ["b 2"])
  }

  @Test("a property that only a child's body reads evaluates only the child", .behaviour(96))
  func separation() {
    struct Parent: View {
      let model: Model
      var body: some View {
        AReader(model: model)
        BReader(model: model)
      }
    }
    let model = Model()
    let host = TestHost { Parent(model: model) }
    host.resetCounts()
    model.a = 1
    host.turn()
    #expect(host.trace.map(\.view) == ["A4ObservedViewTests.AReader"])
    #expect(host.trace[0].causes == [.observable(\Model.a)])
  }

  @Test(
    "what a closure for rows or a sheet reads belongs to the row or the sheet; what an action reads is not tracked",
    .behaviour(97, assuming: "Whoever evaluates a closure tracks it."))
  func closures() throws {
    struct Rows: View {
      let models: [Model]
      @State private var isPresented = false
      var body: some View {
        ForEach(models.indices, id: \.self) { Text("row \(models[$0].a)") }
        Button("Act") { _ = models[0].b }
          .sheet(isPresented: $isPresented) { Text("sheet \(models[0].b)") }
        Button("Present") { isPresented = true }
      }
    }
    let models = [Model(), Model()]
    let host = TestHost { Rows(models: models) }
    try host.find(.button("Present")).press()
    host.turn()
    host.graph.send(PressEvent(), to: try host.find(.button("Act")).element.id)
    host.resetCounts()
    models[1].a = 5
    models[0].b = 6
    host.turn()
    #expect(host.texts.contains("row 5") && host.texts.contains("sheet 6"))
    #expect(host.evaluations(of: Rows.self) == 0 && host.patchCount == 2)
  }

  private static let shared = Model()

  @Test("no wrapper is needed: constants, variables, globals and singletons are tracked", .behaviour(98))
  func wrappers() {
    struct Constant: View {
      private let model = Model()
      let give: (Model) -> Void
      var body: some View { Text("\(model.a)").onAppear { give(model) } }
    }
    struct Singleton: View {
      var body: some View { Text("\(A4ObservedViewTests.shared.a)") }
    }
    var constant: Model?
    let host = TestHost {
      Constant { constant = $0 }
      Singleton()
    }
    constant?.a = 1
    Self.shared.a = 2
    host.turn()
    #expect(host.texts == ["1", "2"])
  }

  @Test(
    "a change on another thread arrives, without a warning",
    .behaviour(99, assuming: "On the main actor it counts for the turn that is pending, elsewhere for the next one."))
  func threads() async throws {
    let model = Model()
    let host = TestHost { AReader(model: model) }
    nonisolated(unsafe) let sent = model
    await Task.detached { sent.a = 3 }.value
    try await host.settle { host.texts == ["a 3"] }
    #expect(host.warnings.isEmpty)
  }

  @Test(
    "tracking ends when the view is removed",
    .behaviour(100, assuming: "As reverse-engineered implementations do it."))
  func removal() throws {
    struct Hiding: View {
      let model: Model
      @State private var isShown = true
      var body: some View {
        if isShown { AReader(model: model) }
        Button("Hide") { isShown = false }
      }
    }
    let model = Model()
    let host = TestHost { Hiding(model: model) }
    try host.find(.button("Hide")).press()
    host.turn()
    model.a = 1
    #expect(!host.turn())
    #expect(host.leaks.isEmpty)
  }

  @Test(
    "an environment value that is computed from an observable object is tracked too",
    .behaviour(101, assuming: "As reverse-engineered implementations do it."))
  func environment() {
    struct Computed: View {
      @Environment(\.modelNumber) private var number
      var body: some View { Text("\(number)") }
    }
    struct Supplying: View {
      let model: Model
      let other: Int
      var body: some View { Computed().environment(\.model, model) }
    }
    let model = Model()
    let host = TestHost { Supplying(model: model, other: 0) }
    model.a = 4
    host.turn()
    #expect(host.texts == ["4"])
  }

  @Observable final class Eager {
    var count = 0
    init() { _ = count }
  }

  @Test(
    "an object that reads its own property in init does not make the parent depend on it",
    .behaviour(102, assuming: "With a lazy default the parent's evaluation is over before the object is made."))
  func readInInit() throws {
    struct Child: View {
      @State private var model = Eager()
      var body: some View {
        Text("\(model.count)")
        Button("Add") { model.count += 1 }
      }
    }
    struct Parent: View {
      var body: some View { Child() }
    }
    let host = TestHost { Parent() }
    try host.find(.button("Add")).press()
    host.turn()
    #expect(host.texts.first == "1")
    #expect(host.evaluations(of: Parent.self) == 1)
  }

  @Test("_printChanges names an observable object's change @dependencies", .behaviour(103))
  func reason() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        struct Printing: View {
          let model: Model
          var body: some View {
            let _ = Self._printChanges()
            Text("\(model.a)")
          }
        }
        let model = Model()
        let host = TestHost { Printing(model: model) }
        model.a = 1
        host.turn()
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("Printing: @self changed.\n"), "\(output)")
    #expect(output.contains("Printing: @dependencies changed.\n"), "\(output)")
  }
}

private enum ModelKey: EnvironmentKey {
  static var defaultValue: A4ObservedViewTests.Model? { nil }
}

extension EnvironmentValues {
  fileprivate var model: A4ObservedViewTests.Model? {
    get { self[ModelKey.self] }
    set { self[ModelKey.self] = newValue }
  }

  fileprivate var modelNumber: Int { model?.a ?? -1 }
}
