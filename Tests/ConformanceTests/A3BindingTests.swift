import Combine
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A3: Binding and Bindable") struct A3BindingTests {
  final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test("what is written to a constant binding is ignored", .behaviour(61))
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test("Binding(get:set:) calls get when it is made and at each read, and set with the binding's transaction", .behaviour(62))
  func closures() {
    var reads = 0
    var writes: [(Int, Animation?)] = []
    let binding = Binding(
      get: {
        reads += 1
        return reads
      }, set: { (value: Int, transaction: Transaction) in writes.append((value, transaction.animation)) })
    #expect(reads == 1)
    #expect(binding.wrappedValue == 2 && binding.wrappedValue == 3)
    binding.wrappedValue = 5
    binding.animation(.linear).wrappedValue = 6
    #expect(writes.map(\.0) == [5, 6] && writes.map(\.1) == [nil, .linear])
  }

  @Test(
    "Binding<V?>(Binding<V>) writes values through and ignores nil",
    .behaviour(63, assuming: "As the documentation says; one implementation forgets to write."))
  func toOptional() {
    let box = Box(1)
    let optional = Binding<Int?>(box.binding)
    optional.wrappedValue = 2
    #expect(box.value == 2)
    optional.wrappedValue = nil
    #expect(box.value == 2 && optional.wrappedValue == 2)
  }

  @Test(
    "Binding<V>?(Binding<V?>) is nil where there is no value now, and stops the process where it is read without one later",
    .behaviour(64, assuming: "As reverse-engineered implementations do it."))
  func fromOptional() async {
    #expect(Binding<Int>(Box<Int?>(nil).binding) == nil)
    let box = Box<Int?>(1)
    let unwrapped = Binding<Int>(box.binding)
    unwrapped?.wrappedValue = 2
    #expect(box.value == 2 && unwrapped?.wrappedValue == 2)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let box = Box<Int?>(1)
        let unwrapped = Binding<Int>(box.binding)
        box.value = nil
        _ = unwrapped?.wrappedValue
      }
    }
  }

  struct Form: Equatable {
    var name = "name"
    var tags = ["a", "b"]
    var notes: [String: String] = [:]
    var address: Address?
    var shape = Shape.circle(radius: 1)
    struct Address: Equatable {
      var city = "city"
    }
    enum Shape: Equatable {
      case circle(radius: Int)
      case square
      var radius: Int {
        get { if case .circle(let radius) = self { radius } else { 0 } }
        set { self = .circle(radius: newValue) }
      }
    }
  }

  struct NameReader: View {
    @Binding var name: String
    var body: some View { Text(name) }
  }

  @Test(
    "a member of a binding is a binding; made again for the same place it leaves the view that gets it alone",
    .behaviour(65, assuming: "Equality of places is what makes the identity stable."))
  func members() throws {
    struct Editor: View {
      @State private var form = Form()
      var body: some View {
        NameReader(name: $form.name)
        Text(form.tags.joined())
        Button("Tag") { form.tags.append("c") }
        Button("Name") { form.name = "new" }
      }
    }
    let host = TestHost { Editor() }
    try host.find(.button("Name")).press()
    host.turn()
    #expect(host.texts.first == "new" && host.evaluations(of: NameReader.self) == 2)
    let box = Box(Form())
    box.binding.name.wrappedValue = "bound"
    #expect(box.value.name == "bound")
  }

  @Test("bindings reach through arrays, dictionaries, optionals, enums and nested observables")
  func places() {
    let box = Box(Form())
    box.binding.tags[1].wrappedValue = "z"
    box.binding.notes["key"].wrappedValue = "note"
    box.value.address = Form.Address()
    Binding(box.binding.address)?.city.wrappedValue = "Oslo"
    box.binding.shape.radius.wrappedValue = 7
    #expect(box.value.tags == ["a", "z"] && box.value.notes == ["key": "note"])
    #expect(box.value.address?.city == "Oslo" && box.value.shape == .circle(radius: 7))
    let parent = Parent()
    Bindable(parent).child.name.wrappedValue = "nested"
    #expect(parent.child.name == "nested")
  }

  @Observable final class Child {
    var name = "child"
    var count = 0
  }

  @Observable final class Parent {
    var child = Child()
  }

  @Test(
    "a write through transaction(_:) or animation(_:) is made in that transaction, merged with the one around it", .behaviour(66))
  func transactions() {
    var seen: [Transaction] = []
    let binding = Binding(get: { 0 }, set: { (_: Int, transaction: Transaction) in seen.append(transaction) })
    binding.animation(.easeIn).wrappedValue = 1
    var disabled = Transaction()
    disabled.disablesAnimations = true
    withAnimation(.linear) { binding.transaction(disabled).wrappedValue = 2 }
    #expect(seen.map(\.animation) == [.easeIn, .linear] && seen.map(\.disablesAnimations) == [false, true])
  }

  @Test(
    "@Bindable makes bindings as a property, a local variable and a value; making one reads the property, and nothing else is observed",
    .behaviour(67, assuming: "As audited re-implementations do it: a binding is made with the value that it has then."))
  func bindable() throws {
    struct Editing: View {
      @Bindable var child: Child
      var body: some View {
        @Bindable var local = child
        TextField("Property", text: $child.name)
        TextField("Local", text: $local.name)
        TextField("Value", text: Bindable(child).name)
        Button("Count") { child.count += 1 }
      }
    }
    let child = Child()
    let host = TestHost { Editing(child: child) }
    host.resetCounts()
    for label in ["Property", "Local", "Value"] {
      try host.find(.textField(label)).edit(label)
      host.turn()
      #expect(child.name == label)
    }
    #expect(host.evaluations(of: Editing.self) == 3)
    #expect(host.trace.allSatisfy { $0.causes == [.observable(\Child.name)] })
    try host.find(.button("Count")).press()
    #expect(!host.turn())
    let errors = try Typecheck.errors(
      in: """
        import SwiftUI
        final class Model: ObservableObject {}
        struct Editing { @Bindable var model: Model }
        @MainActor func make() -> Editing { Editing(model: Model()) }
        struct Other { @Bindable var model = Model() }
        """)
    #expect(
      errors.contains(
        "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead."), "\(errors)")
  }

  @Test("a write through a bindable is there at once: a parent's onAppear reads what its child's has written", .behaviour(68))
  func synchronous() {
    struct Writer: View {
      @Bindable var child: Child
      var body: some View { Text("writer").onAppear { $child.count.wrappedValue = 1 } }
    }
    struct Reader: View {
      let child: Child
      let note: (Int) -> Void
      var body: some View { Writer(child: child).onAppear { note(child.count) } }
    }
    var seen = 0
    _ = TestHost { Reader(child: Child()) { seen = $0 } }
    #expect(seen == 1)
  }
}
