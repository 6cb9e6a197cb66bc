// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Structure 5.1: sheets and covers") struct PresentedSheetTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  struct Counted: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      let _ = log("body \(name)")
      Button("count \(count)") { count += 1 }
        .onAppear { log("appear \(name)") }
        .onDisappear { log("disappear \(name)") }
    }
  }

  struct Presenter: View {
    let log: Log
    @State private var isShown = false
    @State private var other = 0

    var body: some View {
      Text("presenter \(other)")
        .onAppear { log("presenter appears") }
        .onDisappear { log("presenter disappears") }
      Button("Open") { isShown = true }
      Button("Other") { other += 1 }
      Color.clear
        .sheet(isPresented: log.binding("isShown", $isShown), onDismiss: { log("dismissed \(isShown)") }) {
          Counted(name: "content", log: log)
          Button("Close") { isShown = false }
          Button("Other inside") { other += 1 }
        }
    }
  }

  @Test("A sheet is shown while its binding is true, or its item is not nil (5.01)")
  func shown() throws {
    let host = TestHost { Presenter(log: Log()) }
    #expect(host.findAll(.sheet).isEmpty)
    try host.press("Open")
    #expect(host.findAll(.sheet).count == 1)
    try host.press("Close")
    #expect(host.findAll(.sheet).isEmpty)
  }

  @Test("A person's dismissal writes once, then the content disappears, then onDismiss runs once (5.02, 5.03)")
  func dismissedByPerson() throws {
    let log = Log()
    let host = TestHost { Presenter(log: log) }
    try host.press("Open")
    _ = log.take()
    try host.dismiss(.sheet)
    #expect(log.take() == ["isShown = false", "disappear content", "dismissed false"])
  }

  @Test("A program's dismissal writes nothing more; the content disappears, then onDismiss runs once (5.02, 5.03)")
  func dismissedByProgram() throws {
    let log = Log()
    let host = TestHost { Presenter(log: log) }
    try host.press("Open")
    _ = log.take()
    try host.press("Close")
    #expect(log.take() == ["disappear content", "dismissed false"])
  }

  struct ItemPresenter: View {
    let log: Log
    @State private var item: Item?

    var body: some View {
      Button("One") { item = Item(id: 1, text: "one") }
        .sheet(item: $item, onDismiss: { log("dismissed \(item?.id ?? 0)") }) { item in
          Text(item.text)
          Counted(name: "\(item.id)", log: log)
          Button("Two") { self.item = Item(id: 2, text: "two") }
          Button("One again") { self.item?.text = "again" }
        }
    }
  }

  @Test("Another item's id is another presentation, with fresh state; onDismiss runs once in between (5.04)")
  func anotherItem() throws {
    let log = Log()
    let host = TestHost { ItemPresenter(log: log) }
    try host.press("One")
    try host.press("count 0")
    _ = log.take()
    try host.press("Two")
    #expect(log.take() == ["disappear 1", "dismissed 2", "body 2", "appear 2"])
    #expect(host.findAll(.sheet).count == 1)
    #expect(host.texts.contains("count 0") && host.texts.contains("two"))
  }

  @Test("An item with the same id updates the content in place: state is kept; at the dismissal the item is nil (5.05, 5.06)")
  func sameItem() throws {
    let log = Log()
    let host = TestHost { ItemPresenter(log: log) }
    try host.press("One")
    try host.press("count 0")
    _ = log.take()
    try host.press("One again")
    #expect(host.texts.contains("again") && host.texts.contains("count 1"))
    #expect(log.take() == [])
    try host.dismiss(.sheet)
    #expect(log.take() == ["disappear 1", "dismissed 0"], "the item is nil by then")
  }

  @Test("State in a sheet lives for one presentation (5.07)")
  func freshState() throws {
    let host = TestHost { Presenter(log: Log()) }
    try host.press("Open")
    try host.press("count 0")
    try host.press("Close")
    try host.press("Open")
    #expect(host.texts.contains("count 0"))
  }

  @Test("The content is evaluated while it is shown and not before, and begins with the newest values (5.08)")
  func evaluated() throws {
    struct Stale: View {
      let log: Log
      @State private var isShown = false
      @State private var name = "old"
      var body: some View {
        Button("Open") {
          name = "new"
          isShown = true
        }
        .sheet(isPresented: $isShown) {
          let _ = log("content \(name)")
          Text("name \(name)")
        }
      }
    }
    let log = Log()
    let host = TestHost { Stale(log: log) }
    #expect(log.take() == [])
    try host.press("Open")
    #expect(log.take() == ["content new"])
    #expect(host.texts.contains("name new"))
  }

  @Test("Presenting lets the presenter neither disappear nor appear (5.09)", arguments: [true, false])
  func presenterStays(isCover: Bool) throws {
    struct Content: View {
      let log: Log
      let isCover: Bool
      @State private var isSheet = false
      @State private var isCovered = false
      var body: some View {
        Button("Open") { if isCover { isCovered = true } else { isSheet = true } }
          .onAppear { log("appear") }
          .onDisappear { log("disappear") }
          .sheet(isPresented: $isSheet) { Button("Close") { isSheet = false } }
          .fullScreenCover(isPresented: $isCovered) { Button("Close") { isCovered = false } }
      }
    }
    let log = Log()
    let host = TestHost { Content(log: log, isCover: isCover) }
    try host.press("Open")
    try host.press("Close")
    #expect(log.take() == ["appear"])
  }

  @Test(
    "A sheet has the environment of the modifier's place, and follows it; what belongs to a container is its own (5.10, 5.11)")
  func environment() throws {
    struct Reader: View {
      let name: String
      @Environment(\.lineLimit) private var limit
      @Environment(\.isPresented) private var isPresented
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(name) \(limit ?? 0) \(isPresented) \(isEnabled)") }
    }
    struct Presenter: View {
      @State private var limit = 1
      var body: some View {
        Reader(name: "outside")
          .sheet(isPresented: .constant(true)) {
            Reader(name: "inside")
            Button("More") { limit += 1 }
          }
          .lineLimit(limit)
          .onSubmit {}
      }
    }
    let host = TestHost { Presenter() }
    #expect(host.texts.starts(with: ["outside 1 false true", "inside 1 true true"]))
    try host.press("More")
    #expect(host.texts.starts(with: ["outside 2 false true", "inside 2 true true"]))
  }

  private struct NameKey: PreferenceKey {
    static let defaultValue = "none"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  @Test("Preferences do not flow from a sheet to its presenter (5.12)")
  func preferences() throws {
    struct Presenter: View {
      let log: Log
      var body: some View {
        Text("").sheet(isPresented: .constant(true)) { Text("").preference(key: NameKey.self, value: "sheet") }
          .onPreferenceChange(NameKey.self) { log($0) }
      }
    }
    let log = Log()
    _ = TestHost { Presenter(log: log) }
    #expect(log.take() == ["none"])
  }

  @Test("interactiveDismissDisabled keeps a person from closing the sheet, wherever it stands in it; the app still can (5.19)")
  func dismissDisabled() throws {
    struct Presenter: View {
      @State private var isShown = true
      @State private var isLocked = true
      var body: some View {
        Text("").sheet(isPresented: $isShown) {
          VStack { Text("deep").interactiveDismissDisabled(isLocked) }.interactiveDismissDisabled(false)
          Button("Unlock") { isLocked = false }
          Button("Close") { isShown = false }
        }
      }
    }
    let host = TestHost { Presenter() }
    #expect(throws: ElementUnusable.self) { try host.find(.sheet).dismiss() }
    try host.press("Unlock")
    try host.dismiss(.sheet)
    #expect(host.findAll(.sheet).isEmpty)
    let other = TestHost { Presenter() }
    try other.press("Close")
    #expect(other.findAll(.sheet).isEmpty)
  }

  @Test("A cover cannot be closed by a person; what is in it can close it (5.22)")
  func cover() throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Presenter: View {
      let log: Log
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Text("").fullScreenCover(item: $item, onDismiss: { log("dismissed") }) { _ in Content() }
      }
    }
    let log = Log()
    let host = TestHost { Presenter(log: log) }
    #expect(throws: ElementUnusable.self) { try host.find(.cover).dismiss() }
    #expect(host.findAll(.cover).count == 1)
    try host.press("Close")
    #expect(host.findAll(.cover).isEmpty)
    #expect(log.take() == ["dismissed"])
  }

  @Test("Detents: the sheet comes at the lowest or at the one that is bound; a person's drag is written (5.20)")
  func detents() throws {
    struct Presenter: View {
      let log: Log
      @State private var detent = PresentationDetent.large
      @State private var isFree = false
      var body: some View {
        Text("").sheet(isPresented: .constant(true)) {
          Text("").presentationDetents(
            [.large, .medium, .height(100), .fraction(0.75)], selection: log.binding("detent", $detent))
        }
        Text("is medium: \(detent == .medium)")
      }
    }
    let log = Log()
    let host = TestHost { Presenter(log: log) }
    #expect(try host.find(.sheet).detents == ["100.0pt", "0.5", "0.75", "1.0"])
    #expect(try host.find(.sheet).detent == 3)
    try host.find(.sheet).drag(toDetent: 1)
    host.turn()
    #expect(try host.find(.sheet).detent == 1)
    #expect(host.texts.contains("is medium: true"))
    #expect(log.take().count == 1)
    let unbound = TestHost {
      Text("").sheet(isPresented: .constant(true)) { Text("").presentationDetents([.large, .medium]) }
    }
    #expect(try unbound.find(.sheet).detent == 0)
    try unbound.find(.sheet).drag(toDetent: 1)
    unbound.turn()
    #expect(try unbound.find(.sheet).detent == 1)
    #expect(throws: ElementUnusable.self) { try unbound.find(.sheet).drag(toDetent: 2) }
  }

  @Test("What views in a sheet say about it reaches the sheet, follows state, and goes with them (5.23)")
  func traits() throws {
    struct Content: View {
      @State private var isStyled = true
      @State private var radius = 20.0
      var body: some View {
        Button("Toggle") { isStyled.toggle() }
        Button("Rounder") { radius += 1 }
        if isStyled {
          Text("").presentationDragIndicator(.visible).presentationCornerRadius(radius).presentationBackground(.red)
            .presentationBackgroundInteraction(.enabled).presentationContentInteraction(.scrolls)
        }
      }
    }
    let host = TestHost { Text("").sheet(isPresented: .constant(true)) { Content() } }
    func summary() -> String { host.description.split(separator: "\n").first { $0.contains("sheet") }.map(String.init) ?? "" }
    #expect(summary().contains("dragIndicator=visible cornerRadius=20.0 background=red backgroundInteraction=enabled"))
    try host.press("Rounder")
    #expect(summary().contains("cornerRadius=21.0"))
    try host.press("Toggle")
    #expect(!summary().contains("cornerRadius"))
  }

  @Test("What is behind a sheet can be used where the sheet lets it, and not otherwise (5.23)")
  func backgroundInteraction() throws {
    func host(_ interaction: PresentationBackgroundInteraction) -> TestHost {
      TestHost {
        Button("Behind") {}.sheet(isPresented: .constant(true)) {
          Text("").presentationDetents([.medium, .large]).presentationBackgroundInteraction(interaction)
        }
      }
    }
    try host(.enabled).find(.button("Behind")).press()
    #expect(throws: ElementUnusable.self) { try host(.disabled).find(.button("Behind")).press() }
    let through = host(.enabled(upThrough: .medium))
    try through.find(.button("Behind")).press()
    try through.find(.sheet).drag(toDetent: 1)
    through.turn()
    #expect(throws: ElementUnusable.self) { try through.find(.button("Behind")).press() }
  }

  @Observable fileprivate final class DetentModel {
    var detent = PresentationDetent.medium
  }

  @Test("A detent that an observable model says is followed without an evaluation of the body (5.20)")
  func observedDetent() throws {
    struct Presenter: View {
      @Bindable var model: DetentModel
      var body: some View {
        Text("").sheet(isPresented: .constant(true)) {
          Text("").presentationDetents([.medium, .large], selection: $model.detent)
        }
      }
    }
    let model = DetentModel()
    let host = TestHost { Presenter(model: model) }
    #expect(try host.find(.sheet).detent == 0)
    model.detent = .large
    host.turn()
    #expect(try host.find(.sheet).detent == 1)
  }
}
