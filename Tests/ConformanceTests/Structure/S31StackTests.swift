import SwiftUI
import SwiftUITesting
import Testing

/// A page that counts by itself and tells when it appears and disappears.
struct CountingPage: View {
  let name: String
  let log: Log
  @State private var count = 0

  var body: some View {
    Text("\(name): \(count)")
    Button("Count") { count += 1 }
      .onAppear { log("\(name)+") }
      .onDisappear { log("\(name)-") }
  }
}

/// A stack of numbers whose path a test writes.
struct NumberStack: View {
  @Observable final class Model {
    @ObservationIgnored var writes: [[Int]] = []
    var path: [Int] = [] { didSet { writes.append(path) } }
  }

  @Bindable var model: Model
  let log: Log

  var body: some View {
    NavigationStack(path: $model.path) {
      CountingPage(name: "root", log: log)
      NavigationLink("Go to 7", value: 7)
      NavigationLink("Elsewhere", value: "text")
        .navigationDestination(for: Int.self) { number in
          CountingPage(name: "\(number)", log: log)
          NavigationLink("Further", value: number + 1)
        }
    }
  }
}

@MainActor @Suite("3.1: Stack and path") struct S31StackTests {
  let model = NumberStack.Model()
  let log = Log()

  func makeHost() -> TestHost { TestHost { NumberStack(model: model, log: log) } }

  func pages(_ host: TestHost) -> Int { host.element.descendants.count { $0.role.description == "page" } }

  @Test("3.01: a stack shows its root and a page for each element of its path; the root stays")
  func root() throws {
    let host = makeHost()
    #expect(host.texts.first == "root: 0")
    model.path = [1, 2]
    host.turn()
    #expect(pages(host) == 3)
    #expect(host.texts.first == "2: 0")
    model.path = []
    host.turn()
    #expect(pages(host) == 1)
    #expect(throws: ElementUnusable.self) { try host.back() }
    #expect(host.texts.first == "root: 0")
  }

  @Test("3.02, 3.13: a value link appends, the way back removes the last: one write each")
  func links() throws {
    let host = makeHost()
    try host.find(.navigationLink("Go to 7")).push()
    host.turn()
    #expect(host.texts.first == "7: 0")
    try host.find(.navigationLink("Further")).push()
    host.turn()
    #expect(host.texts.first == "8: 0")
    try host.back()
    host.turn()
    try host.back()
    host.turn()
    #expect(model.writes == [[7], [7, 8], [7], []])
  }

  @Test("3.03: a path that is set at once makes all of its pages")
  func deepLink() throws {
    let host = makeHost()
    model.path = [1, 2, 3]
    host.turn()
    #expect(pages(host) == 4)
    #expect(host.texts.first == "3: 0")
    try host.back()
    host.turn()
    #expect(host.texts.first == "2: 0")
  }

  @Test("3.04: equal values are pages of their own, with state of their own")
  func equalValues() throws {
    let host = makeHost()
    model.path = [1, 1]
    host.turn()
    #expect(pages(host) == 3)
    try host.find(.button("Count")).press()
    host.turn()
    #expect(host.texts.first == "1: 1")
    try host.back()
    host.turn()
    #expect(host.texts.first == "1: 0")
  }

  @Test("3.05, 3.06: a common beginning keeps its state; another value begins anew")
  func commonBeginning() throws {
    let host = makeHost()
    model.path = [1]
    host.turn()
    try host.find(.button("Count")).press()
    host.turn()
    model.path = [1, 2]
    host.turn()
    try host.find(.button("Count")).press()
    host.turn()
    model.path = [1, 9]
    host.turn()
    #expect(host.texts.first == "9: 0")
    model.path = [1]
    host.turn()
    #expect(host.texts.first == "1: 1")
    model.path = [3]
    host.turn()
    #expect(host.texts.first == "3: 0")
  }

  @Test("3.07: a NavigationPath takes values of any types, counts them and compares them")
  func erasedPath() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("one")
    #expect(path.count == 2)
    var other = NavigationPath([1])
    #expect(other != path)
    other.append("one")
    #expect(other == path)
    path.removeLast()
    path.removeLast(0)
    #expect(path == NavigationPath([1]))
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
  }

  @Test("3.08: more than there is cannot be removed")
  func removal() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.removeLast(2)
    }
  }

  struct Place: Codable, Hashable { var name = "Oslo" }
  struct Uncoded: Hashable {}

  @Test("3.09: a path of Codable values is coded and comes back; one of others is not; an unknown type throws")
  func coding() throws {
    var path = NavigationPath([1])
    path.append("two")
    path.append(Place())
    let coded = try JSONEncoder().encode(try #require(path.codable))
    #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: coded)) == path)
    path.append(Uncoded())
    #expect(path.codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["NoSuchType","1"]"#.utf8))
    }
  }

  @Test("3.10: a link whose value is not of the path's type changes nothing and warns")
  func foreignValue() throws {
    struct Stack: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Text", value: "text").navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    let host = TestHost { Stack() }
    try host.find(.navigationLink("Text")).push()
    host.turn()
    #expect(pages(host) == 1)
    #expect(host.warnings.contains { $0.contains("values of another type") })
  }

  @Test("3.11: a stack without a path keeps its own")
  func ownPath() throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    let host = TestHost {
      NavigationStack {
        NavigationLink("One", value: 1).navigationDestination(for: Int.self) { _ in Page() }
      }
    }
    try host.find(.navigationLink("One")).push()
    host.turn()
    try host.find(.button("Leave")).press()
    host.turn()
    #expect(host.findAll(.navigationLink("One")).count == 1)
  }

  @Test("3.12: a binding that each body makes anew works, and covered pages do not appear")
  func freshBinding() throws {
    struct Stack: View {
      let log: Log
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: Binding(get: { path }, set: { path = $0 })) {
          NavigationLink("One", value: 1)
            .onAppear { log("root+") }
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Next", value: number + 1).onAppear { log("\(number)+") }
            }
        }
      }
    }
    let host = TestHost { Stack(log: log) }
    try host.find(.navigationLink("One")).push()
    host.turn()
    try host.find(.navigationLink("Next")).push()
    host.turn()
    try host.back()
    host.turn()
    #expect(log.entries == ["root+", "1+", "2+", "1+"])
  }

  @Test("3.14: changes of the path in one action are one change of the pages")
  func together() throws {
    let host = makeHost()
    model.path.append(1)
    model.path.append(2)
    host.turn()
    #expect(pages(host) == 3)
    #expect(log.entries == ["root+", "2+", "root-"])
  }

  @Test("3.15: another root keeps the path; another stack ends it")
  func otherRoot() throws {
    struct Stack: View {
      @State private var isLoggedIn = false
      @State private var isOther = false
      @State private var path = [1]
      var body: some View {
        Button("Log in") { isLoggedIn = true }
        NavigationStack(path: $path) {
          if isLoggedIn { Text("Home").destinations } else { Text("Login").destinations }
        }
      }
    }
    let host = TestHost { Stack() }
    #expect(host.texts == ["Log in", "Page 1"])
    try host.find(.button("Log in")).press()
    host.turn()
    #expect(host.texts == ["Log in", "Page 1"])
    try host.back()
    host.turn()
    #expect(host.texts == ["Log in", "Home"])
  }
}

extension View {
  fileprivate var destinations: some View { navigationDestination(for: Int.self) { Text("Page \($0)") } }
}
