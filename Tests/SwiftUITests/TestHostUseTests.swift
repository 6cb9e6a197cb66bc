import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

/// What a test finds, what it may use, and where its failures are reported.
@MainActor @Suite("Finding and using elements") struct TestHostUseTests {
  struct Book: Identifiable {
    let id: Int
    let title: String
  }

  struct Library: View {
    @State private var books = [Book(id: 0, title: "Dune"), Book(id: 1, title: "Dune Messiah"), Book(id: 2, title: "Emma")]

    var body: some View {
      List {
        Section("Books") {
          ForEach(books) { book in
            HStack {
              Text(book.title)
              Button("Delete") { books.removeAll { $0.id == book.id } }
            }
          }
        }
      }
    }
  }

  @Test("several answers are a failure that lists them with what stands around them")
  func ambiguity() throws {
    let host = TestHost { Library() }
    let error = #expect(throws: ElementNotUnique.self) { try host.find(.button("Delete")) }
    #expect(
      error?.description == """
        TestHostUseTests.swift:33: There are 3 answers to button “Delete”. Say which one with .first, with .at(_:), or with the \
        element that it is in, as in find(_:in: .row(containing: "…")):
          0: button “Delete”, in horizontalStack “Dune Delete”, in section “Books Dune Delete Dune Messiah Delete Emma Delete”, \
        in list “Books Dune Delete Dune Messiah Delete Emma Delete”
          1: button “Delete”, in horizontalStack “Dune Messiah Delete”, in section “Books Dune Delete Dune Messiah Delete Emma Delete”, \
        in list “Books Dune Delete Dune Messiah Delete Emma Delete”
          2: button “Delete”, in horizontalStack “Emma Delete”, in section “Books Dune Delete Dune Messiah Delete Emma Delete”, \
        in list “Books Dune Delete Dune Messiah Delete Emma Delete”
        """)
  }

  @Test("one of several is found by its row, by its place, or inside another element")
  func choices() throws {
    let host = TestHost { Library() }
    try host.find(.button("Delete"), in: .row(containing: "Dune")).press()
    host.turn()
    #expect(host.texts == ["Books", "Dune Messiah", "Delete", "Emma", "Delete"])
    #expect(try host.find(.row(containing: .button()).at(1)).texts == ["Emma", "Delete"])
    #expect(try host.find(.role(.horizontalStack).containing(.text("Emma"))).label == "Emma Delete")
    try host.find(.button("Delete").at(1)).press()
    host.turn()
    #expect(host.texts == ["Books", "Dune Messiah", "Delete"])
    try host.find(.list).find(.button(), in: .row(containing: "Dune Messiah")).press()
    host.turn()
    #expect(host.findAll(.button("Delete").first).isEmpty)
  }

  @Test("a place that is not there is not found", arguments: [3, -1, .max])
  func missingPlace(_ index: Int) {
    let host = TestHost { Library() }
    let error = #expect(throws: ElementNotFound.self) { try host.find(.button("Delete").at(index)) }
    #expect(error?.description.contains("There is no button “Delete” at \(index).") == true)
  }

  @Test("rows are what lists, their sections and lazy containers hold, and nothing else")
  func rows() throws {
    struct Rows: View {
      var body: some View {
        Text("A")
        VStack { Text("B") }
        LazyVStack { Text("C") }
        List {
          Text("D")
          Section {
            VStack { Text("E") }
          } header: {
            Text("F")
          }
        }
      }
    }
    let host = TestHost(visibleRows: 3) { Rows() }
    let rows = host.findAll(.row(containing: .role(.text))).map(\.label)
    #expect(rows == ["C", "D", "E"])
  }

  @Test("a label or an identifier names an element with everything in it, once")
  func nested() throws {
    struct Nested: View {
      var body: some View {
        Button {
        } label: {
          HStack { Text("Add") }
        }
        VStack { Text("Total") }.accessibilityIdentifier("total")
      }
    }
    let host = TestHost { Nested() }
    #expect(try host.find(.label("Add")).isEnabled)
    try host.find(.label("Add")).press()
    #expect(try host.find(.identifier("total")).texts == ["Total"])
    #expect(host.findAll(.label("Total")).count == 1)
  }

  @Test("where a change is pending, the failure says so")
  func pending() throws {
    struct Adding: View {
      @State private var isAdded = false
      var body: some View {
        Button("Add") { isAdded = true }
        if isAdded { Text("Added") }
      }
    }
    let host = TestHost { Adding() }
    func message() -> String? { #expect(throws: ElementNotFound.self) { try host.find(.text("Added")) }?.description }
    #expect(message()?.contains("pending") == false)
    try host.find(.button("Add")).press()
    #expect(message()?.contains("There is no text “Added”. A change is pending: turn() shows it.") == true)
    host.turn()
    _ = try host.find(.text("Added"))
  }

  // MARK: What a person cannot reach

  struct Covered: View {
    @State private var isOn = false
    @State private var isPresented = false
    @State private var isAsking = false
    @State private var name = ""
    @State private var level = 0.5
    var isVisible = true
    var isDisabled = false
    let tapped: () -> Void

    var body: some View {
      VStack {
        Button("Open") { isPresented = true }
        Toggle("On", isOn: $isOn)
        TextField("Name", text: $name)
        Slider(value: $level) { Text("Level") }
        VStack { Text("Tap") }.onTapGesture(perform: tapped)
      }
      .opacity(isVisible ? 1 : 0)
      .disabled(isDisabled)
      .sheet(isPresented: $isPresented) {
        Button("Ask") { isAsking = true }.sheet(isPresented: $isAsking) { Button("Yes") { isAsking = false } }
      }
    }
  }

  nonisolated static let uses: [(name: String, use: @MainActor @Sendable (TestHost) throws -> Void)] = [
    ("press", { try $0.find(.button("Open")).press() }), ("toggle", { try $0.find(.toggle("On")).toggle() }),
    ("edit", { try $0.find(.textField("Name")).edit("a") }), ("submit", { try $0.find(.textField("Name")).submit() }),
    ("adjust", { try $0.find(.slider("Level")).adjust(toNormalizedSliderPosition: 1) }),
    ("tap", { try $0.find(.text("Tap")).tap() }),
  ]

  @Test(
    "9.07, 7.26: what is behind a sheet, invisible or disabled cannot be used, and is found all the same",
    arguments: uses.map(\.name))
  func unreachable(_ name: String) throws {
    let use = Self.uses.first { $0.name == name }!.use
    var taps = 0
    func message(_ host: TestHost) -> String {
      #expect(throws: ElementUnusable.self, performing: { try use(host) })?.reason ?? ""
    }
    #expect(message(TestHost { Covered(isVisible: false) { taps += 1 } }).hasSuffix("it is invisible"))
    #expect(message(TestHost { Covered(isDisabled: true) { taps += 1 } }).hasSuffix("it is disabled"))
    let host = TestHost { Covered { taps += 1 } }
    try use(host)
    #expect(taps == (name == "tap" ? 1 : 0))
    host.turn()
    if name != "press" {
      try host.find(.button("Open")).press()
      host.turn()
    }
    #expect(message(host).hasSuffix("it is behind a sheet"))
    #expect(taps == (name == "tap" ? 1 : 0))
  }

  @Test("of two sheets the upper one can be used")
  func sheets() throws {
    let host = TestHost { Covered {} }
    try host.find(.button("Open")).press()
    host.turn()
    try host.find(.button("Ask")).press()
    host.turn()
    #expect(throws: ElementUnusable.self) { try host.find(.button("Ask")).press() }
    #expect(throws: ElementUnusable.self) { try host.find(.sheet.first).dismiss() }
    try host.find(.button("Yes")).press()
    host.turn()
    try host.find(.button("Ask")).press()
  }

  @Test("a tap on a button presses it, whatever listens around it")
  func tapOnButton() throws {
    struct Tapped: View {
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Button("Press") { log.append("pressed") }
          Text(log.joined(separator: " "))
        }
        .onTapGesture { log.append("tapped") }
      }
    }
    let host = TestHost { Tapped() }
    try host.find(.button("Press")).find(.text("Press")).tap()
    try host.find(.role(.verticalStack)).tap()
    host.turn()
    #expect(host.texts == ["Press", "pressed tapped"])
  }

  @Test("a view that is disabled and enabled again listens to taps accordingly")
  func disabledTaps() throws {
    struct Locked: View {
      @State private var isLocked = false
      @State private var count = 0
      var body: some View {
        Text("\(count)").onTapGesture { count += 1 }.disabled(isLocked)
        Button("Lock") { isLocked.toggle() }
      }
    }
    let host = TestHost { Locked() }
    for isLocked in [false, true, false] {
      if isLocked {
        #expect(throws: ElementUnusable.self) { try host.find(.role(.text).first).tap() }
      } else {
        try host.find(.role(.text).first).tap()
      }
      try host.find(.button("Lock")).press()
      host.turn()
    }
    #expect(host.texts.first == "2")
  }

  // MARK: Waiting

  @Test("settle(until:) notices what becomes true without a turn, at once")
  func conditionWithoutTurn() async throws {
    let host = TestHost { Text("still") }
    final class Box { var isDone = false }
    let box = Box()
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { MainActor.assumeIsolated { box.isDone = true } }
    let start = ContinuousClock.now
    try await host.settle(within: .seconds(600)) { box.isDone }
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test("settle(until:) fails at its end, with the condition and the tasks that are running")
  func conditionThatDoesNotHold() async throws {
    struct Endless: View {
      var body: some View { Text("endless").task { try? await Task.sleep(for: .seconds(600)) } }
    }
    let host = TestHost { Endless() }
    var message = ""
    let line = #line + 2
    do {
      try await host.settle(within: .milliseconds(1)) { host.texts == ["loaded"] }
    } catch {
      message = "\(error)"
    }
    #expect(
      message == """
        TestHostUseTests.swift:\(line): Nothing was pending, and the condition did not hold within 0.001 seconds: \
        try await host.settle(within: .milliseconds(1)) { host.texts == ["loaded"] }
        Tasks were still running, started by: Endless.
        The element tree is:
        root
          text “endless”
        """)
    host.unmount()
  }

  @MainActor private final class Clock: ObservableObject {
    @Published var time = 0
  }

  @Test("a scene that never comes to rest lets other tests go on meanwhile")
  func fairness() async throws {
    struct Loop: View {
      @ObservedObject var clock: Clock
      var body: some View { Text("\(clock.time)").onChange(of: clock.time) { DispatchQueue.main.async { clock.time += 1 } } }
    }
    let clock = Clock()
    let looping = TestHost { Loop(clock: clock) }
    clock.time = 1
    var others = 0
    let other = Task {
      while !Task.isCancelled {
        others += 1
        await Task.yield()
      }
    }
    await #expect(throws: DidNotSettle.self) { try await looping.settle() }
    other.cancel()
    #expect(others >= 900, "turns of others: \(others)")
  }

  @Test("where a clock ticks, settle(until:) waits for its condition alone, and ends")
  func restless() async throws {
    struct Loop: View {
      @ObservedObject var clock: Clock
      var body: some View { Text("\(clock.time)").onChange(of: clock.time) { DispatchQueue.main.async { clock.time += 1 } } }
    }
    let clock = Clock()
    let host = TestHost { Loop(clock: clock) }
    clock.time = 1
    try await host.settle(within: .seconds(600)) { clock.time > 2_000 }
    await #expect(throws: DidNotSettle.self) { try await host.settle(within: .milliseconds(100)) { false } }
  }

  @Test("two may wait for different things on one host at once")
  func twoConditions() async throws {
    let host = TestHost { Text("two") }
    let first = Clock()
    let second = Clock()
    let waiting = Task { try await host.settle(within: .seconds(600)) { first.time == 1 } }
    let alsoWaiting = Task { try await host.settle(within: .seconds(600)) { second.time == 1 } }
    try await host.settle()
    second.time = 1
    try await alsoWaiting.value
    first.time = 1
    try await waiting.value
  }

  // MARK: Reports

  struct Careless: View {
    @State private var count = 0
    var body: some View {
      let _ = count < 2 ? { count += 1 }() : ()
      Button("Again \(count)") { count = 2 }
    }
  }

  /// The lines at which something was reported while the closure ran.
  private func lines(_ body: () throws -> Void) rethrows -> [Int] {
    let lines = Mutex<[Int]>([])
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      lines.withLock { $0.append(issue.sourceLocation?.line ?? 0) }
      return issue.sourceLocation?.fileName == "TestHostUseTests.swift"
    }
    return lines.withLock { $0 }
  }

  @Test("a warning of a strict host is reported at the test's own line")
  func places() {
    var mounted = 0
    var host: TestHost!
    let first = lines {
      mounted = #line + 1
      host = TestHost(strict: true) { Careless() }
    }
    #expect(first == [mounted])
    host.unmount()
  }

  @Test("a check that fails is reported at the test's own line")
  func checks() {
    struct Impure: View {
      static let box = Clock()
      var body: some View { Text("\(Self.box.time)") }
    }
    struct Around: View {
      @State private var isOn = false
      var body: some View {
        Impure()
        Toggle("On", isOn: $isOn)
      }
    }
    let host = TestHost { Around() }
    host.checksBodies = true
    Impure.box.time += 1
    try? host.find(.toggle()).toggle()
    var line = 0
    let reported = lines {
      line = #line + 1
      host.turn()
    }
    #expect(reported == [line])
  }

  @Test("evaluations are counted by name for types that a test cannot name")
  func names() {
    struct Outer: View {
      private struct Row<Value>: View {
        let value: Value
        var body: some View { Text("\(value)") }
      }
      var body: some View {
        Row(value: 1)
        Row(value: "a")
      }
    }
    let host = TestHost { Outer() }
    #expect(host.evaluations(of: "Row") == 2)
    #expect(host.evaluations(of: "Outer") == 1)
    #expect(host.evaluations(of: host.trace[1].view) == 1)
    #expect(host.evaluations(of: "Ro") == 0)
    host.resetCounts()
    #expect(host.evaluations(of: "Row") == 0)
  }
}
