// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Structure 5.1: several presentations") struct PresentationOrderTests {
  struct Two: View {
    let log: Log
    @State var first: Bool
    @State var second: Bool
    @State private var count = 0

    var body: some View {
      Text("content \(count)")
        .sheet(isPresented: $first, onDismiss: { log("first dismissed") }) {
          Text("first").onAppear { log("first appears") }
          Button("Switch") {
            first = false
            second = true
          }
          Button("Both") { second = true }
        }
        .sheet(isPresented: $second, onDismiss: { log("second dismissed") }) {
          Text("second").onAppear { log("second appears") }
        }
      Button("Open both") {
        second = true
        first = true
      }
    }
  }

  @Test("Of two sheets that are wanted at once the one nearest to the content comes; the other one waits (5.13, 5.14)")
  func nearestFirst() throws {
    for areShown in [true, false] {
      let host = TestHost { Two(log: Log(), first: areShown, second: areShown) }
      if host.findAll(.sheet).isEmpty { try host.press("Open both") }
      #expect(host.findAll(.sheet).map(\.label.first) == ["f"])
      try host.dismiss(.sheet)
      #expect(host.findAll(.sheet).map(\.label) == ["second"])
      try host.dismiss(.sheet)
      #expect(host.findAll(.sheet).isEmpty)
    }
  }

  @Test("A sheet that is wanted while another one is there keeps its turn until that has gone (5.13, 5.15)")
  func waiting() throws {
    let log = Log()
    let host = TestHost { Two(log: log, first: true, second: false) }
    try host.press("Both")
    #expect(host.findAll(.sheet).map(\.label.first) == ["f"])
    try host.dismiss(.sheet)
    #expect(log.take() == ["first appears", "first dismissed", "second appears"])
  }

  @Test("From one sheet to another in one action: the first is dismissed before the second appears (5.17, 5.56)")
  func switched() throws {
    let log = Log()
    let host = TestHost { Two(log: log, first: true, second: false) }
    _ = log.take()
    try host.press("Switch")
    #expect(log.take() == ["first dismissed", "second appears"])
    #expect(host.findAll(.sheet).map(\.label) == ["second"])
  }

  struct Nested: View {
    let log: Log
    @State private var lower = true

    struct Lower: View {
      let log: Log
      @Binding var lower: Bool
      @State private var upper = true
      var body: some View {
        Button("Close all") { lower = false }
          .onDisappear { log("lower disappears") }
          .sheet(isPresented: log.binding("upper", $upper), onDismiss: { log("upper dismissed") }) {
            Button("Close lower") { lower = false }.onDisappear { log("upper disappears") }
          }
      }
    }

    var body: some View {
      Text("window").sheet(isPresented: $lower, onDismiss: { log("lower dismissed") }) { Lower(log: log, lower: $lower) }
    }
  }

  @Test("A sheet that is declared in a sheet comes above it, restored ones from the lowest to the uppermost (5.15, 5.18)")
  func restored() throws {
    struct Level: View {
      let depth: Int
      var body: some View { Text("\(depth)").sheet(isPresented: .constant(depth < 4)) { AnyView(Level(depth: depth + 1)) } }
    }
    let host = TestHost { Level(depth: 1) }
    #expect(host.findAll(.sheet).map(\.label) == ["2", "3", "4"])
  }

  @Test("Closing a sheet closes those above it: the uppermost is dismissed first, each once, and no binding is written (5.16)")
  func lowerCloses() throws {
    let log = Log()
    let host = TestHost { Nested(log: log) }
    #expect(host.findAll(.sheet).count == 2)
    _ = log.take()
    try host.press("Close lower")
    #expect(host.findAll(.sheet).isEmpty)
    #expect(log.take().filter { !$0.contains("disappears") } == ["upper dismissed", "lower dismissed"])
  }

  @Test("A sheet that is wanted in onAppear of its presenter is shown in the same turn (5.18)")
  func inOnAppear() throws {
    struct Presenter: View {
      @State private var isShown = false
      var body: some View { Text("").onAppear { isShown = true }.sheet(isPresented: $isShown) { Text("shown") } }
    }
    struct Content: View {
      @State private var isThere = false
      var body: some View {
        Button("Show") { isThere = true }
        if isThere { Presenter() }
      }
    }
    #expect(TestHost { Presenter() }.findAll(.sheet).count == 1)
    let host = TestHost { Content() }
    host.resetCounts()
    try host.press("Show")
    #expect(host.findAll(.sheet).count == 1)
    #expect(host.commits.count == 1)
  }

  @Test("A sheet goes with the row that presents it: nothing is written, onDismiss runs, others can be used (5.24, 5.25)")
  func rowGoes() throws {
    struct Row: View {
      let id: Int
      let log: Log
      @State private var isShown = false
      var body: some View {
        Button("Open \(id)") { isShown = true }
          .sheet(isPresented: log.binding("isShown", $isShown), onDismiss: { log("dismissed \(id)") }) { Text("sheet \(id)") }
      }
    }
    struct Rows: View {
      let log: Log
      @State private var ids = [1, 2]
      let remove: Trigger
      var body: some View {
        List(ids, id: \.self) { Row(id: $0, log: log) }
        Button("Behind") { log("behind") }
          .onReceive(remove.subject) { ids.removeAll { $0 == 1 } }
      }
    }
    let log = Log()
    let trigger = Trigger()
    let host = TestHost { Rows(log: log, remove: trigger) }
    try host.press("Open 1")
    #expect(throws: ElementUnusable.self) { try host.find(.button("Behind")).press() }
    trigger.subject.send()
    host.turn()
    #expect(host.findAll(.sheet).isEmpty)
    #expect(log.take() == ["dismissed 1"])
    try host.press("Behind")
    #expect(log.take() == ["behind"])
    try host.press("Open 2")
    #expect(host.findAll(.sheet).map(\.label) == ["sheet 2"])
  }

  final class Trigger {
    let subject = PassthroughSubject<Void, Never>()
  }

  @Test("A presentation that onDismiss asks for appears (5.56)")
  func fromOnDismiss() throws {
    struct Presenter: View {
      @State private var first = true
      @State private var asks = false
      var body: some View {
        Text("").sheet(isPresented: $first, onDismiss: { asks = true }) { Text("sheet") }
          .alert("Sure?", isPresented: $asks) {}
      }
    }
    let host = TestHost { Presenter() }
    try host.dismiss(.sheet)
    #expect(host.findAll(.alert("Sure?")).count == 1)
  }

  @Test("dismiss() twice in one action closes one level (5.53); where nothing is presented it does nothing (5.50)")
  func dismissTwice() throws {
    struct Level: View {
      let depth: Int
      @State private var isShown = true
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button("Twice \(depth) \(isPresented)") {
          dismiss()
          dismiss()
        }
        .sheet(isPresented: $isShown) { if depth < 2 { AnyView(Level(depth: depth + 1)) } else { Text("top") } }
      }
    }
    let host = TestHost { Level(depth: 0) }
    #expect(host.findAll(.sheet).count == 3)
    try host.dismiss(.sheet.at(2))
    try host.press("Twice 2 true")
    #expect(host.findAll(.sheet).count == 1)
    try host.press("Twice 1 true")
    try host.press("Twice 0 false")
    #expect(host.findAll(.sheet).isEmpty)
  }

  @Test("presentationMode says whether a view is presented, and closes what it is presented in, with one write (5.51, 5.52)")
  func presentationMode() throws {
    struct Content: View {
      @Environment(\.presentationMode) private var mode
      var body: some View { Button("\(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() } }
    }
    struct Presenter: View {
      let log: Log
      @State private var isShown = true
      var body: some View { Content().sheet(isPresented: log.binding("isShown", $isShown)) { Content() } }
    }
    let log = Log()
    let host = TestHost { Presenter(log: log) }
    try host.press("true")
    #expect(log.take() == ["isShown = false"])
    try host.press("false")
    #expect(log.take() == [])
  }

  @Test("A popover belongs to its view, closes with a click elsewhere, and stays where that is disabled (5.26, 5.28)")
  func popover() throws {
    struct Presenter: View {
      let log: Log
      @State private var item: PresentedSheetTests.Item?
      var body: some View {
        Button("Open") { item = .init(id: 1) }
          .popover(item: log.binding("item", $item), attachmentAnchor: .point(.bottom), arrowEdge: .top) { _ in Text("popover") }
        Text("").popover(isPresented: .constant(false)) {}
      }
    }
    let log = Log()
    let host = TestHost { Presenter(log: log) }
    try host.press("Open")
    try host.dismiss(.popover)
    #expect(host.findAll(.popover).isEmpty)
    #expect(log.take() == ["item = nil"])
    let staying = TestHost { Text("").popover(isPresented: .constant(true)) { Text("").interactiveDismissDisabled() } }
    #expect(throws: ElementUnusable.self) { try staying.find(.popover).dismiss() }
  }

  @Test("An inspector is beside the window's content, which can be used (5.54)")
  func inspector() throws {
    struct Presenter: View {
      @State private var isShown = false
      var body: some View {
        Button("Toggle") { isShown.toggle() }.inspector(isPresented: $isShown) { Text("details").inspectorColumnWidth(200) }
      }
    }
    let host = TestHost { Presenter() }
    try host.press("Toggle")
    #expect(host.findAll(.inspector).count == 1)
    try host.press("Toggle")
    #expect(host.findAll(.inspector).isEmpty)
    try host.press("Toggle")
    try host.dismiss(.inspector)
    #expect(host.findAll(.inspector).isEmpty)
  }
}
