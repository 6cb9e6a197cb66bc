import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("3.2: Destinations") struct S32DestinationTests {
  let log = Log()

  func pages(_ host: TestHost) -> Int { host.element.descendants.count { $0.role.description == "page" } }

  struct Number: View {
    @State private var path = NavigationPath()
    var body: some View {
      Button("Two") { path.append("two") }
      Button("Other") { path.append(2.5) }
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            Text("Number \(number)").navigationDestination(for: String.self) { Text("Word \($0)") }
          }
      }
    }
  }

  @Test("3.16: a destination on a pushed page counts for the whole stack")
  func onPages() throws {
    let host = TestHost { Number() }
    try host.find(.navigationLink("One")).push()
    host.turn()
    try host.find(.button("Two")).press()
    host.turn()
    #expect(host.texts.last == "Word two")
    #expect(pages(host) == 3)
  }

  @Test("3.17: of two declarations the one nearest to the root is used, with a warning")
  func twice() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationDestination(for: Int.self) { Text("inner \($0)") }
          }
      }
    }
    try host.find(.navigationLink("One")).push()
    host.turn()
    try host.find(.navigationLink("Next")).push()
    host.turn()
    #expect(host.findAll(.navigationLink("Next")).count == 1)
    #expect(host.warnings.contains { $0.contains("was declared earlier on the stack") })
  }

  @Test("3.18: a link without a destination changes nothing and warns")
  func linkWithout() throws {
    let host = TestHost { NavigationStack { NavigationLink("Nowhere", value: 1) } }
    try host.find(.navigationLink("Nowhere")).push()
    host.turn()
    #expect(pages(host) == 1)
    #expect(host.warnings.contains { $0.contains("no matching navigationDestination") })
  }

  @Test("3.19: a value in the path without a destination is a placeholder from which one can go back")
  func valueWithout() throws {
    let host = TestHost { Number() }
    try host.find(.button("Other")).press()
    host.turn()
    #expect(pages(host) == 2)
    #expect(host.findAll(.label("There is no destination for this value")).count == 1)
    try host.back()
    host.turn()
    #expect(pages(host) == 1)
  }

  @Test("3.20: a destination under a condition counts as soon as it is there")
  func late() throws {
    struct Stack: View {
      @State private var path = [1]
      @State private var isThere = false
      var body: some View {
        Button("Now") { isThere = true }
        NavigationStack(path: $path) {
          Text("root")
          if isThere { Text("more").navigationDestination(for: Int.self) { Text("Page \($0)") } }
        }
      }
    }
    let host = TestHost { Stack() }
    #expect(host.texts == ["Now"])
    try host.find(.button("Now")).press()
    host.turn()
    #expect(host.texts == ["Now", "Page 1"])
  }

  @Test("3.21: isPresented pushes while it is true; back writes false; a program's false takes what is above along")
  func presented() throws {
    struct Stack: View {
      @State private var isShown = false
      let log: Log
      var body: some View {
        Button("Hide") { isShown = false }
        NavigationStack {
          Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) {
              Text("shown")
              NavigationLink("Above") { Text("above") }
            }
            .onChange(of: isShown) { log("\(isShown)") }
        }
      }
    }
    let host = TestHost { Stack(log: log) }
    try host.find(.button("Show")).press()
    host.turn()
    #expect(host.texts == ["Hide", "shown", "Above"])
    try host.back()
    host.turn()
    #expect(host.texts == ["Hide", "Show"])
    #expect(log.entries == ["true", "false"])
    try host.find(.button("Show")).press()
    host.turn()
    try host.find(.navigationLink("Above")).push()
    host.turn()
    #expect(pages(host) == 3)
    try host.find(.button("Hide")).press()
    host.turn()
    #expect(host.texts == ["Hide", "Show"])
  }

  @Test("3.22: an item pushes, another item begins a new page, nil pops, back writes nil")
  func item() throws {
    struct Stack: View {
      @State private var item: Int?
      let log: Log
      var body: some View {
        Button("1") { item = 1 }
        Button("2") { item = 2 }
        Button("nil") { item = nil }
        NavigationStack {
          Text("item \(item ?? 0)")
            .navigationDestination(item: $item) { CountingPage(name: "\($0)", log: log) }
        }
      }
    }
    let host = TestHost { Stack(log: log) }
    try host.find(.button("1")).press()
    host.turn()
    try host.find(.button("Count")).press()
    host.turn()
    #expect(host.texts.contains("1: 1"))
    try host.find(.button("2")).press()
    host.turn()
    #expect(host.texts.contains("2: 0"))
    #expect(pages(host) == 2)
    try host.find(.button("nil")).press()
    host.turn()
    #expect(host.texts.last == "item 0")
    try host.find(.button("2")).press()
    host.turn()
    try host.back()
    host.turn()
    #expect(host.texts.last == "item 0")
  }

  @Test("3.23: pages of links are not in the path, and go when the program appends to it")
  func besidePath() throws {
    let model = NumberStack.Model()
    struct Stack: View {
      @Bindable var model: NumberStack.Model
      var body: some View {
        NavigationStack(path: $model.path) {
          NavigationLink("View") { Text("view") }
            .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    let host = TestHost { Stack(model: model) }
    try host.find(.navigationLink("View")).push()
    host.turn()
    #expect(model.path == [])
    #expect(pages(host) == 2)
    model.path.append(1)
    host.turn()
    #expect(host.texts == ["Page 1"])
    #expect(pages(host) == 2)
  }

  @Test("3.23: a value link on such a page puts its page above it")
  func aboveLink() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("View") {
          NavigationLink("Value", value: 1).navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
      }
    }
    try host.find(.navigationLink("View")).push()
    host.turn()
    try host.find(.navigationLink("Value")).push()
    host.turn()
    #expect(host.texts == ["Page 1"])
    try host.back()
    host.turn()
    #expect(host.findAll(.navigationLink("Value")).count == 1)
  }

  struct Greeting: View {
    @Environment(\.greeting) private var greeting
    var body: some View { Text(greeting) }
  }

  @Test("3.24: a page has the environment of the stack, not that of the link")
  func environment() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go") { Greeting() }.environment(\.greeting, "row")
      }
      .environment(\.greeting, "stack")
    }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    #expect(host.texts == ["stack"])
  }

  @Test("3.25: the closure runs again when the view that declares it is updated: what it captured is current")
  func current() throws {
    struct Stack: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { _ in Text("count \(count)") }
        }
      }
    }
    let host = TestHost { Stack() }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    try host.find(.button("More")).press()
    host.turn()
    #expect(host.texts == ["More", "count 1"])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var greeting = "nobody"
}
