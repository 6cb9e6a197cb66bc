import SwiftUI
import SwiftUITesting
import Testing

/// A destination is found by the type as which a value was put into the path.
@MainActor @Suite("Types of values in paths") struct NavigationTypeTests {
  private struct Erased: View {
    @State private var path: [AnyHashable] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Int") { path.append(1) }
          Button("String") { path.append("s") }
          NavigationLink("Link", value: 2)
        }
        .navigationDestination(for: AnyHashable.self) { Text("page \(String(describing: $0.base))") }
      }
    }
  }

  @Test("a path of erased values shows the destination for these")
  func erased() throws {
    let host = TestHost(strict: true) { Erased() }
    for (button, text) in [("Int", "page 1"), ("String", "page s")] {
      try host.find(.button(button)).press()
      host.turn()
      #expect(host.texts == [text])
      try host.back()
      host.turn()
    }
    try host.find(.navigationLink("Link")).push()
    host.turn()
    #expect(host.texts == ["page 2"])
  }

  private struct ErasedByKind: View {
    @State private var path: [AnyHashable] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Int") { path.append(1) }.navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  @Test("where no destination takes erased values, the one for what is in them does")
  func erasedByKind() throws {
    let host = TestHost { ErasedByKind() }
    try host.find(.button("Int")).press()
    host.turn()
    #expect(host.texts == ["number 1"])
  }

  private class Animal: Hashable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Animal, right: Animal) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  private final class Dog: Animal { init() { super.init("dog") } }

  private struct Animals: View {
    @State private var path: [Animal] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Push") { path.append(Dog()) }
          NavigationLink("Link", value: Dog() as Animal)
        }
        .navigationDestination(for: Animal.self) { Text("page \($0.name)") }
      }
    }
  }

  @Test("a path of a class shows a subclass with the class's destination", arguments: ["Push", "Link"])
  func subclass(_ name: String) throws {
    let host = TestHost { Animals() }
    if name == "Link" { try host.find(.navigationLink(name)).push() } else { try host.find(.button(name)).press() }
    host.turn()
    #expect(host.texts == ["page dog"])
  }

  private struct AppendedAnimals: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") {
          let animal: Animal = Dog()
          path.append(animal)
        }
        .navigationDestination(for: Animal.self) { Text("page \($0.name)") }
        .navigationDestination(for: Dog.self) { Text("dog's own page \($0.name)") }
      }
    }
  }

  @Test("a NavigationPath keeps the type with which a value was appended")
  func appended() throws {
    let host = TestHost { AppendedAnimals() }
    try host.find(.button("Push")).press()
    host.turn()
    #expect(host.texts == ["page dog"])
  }

  private struct Optionals: View {
    @State private var path: [Int?] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Three") { path.append(3) }
          Button("None") { path.append(nil) }
        }
        .navigationDestination(for: Int?.self) { Text("page \($0 ?? -1)") }
      }
    }
  }

  @Test("a path of optional values shows the destination for these", arguments: [("Three", "page 3"), ("None", "page -1")])
  func optional(_ name: String, _ text: String) throws {
    let host = TestHost { Optionals() }
    try host.find(.button(name)).press()
    host.turn()
    #expect(host.texts == [text])
  }

  @Test("a path that was coded has its values as the same types again")
  func coded() throws {
    var path = NavigationPath()
    path.append(Int?.some(3))
    path.append("s")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let decoded = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(decoded == path)
    #expect(decoded != NavigationPath([3]))
    path.append(Dog() as Animal)
    #expect(path.codable == nil)
  }

  // MARK: The way back

  private struct Lower: View {
    @State private var isActive = false
    @State private var isSeen = false
    let log: Log
    var body: some View {
      VStack {
        Text("lower")
        NavigationLink(
          "Go", destination: Text("upper"),
          isActive: Binding(
            get: { isActive },
            set: { new in
              log.entries.append("\(new), seen: \(isSeen)")
              if new || isSeen { isActive = new }
            }))
      }
      .onAppear { isSeen = true }
      .onDisappear { isSeen = false }
    }
  }

  private final class Log { var entries: [String] = [] }

  @Test("the page below has appeared when its link's flag becomes false")
  func back() throws {
    let log = Log()
    let host = TestHost { NavigationView { Lower(log: log) }.navigationViewStyle(.stack) }
    for _ in 1...2 {
      log.entries = []
      try host.find(.navigationLink("Go")).push()
      host.turn()
      #expect(host.texts == ["upper"])
      try host.back()
      host.turn()
      #expect(host.texts == ["lower", "Go"])
      #expect(log.entries == ["true, seen: true", "false, seen: true"])
    }
  }

  @Test("a flag that refuses to become false brings the page again")
  func refused() throws {
    struct Refusing: View {
      @State private var isActive = false
      var body: some View {
        NavigationLink(
          "Go", destination: Text("upper"), isActive: Binding(get: { isActive }, set: { if $0 { isActive = true } }))
      }
    }
    let host = TestHost { NavigationView { Refusing() }.navigationViewStyle(.stack) }
    try host.find(.navigationLink("Go")).push()
    host.turn()
    try host.back()
    host.turn()
    #expect(host.texts == ["upper"])
  }
}
