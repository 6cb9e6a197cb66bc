import SwiftUI
import SwiftUITesting
import Testing

/// Dynamic properties in the payloads of an enum (behaviour 142).
@MainActor @Suite("Dynamic properties in enums") struct EnumPropertyTests {
  final class Model: ObservableObject {
    @Published var count = 0
  }

  enum Source {
    case observed(ObservedObject<Model>)
    case other(ObservedObject<Model>)
    case none
  }

  final class Switch: ObservableObject {
    @Published var source = Source.none
  }

  struct Reader: View {
    let source: Source

    var body: some View {
      switch source {
      case .observed(let object): Text("observed \(object.wrappedValue.count)")
      case .other(let object): Text("other \(object.wrappedValue.count)")
      case .none: Text("none")
      }
    }
  }

  struct Root: View {
    @ObservedObject var model: Switch
    var body: some View { Reader(source: model.source) }
  }

  @Test("An object is observed as long as its case is there, and kept no longer")
  func cases() {
    let choice = Switch()
    let host = TestHost { Root(model: choice) }
    weak var reference: Model?
    do {
      let model = Model()
      reference = model
      for source in [Source.observed(ObservedObject(wrappedValue: model)), .other(ObservedObject(wrappedValue: model))] {
        choice.source = source
        host.turn()
        host.resetCounts()
        model.count += 1
        host.turn()
        #expect(host.evaluations(of: Reader.self) == 1)
      }
      #expect(host.texts == ["other 2"])
      choice.source = .none
      host.turn()
      host.resetCounts()
      model.count += 1
      host.turn()
      #expect(host.evaluations(of: Reader.self) == 0)
    }
    #expect(reference == nil)
  }
}
