import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Observable objects in views") struct ObservedObjectTests {
  final class Stall: ObservableObject {
    @Published var fruit = "Apple"
    @Published var isOpen = false
    var unannounced = 0
  }

  struct StallView: View {
    @StateObject private var stall = Stall()

    var body: some View {
      Text(stall.fruit)
      StallSwitch(stall: stall)
    }
  }

  struct StallSwitch: View {
    @ObservedObject var stall: Stall

    var body: some View {
      Toggle("Open", isOn: $stall.isOpen)
    }
  }

  @Test("a toggle bound through an observed object writes to it, and parent and child are evaluated once each (24)")
  func toggle() throws {
    let host = TestHost { StallView() }
    host.resetCounts()
    try host.find(.toggle("Open")).toggle()
    host.turn()
    #expect(try host.find(.toggle("Open")).isOn)
    #expect(host.evaluations(of: StallView.self) == 1)
    #expect(host.evaluations(of: StallSwitch.self) == 1)
    // The toggle shows its state by itself: nothing has to be sent.
    #expect(host.patchCount == 0)
  }

  struct SingletonView: View {
    static let shared = Stall()
    @ObservedObject var stall = shared

    var body: some View {
      VStack {
        Text(stall.fruit)
        TextField("Fruit", text: $stall.fruit)
        Button("Change Text") { stall.fruit = "Banana" }
      }
    }
  }

  @Test("a singleton's change reaches the view, and the text field that is bound to it")
  func singleton() throws {
    SingletonView.shared.fruit = "Apple"
    let host = TestHost { SingletonView() }
    try host.find(.button("Change Text")).press()
    host.turn()
    #expect(host.findAll(.text("Banana")).count == 1)
    #expect(try host.find(.textField("Fruit")).value == "Banana")
    try host.find(.textField("Fruit")).edit("Cherry")
    host.turn()
    #expect(SingletonView.shared.fruit == "Cherry")
    #expect(host.findAll(.text("Cherry")).count == 1)
  }

  final class ManualModel: ObservableObject {
    final class Child { var name = "Apple" }
    let child = Child()
    func update() {
      child.name = "Banana"
      objectWillChange.send()
    }
  }

  final class PassthroughModel: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var ignored = 0
    var isOn = false { willSet { objectWillChange.send() } }
  }

  final class StoredPublisherModel: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var count = 0
  }

  struct Reader<Model: ObservableObject>: View {
    @ObservedObject var model: Model
    let text: (Model) -> String
    var body: some View { Text(text(model)) }
  }

  @Test("a manual send on an object without published properties reaches the view (13)")
  func manualSend() {
    let model = ManualModel()
    let host = TestHost { Reader(model: model) { $0.child.name } }
    model.update()
    #expect(host.turn())
    #expect(host.texts == ["Banana"])
  }

  @Test("a stored publisher of another type counts when it fires, and @Published does not fire it (12)")
  func customPublisher() {
    let model = PassthroughModel()
    let host = TestHost { Reader(model: model) { "\($0.isOn) \($0.ignored)" } }
    model.ignored = 1
    #expect(!host.turn())
    model.isOn = true
    #expect(host.turn())
    #expect(host.texts == ["true 1"])
  }

  @Test("@Published fires a stored ObservableObjectPublisher")
  func storedPublisher() {
    let model = StoredPublisherModel()
    let host = TestHost { Reader(model: model) { "\($0.count)" } }
    model.count = 5
    #expect(host.turn())
    #expect(host.texts == ["5"])
  }

  @Test("another object replaces the subscription; the old one no longer counts (36)")
  func replacement() throws {
    struct Chooser: View {
      let models: [Stall]
      @State private var index = 0
      var body: some View {
        Reader(model: models[index]) { $0.fruit }
        Button("Next") { index += 1 }
      }
    }
    let first = Stall()
    let second = Stall()
    second.fruit = "Plum"
    let host = TestHost { Chooser(models: [first, second]) }
    try host.find(.button("Next")).press()
    host.turn()
    #expect(host.texts.first == "Plum")
    first.fruit = "Quince"
    #expect(!host.turn())
    second.fruit = "Pear"
    #expect(host.turn())
    #expect(host.texts.first == "Pear")
  }

  @Test("several changes in one turn are one evaluation (27)")
  func coalescing() {
    let stall = Stall()
    let host = TestHost { Reader(model: stall) { $0.fruit } }
    host.resetCounts()
    stall.fruit = "Fig"
    stall.isOpen = true
    stall.fruit = "Date"
    host.turn()
    #expect(host.evaluationCount == 1)
    #expect(host.patchCount == 1)
    #expect(!host.turn())
  }

  @Test("a property that is not published shows with the next evaluation for another reason (14)")
  func unannounced() {
    let stall = Stall()
    let host = TestHost { Reader(model: stall) { "\($0.fruit) \($0.unannounced)" } }
    stall.unannounced = 7
    #expect(!host.turn())
    stall.fruit = "Lime"
    host.turn()
    #expect(host.texts == ["Lime 7"])
  }

  @Test("after the host is gone the object can still announce changes")
  func unmounted() {
    let stall = Stall()
    var host: TestHost? = TestHost { Reader(model: stall) { $0.fruit } }
    #expect(host?.texts == ["Apple"])
    host = nil
    stall.fruit = "Melon"
    #expect(stall.fruit == "Melon")
  }
}
