import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// What a browser's history asks for.
@MainActor
@Suite struct HistoryTests {
  struct Stack: View {
    @Binding var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
            Button("Root") { path = [] }
          }
      }
    }
  }

  struct ContentView: View {
    @State var path: [Int] = []
    var body: some View { Stack(path: $path) }
  }

  private func forward(_ host: TestHost) throws {
    let stack = try #require(host.element.descendants.first { $0.content is NavigationStackContent })
    host.graph.send(ForwardEvent(), to: stack.id)
    host.turn()
  }

  private func canGoForward(_ host: TestHost) -> Bool {
    host.element.descendants.contains { ($0.content as? NavigationStackContent)?.canGoForward == true }
  }

  private func hostWithTwoPages() throws -> TestHost {
    let host = TestHost { ContentView() }
    try host.find(.navigationLink("One")).push()
    host.turn()
    try host.find(.navigationLink("Next")).push()
    host.turn()
    return host
  }

  @Test("8.32: Forward shows again the pages from which a person has gone back")
  func forwards() throws {
    let host = try hostWithTwoPages()
    #expect(host.navigationTitle == "Page 2" && !canGoForward(host))
    for _ in 0..<2 {
      try host.back()
      host.turn()
    }
    #expect(host.navigationTitle == "Root" && canGoForward(host))
    try forward(host)
    #expect(host.navigationTitle == "Page 1")
    try forward(host)
    #expect(host.navigationTitle == "Page 2" && !canGoForward(host))
    // There is nothing further.
    try forward(host)
    #expect(host.navigationTitle == "Page 2")
  }

  @Test("8.32: after another page has come, or the app has gone back by itself, Forward leads nowhere")
  func forgets() throws {
    let host = try hostWithTwoPages()
    try host.back()
    host.turn()
    try host.find(.button("Root")).press()
    host.turn()
    #expect(host.navigationTitle == "Root" && !canGoForward(host))
    try host.find(.navigationLink("One")).push()
    host.turn()
    try host.back()
    host.turn()
    #expect(canGoForward(host))
    try host.find(.navigationLink("One")).push()
    host.turn()
    #expect(!canGoForward(host))
  }

  /// Shows where its window is.
  private final class AddressHost: SwiftUICore.Host {
    var paths: [String?] = []
    let showsPaths = true
    func scheduleTurn(of graph: ViewGraph) {}
    func commit(_ commit: Commit, of graph: ViewGraph) {
      for case .pathMoved(let path) in commit.requests { paths.append(path) }
    }
  }

  private struct Named: Codable, Hashable { var name: String }

  private struct Values: View {
    @Binding var path: NavigationPath
    var body: some View {
      NavigationStack(path: $path) {
        Text("Root")
          .navigationDestination(for: Int.self) { number in
            Text("Page \(number)").navigationDestination(for: Named.self) { Text("Named \($0.name)") }
          }
          .navigationDestination(for: UncodedValue.self) { _ in Text("Uncoded") }
      }
    }
  }

  private struct UncodedValue: Hashable {}

  private struct ValuesView: View {
    let start: NavigationPath
    let access: Access
    @State private var path = NavigationPath()
    var body: some View {
      Values(path: $path).onAppear {
        path = start
        access.write = { path = $0 }
      }
    }
  }

  @MainActor private final class Access { var write: (NavigationPath) -> Void = { _ in } }

  @Test("8.37: the address names the values of the path that can be coded")
  func addresses() {
    let host = AddressHost()
    let graph = ViewGraph(host: host)
    let access = Access()
    graph.mount(ValuesView(start: NavigationPath(), access: access))
    #expect(host.paths.isEmpty)
    func write(_ values: any Hashable...) {
      var path = NavigationPath()
      for value in values { path.append(value) }
      access.write(path)
      graph.turn()
    }
    write(1)
    #expect(host.paths == [#"[["Int","1"]]"#])
    write(1, Named(name: "a/b"))
    #expect(host.paths.last == #"[["Int","1"],["Named","{\"name\":\"a/b\"}"]]"#)
    write(1, UncodedValue(), 2)
    #expect(host.paths.last == #"[["Int","1"]]"#)
    write()
    #expect(host.paths.count == 4 && host.paths[3] == nil)
    graph.unmount()
  }

  @Test("8.36: a window that begins at an address shows its path, page after page")
  func restores() {
    func texts(at path: String) -> [String] {
      let graph = ViewGraph(host: nil)
      graph.feature(AddressedPath.self).show(path)
      graph.mount(NavigationRoot())
      defer { graph.unmount() }
      return graph.root.texts
    }
    #expect(texts(at: #"[["Int","1"],["Named","{\"name\":\"x\"}"]]"#) == ["Named x"])
    #expect(texts(at: #"[["Int","1"],["Int","2"]]"#) == ["Page 2"])
    // What is no path, or of no type that the stack shows, is not followed.
    for path in ["", "[", "[1]", #"[["Int"]]"#, #"[["Int","x"]]"#, #"[["Date","0"]]"#, #"[["Named","{\"name\":\"x\"}"]]"#] {
      #expect(texts(at: path) == ["Root"], "\(path)")
    }
    #expect(texts(at: #"[["Int","1"],["Int","x"],["Int","2"]]"#) == ["Page 1"])
  }

  private struct NavigationRoot: View {
    @State private var path = NavigationPath()
    var body: some View { Values(path: $path) }
  }
}
