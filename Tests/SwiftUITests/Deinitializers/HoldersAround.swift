import Combine
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// Holders in environment, rows and elements.
extension Holder {
  // MARK: Environment

  static let environment = [
    Holder(name: "an environment value that is replaced") { stage, mortal in
      AnyView(EnvironmentReader().environment(\.mortal, mortal))
    },
    Holder(name: "an environment value that is large") { stage, mortal in
      AnyView(LargeReader().environment(\.large, LargeValue(first: mortal, second: mortal, name: "large")))
    },
    Holder(name: "an environment value that is not written any more") { stage, mortal in
      AnyView(EnvironmentReader().modifier(EnvironmentModifier { if let mortal { $0.mortal = mortal } }))
    },
    Holder(name: "an environment object") { stage, mortal in AnyView(ObjectReader().environmentObject(mortal ?? stage.spare)) },
    Holder(name: "the environment of a view that goes") { stage, mortal in
      mortal == nil ? AnyView(EmptyView()) : AnyView(EnvironmentReader().environment(\.mortal, mortal))
    },
    Holder(
      name: "an environment value of the host",
      prepare: { $0.host?.environment(\.mortal, $0.mortal) },
      release: {
        $0.host?.turn()
        $0.host?.environment(\.mortal, nil)
      },
      make: { _, _ in AnyView(EnvironmentReader()) }),
    Holder(name: "a button style") { stage, mortal in
      AnyView(Button("styled") {}.buttonStyle(Style(mortal: mortal)))
    },
    Holder(name: "an action of onSubmit") { stage, mortal in
      AnyView(TextField("field", text: .constant("")).onSubmit { keep(mortal) })
    },
  ]

  private struct EnvironmentReader: View {
    @Environment(\.mortal) private var mortal
    var body: some View { Text(mortal == nil ? "none" : "one") }
  }

  private struct LargeReader: View {
    @Environment(\.large) private var large
    var body: some View { Text("\(large.name) \(large.first == nil ? "none" : "one")") }
  }

  private struct ObjectReader: View {
    @EnvironmentObject private var mortal: Mortal
    var body: some View { Text("object \(mortal.count)") }
  }

  private struct Style: ButtonStyle {
    let mortal: Mortal?
    func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
  }

  // MARK: Layout

  static let layouts = [
    Holder(name: "the closure of an alignment guide") { stage, mortal in
      AnyView(
        VStack(alignment: .leading) {
          Text("guided").alignmentGuide(.leading) { dimensions in
            withExtendedLifetime(mortal) {}
            return dimensions.width
          }
          Text("beside")
        })
    },
    Holder(name: "a value for a layout") { stage, mortal in
      AnyView(KeepingLayout(mortal: nil) { Text("valued").layoutValue(key: MortalKey.self, value: mortal) })
    },
    Holder(name: "a layout and what it keeps") { stage, mortal in
      AnyView(KeepingLayout(mortal: mortal) { Text("laid out") })
    },
    Holder(name: "a layout that goes") { stage, mortal in
      mortal == nil ? AnyView(Text("none")) : AnyView(KeepingLayout(mortal: mortal) { Text("laid out") })
    },
  ]

  private enum MortalKey: LayoutValueKey {
    static var defaultValue: Mortal? { nil }
  }

  private struct KeepingLayout: SwiftUI.Layout {
    let mortal: Mortal?

    func makeCache(subviews: Subviews) -> [Mortal?] { [mortal] + subviews.map { $0[MortalKey.self] } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Mortal?]) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Mortal?]) {
      for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
  }

  // MARK: Rows

  static let rows = [
    Holder(name: "the element of a row that goes") { stage, mortal in
      AnyView(ForEach(mortal.map { [$0] } ?? [], id: \.self) { Text("row \($0.count)") })
    },
    Holder(name: "the element of a row that stays") { stage, mortal in
      AnyView(ForEach([Item(mortal: mortal)]) { Text("row \($0.mortal == nil)") })
    },
    Holder(name: "the element of a row that stays and is a view of its own") { stage, mortal in
      AnyView(ForEach([Item(mortal: mortal)]) { Plain(mortal: $0.mortal) })
    },
    Holder(
      name: "the element behind a row's binding",
      prepare: { $0.elements.all = [Stage.Element(mortal: $0.mortal)] },
      release: {
        $0.host?.turn()
        $0.elements.all[0].mortal = nil
      },
      make: { stage, _ in AnyView(Elements(elements: stage.elements)) }),
    Holder(name: "the content of rows") { stage, mortal in
      AnyView(
        ForEach([1, 2], id: \.self) { number in
          let _ = keep(mortal)
          Text("row \(number)")
        })
    },
    Holder(name: "the content of lazy rows") { stage, mortal in
      AnyView(
        List(0..<9, id: \.self) { number in
          let _ = keep(mortal)
          Text("row \(number)")
        })
    },
    Holder(name: "the elements of lazy rows") { stage, mortal in
      AnyView(List((0..<9).map { Item(id: $0, mortal: mortal) }) { Text("row \($0.id)") })
    },
    Holder(
      name: "rows that go while they are dirty",
      release: {
        $0.classic.objectWillChange.send()
        $0.switcher.isOn = false
      },
      make: { stage, mortal in
        AnyView(
          ForEach(mortal == nil ? [] : Array(0..<5), id: \.self) {
            DirtyRow(classic: stage.classic, mortal: $0 == 3 ? mortal : nil)
          })
      }),
    Holder(
      name: "the state of a row out of sight",
      prepare: {
        try $0.host?.find(.list).scroll(to: 5..<8)
        $0.host?.turn()
      },
      release: { $0.items.all.removeFirst() },
      make: { stage, _ in AnyView(LazyRows(items: stage.items, stage: stage)) }),
    Holder(
      name: "the state of a row that comes back as another one",
      prepare: {
        try $0.host?.find(.list).scroll(to: 5..<8)
        $0.host?.turn()
      },
      release: {
        $0.items.changesKind = true
        try $0.host?.find(.list).scroll(to: 0..<3)
      },
      make: { stage, _ in AnyView(LazyRows(items: stage.items, stage: stage)) }),
  ]

  private struct Item: Identifiable {
    var id = 1
    var name = "item"
    let mortal: Mortal?
  }

  private struct Elements: View {
    @ObservedObject var elements: Stage.Elements
    var body: some View { ForEach($elements.all) { ElementRow(element: $0) } }
  }

  private struct ElementRow: View {
    @Binding var element: Stage.Element
    var body: some View { Text("element \(element.mortal == nil)") }
  }

  private struct DirtyRow: View {
    @ObservedObject var classic: Stage.Classic
    @State private var mortal: Mortal?
    init(classic: Stage.Classic, mortal: Mortal?) {
      self.classic = classic
      _mortal = State(initialValue: mortal)
    }
    var body: some View { Text("dirty \(mortal == nil) \(classic.count >= 0)") }
  }

  private struct LazyRows: View {
    @ObservedObject var items: Stage.Items
    let stage: Stage
    var body: some View {
      List(items.all, id: \.self) { number in
        if items.changesKind { Text("other \(number)") } else { StateOwner(number == 0 ? stage.mortal : nil) }
      }
    }
  }

  // MARK: Elements

  static let elements = [
    Holder(name: "the action of a button") { stage, mortal in AnyView(Button("press") { keep(mortal) }) },
    Holder(name: "the binding of a toggle") { stage, mortal in
      AnyView(
        Toggle(
          "toggle",
          isOn: Binding(
            get: {
              keep(mortal)
              return true
            }, set: { _ in keep(mortal) })))
    },
    Holder(name: "the content of a sheet") { stage, mortal in
      AnyView(Text("a").sheet(isPresented: .constant(mortal != nil)) { Plain(mortal: mortal) })
    },
    Holder(name: "what a sheet does when it is dismissed") { stage, mortal in
      AnyView(Text("a").sheet(isPresented: .constant(mortal != nil), onDismiss: { keep(mortal) }) { Text("sheet") })
    },
  ]
}

private enum MortalEnvironmentKey: EnvironmentKey {
  static var defaultValue: Mortal? { nil }
}

private struct LargeValue {
  var first: Mortal?
  var second: Mortal?
  var name: String
}

private enum LargeEnvironmentKey: EnvironmentKey {
  static var defaultValue: LargeValue { LargeValue(name: "default") }
}

extension EnvironmentValues {
  fileprivate var mortal: Mortal? {
    get { self[MortalEnvironmentKey.self] }
    set { self[MortalEnvironmentKey.self] = newValue }
  }

  fileprivate var large: LargeValue {
    get { self[LargeEnvironmentKey.self] }
    set { self[LargeEnvironmentKey.self] = newValue }
  }
}
