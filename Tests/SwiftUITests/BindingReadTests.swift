import SwiftUI
import SwiftUITesting
import Testing

/// What a body depends on that makes a binding.
@MainActor @Suite("Making a binding reads what an object says") struct BindingReadTests {
  @Observable final class Model: Identifiable {
    var text = "a"
    var other = 0
    var inner: Model?
  }

  struct Field: View {
    @Binding var text: String
    var body: some View { TextField("Text", text: $text) }
  }

  /// How often each of the views was evaluated for a change.
  private func evaluations<Content: View>(
    of types: any View.Type..., in content: Content, for change: () -> Void
  ) -> [Int] {
    let host = TestHost { content }
    host.resetCounts()
    change()
    host.turn()
    return types.map { host.evaluations(of: "\($0)") }
  }

  @Test("a binding of @Bindable to a property, and to one behind it")
  func bindable() {
    struct Owner: View {
      @Bindable var model: Model
      var body: some View { Field(text: $model.text) }
    }
    let model = Model()
    #expect(evaluations(of: Owner.self, in: Owner(model: model)) { model.text = "b" } == [1])
    #expect(evaluations(of: Owner.self, in: Owner(model: model)) { model.other = 1 } == [0])
  }

  @Test("a binding of a row's element: the row that shows it, and no other")
  func rows() {
    struct Row: View {
      @Binding var model: Model
      var body: some View { Field(text: $model.text) }
    }
    struct Rows: View {
      @State var models: [Model]
      var body: some View { ForEach($models) { Row(model: $0) } }
    }
    let models = [Model(), Model(), Model()]
    #expect(evaluations(of: Row.self, Rows.self, in: Rows(models: models)) { models[1].text = "b" } == [1, 0])
  }

  @Test("a part of a value in @State is not read, and neither is which object it holds")
  func state() throws {
    struct Form {
      var text = "a"
    }
    struct Owner: View {
      @State private var form = Form()
      @State private var number = 0
      var body: some View { Field(text: $form.text) }
    }
    let host = TestHost { Owner() }
    host.resetCounts()
    try host.find(.textField()).edit("b")
    host.turn()
    #expect(host.evaluations(of: Owner.self) == 0)
    #expect(try host.find(.textField()).value == "b")
  }

  @Test("an object that is replaced is edited in its new place")
  func replacement() throws {
    struct Owner: View {
      @State private var model = Model()
      var body: some View {
        Field(text: $model.text)
        Button("Replace") { model = Model() }
      }
    }
    let host = TestHost { Owner() }
    for text in ["b", "c"] {
      try host.find(.textField()).edit(text)
      host.turn()
      #expect(try host.find(.textField()).value == text)
      try host.find(.button("Replace")).press()
      host.turn()
      #expect(try host.find(.textField()).value == "a")
    }
  }

  @Test("a binding with closures reads what its first one reads")
  func closures() {
    struct Owner: View {
      let model: Model
      var body: some View { Field(text: Binding(get: { model.text }, set: { model.text = $0 })) }
    }
    let model = Model()
    #expect(evaluations(of: Owner.self, in: Owner(model: model)) { model.text = "b" } == [1])
  }

  @Test("what stands beside a binding follows the property, though Observation knows nothing of it")
  func neighbours() throws {
    final class Length {
      var value = 1
    }
    struct Owner: View {
      @Bindable var model: Model
      let length: Length
      var body: some View {
        TextField("Text", text: $model.text.onWrite { length.value = $0.count })
        Text("\(length.value)")
      }
    }
    let model = Model()
    let length = Length()
    let host = TestHost { Owner(model: model, length: length) }
    try host.find(.textField()).edit("abc")
    host.turn()
    #expect(host.texts.last == "3")
  }
}

extension Binding {
  fileprivate func onWrite(_ action: @escaping (Value) -> Void) -> Binding {
    Binding(
      get: { wrappedValue },
      set: {
        wrappedValue = $0
        action($0)
      })
  }
}
