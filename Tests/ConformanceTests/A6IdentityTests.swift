import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("A6: Identity and lifetime") struct A6IdentityTests {
  final class Log {
    var entries: [String] = []
  }

  /// A view with state that a press changes, so that a test can see whether the state stays.
  struct Cell: View {
    let name: String
    var log: Log?
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log?.entries.append("\(name) appears") }
        .onDisappear { log?.entries.append("\(name) disappears") }
    }
  }

  private func press(_ label: String, in host: TestHost) throws {
    try host.find(.button(label)).press()
    host.turn()
  }

  @Test(
    "each branch of an if is an identity: changing it ends the state of the one and begins that of the other", .behaviour(113))
  func branches() throws {
    struct Branches: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Cell(name: "a") } else { Cell(name: "b") }
        Button("Switch") { isFirst.toggle() }
      }
    }
    let host = TestHost { Branches() }
    try press("a 0", in: host)
    try press("Switch", in: host)
    #expect(host.texts.first == "b 0")
    try press("Switch", in: host)
    #expect(host.texts.first == "a 0")
  }

  @Test("a switch has an identity for each case; a modifier that only changes how a view looks has no effect", .behaviour(114))
  func cases() throws {
    struct Cases: View {
      @State private var number = 0
      let log: Log
      var body: some View {
        switch number {
        case 0: Cell(name: "zero", log: log)
        case 1: Cell(name: "one", log: log)
        default: Cell(name: "other", log: log)
        }
        Cell(name: "padded", log: log).padding(CGFloat(number))
        Button("Next") { number += 1 }
      }
    }
    let log = Log()
    let host = TestHost { Cases(log: log) }
    try press("padded 0", in: host)
    for _ in 0..<3 { try press("Next", in: host) }
    #expect(host.texts.prefix(2) == ["other 0", "padded 1"])
    #expect(
      log.entries == [
        "zero appears", "padded appears", "one appears", "zero disappears", "other appears", "one disappears",
      ])
  }

  @Test("another id begins all state below it anew; modifiers outside of it keep theirs", .behaviour(115))
  func explicitIdentity() throws {
    struct Identified: View {
      let log: Log
      @State private var id = 0
      var body: some View {
        Cell(name: "cell")
          .onAppear { log.entries.append("inside") }
          .id(id)
          .onAppear { log.entries.append("outside") }
        Button("Next") { id += 1 }
      }
    }
    let log = Log()
    let host = TestHost { Identified(log: log) }
    try press("cell 0", in: host)
    try press("Next", in: host)
    #expect(host.texts.first == "cell 0")
    #expect(log.entries == ["inside", "outside", "inside"])
  }

  @Test(
    "with another id the new view appears before the old one disappears; with a transition inside it is the other way round",
    .behaviour(116), arguments: [(false, ["AF", "AT", "DT"]), (true, ["AF", "DT", "AT"])])
  func order(hasTransition: Bool, expected: [String]) throws {
    struct Swapping: View {
      let hasTransition: Bool
      let log: Log
      @State private var isSecond = false
      var body: some View {
        let view = Text("view")
          .onAppear { log.entries.append(isSecond ? "AT" : "AF") }
          .onDisappear { log.entries.append(isSecond ? "DT" : "DF") }
        if hasTransition { view.transition(.identity).id(isSecond) } else { view.id(isSecond) }
        Button("Next") { isSecond = true }
      }
    }
    let log = Log()
    let host = TestHost { Swapping(hasTransition: hasTransition, log: log) }
    try press("Next", in: host)
    #expect(log.entries == expected)
    host.unmount()
    #expect(log.entries == expected + ["DT"])
  }

  struct Rows: View {
    let log: Log
    @State private var ids = [1, 2, 3]
    var body: some View {
      ForEach(ids, id: \.self) { Cell(name: "row\($0)", log: log) }
      Button("Reverse") { ids.reverse() }
      Button("Remove") { ids.removeAll { $0 == 2 } }
      Button("Add") { ids.append(2) }
      Button("Both") {
        ids.removeAll { $0 == 2 }
        ids.insert(2, at: 0)
      }
      Button("Twice") { ids += [9, 9] }
    }
  }

  @Test("in a ForEach state goes with the element's id, also when that is removed and added in one update", .behaviour(117))
  func rows() throws {
    let log = Log()
    let host = TestHost { Rows(log: log) }
    try press("row2 0", in: host)
    log.entries = []
    try press("Reverse", in: host)
    try press("Both", in: host)
    #expect(host.texts.prefix(3) == ["row2 1", "row3 0", "row1 0"])
    #expect(log.entries.isEmpty)
    try press("Remove", in: host)
    try press("Add", in: host)
    #expect(host.texts.prefix(3) == ["row3 0", "row1 0", "row2 0"])
    #expect(log.entries == ["row2 disappears", "row2 appears"])
    try press("Twice", in: host)
    #expect(
      host.warnings == [
        "the ID 9 occurs multiple times within the collection, this will give undefined results! (in Rows)"
      ])
  }

  @Test("a ForEach over a constant range that is not constant is reported", .behaviour(118))
  func range() throws {
    struct Counted: View {
      @State private var count = 2
      var body: some View {
        ForEach(0..<count) { Text("\($0)") }
        Button("Add") { count += 1 }
      }
    }
    let host = TestHost { Counted() }
    try press("Add", in: host)
    #expect(
      host.warnings == [
        "ForEach(_:content:) count (3) != its initial count (2). `ForEach(_:content:)` should only be used for *constant* data. "
          + "Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`! (in Counted)"
      ])
  }

  @Test(
    "an AnyView keeps the identity while the type inside stays, another type begins another",
    .behaviour(119, assuming: "As shown at WWDC21."))
  func erased() throws {
    struct Other: View {
      let name: String
      var body: some View { Cell(name: name) }
    }
    struct Erased: View {
      @State private var number = 0
      var body: some View {
        number < 2 ? AnyView(Cell(name: "cell\(number)")) : AnyView(Other(name: "other"))
        Button("Next") { number += 1 }
      }
    }
    let host = TestHost { Erased() }
    try press("cell0 0", in: host)
    try press("Next", in: host)
    #expect(host.texts.first == "cell1 1")
    try press("Next", in: host)
    #expect(host.texts.first == "other 0")
  }

  final class Shared: ObservableObject {
    @Published var count = 0
  }

  struct Reader: View {
    @EnvironmentObject private var shared: Shared
    @State private var own = 0
    let scene: Binding<Int>
    var body: some View {
      Text("\(shared.count) \(scene.wrappedValue) \(own)")
      Button("Shared") { shared.count += 1 }
      Button("Scene") { scene.wrappedValue += 1 }
      Button("Own") { own += 1 }
    }
  }

  struct Windows: Scene {
    @State private var count = 0
    var body: some Scene {
      WindowGroup { Reader(scene: $count) }
    }
  }

  struct OwningApp: App {
    @StateObject private var shared = Shared()
    var body: some Scene { Windows().environmentObject(shared) }
  }

  @Test(
    "an app, a scene and a view may own state: the app's and the scene's are shared by windows, a view's is not", .behaviour(120))
  func owners() throws {
    let first = TestHost(app: OwningApp.self)
    let second = TestHost(anotherWindowOf: first)
    for label in ["Shared", "Scene", "Own"] {
      try press(label, in: first)
      second.turn()
    }
    #expect(first.texts.first == "1 1 1" && second.texts.first == "1 1 0")
  }

  @Test("the rows of a List keep their state while scrolled off; onAppear repeats", .behaviour(121))
  func listRows() throws {
    let log = Log()
    let host = TestHost(visibleRows: 2) { List { Rows(log: log) } }
    try press("row1 0", in: host)
    #expect(try host.find(.list).texts.first == "row1 1")
    try host.find(.list).scroll(to: 2..<3)
    host.turn()
    #expect(try host.find(.list).texts.first == "row3 0")
    try host.find(.list).scroll(to: 0..<2)
    host.turn()
    #expect(try host.find(.list).texts.prefix(2) == ["row1 1", "row2 0"])
    #expect(log.entries.filter { $0 == "row1 appears" }.count == 2)
  }
}
