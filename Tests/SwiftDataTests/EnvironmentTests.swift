import SwiftData
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor @Suite("Containers of views and scenes") struct EnvironmentTests {
  struct Names: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Item.name) private var items: [Item]
    var body: some View {
      Text(items.map(\.name).joined())
      Button("Add") { context.insert(Item("a\(items.count)")) }
    }
  }

  @Test("8.02: \\.modelContext is the container's main context")
  func main() throws {
    struct Reader: View {
      @Environment(\.modelContext) private var context
      let expected: ModelContext
      var body: some View { Text("\(context === expected)") }
    }
    let container = try container(Item.self)
    let other = ModelContext(container)
    let host = TestHost {
      Reader(expected: container.mainContext).modelContainer(container)
      Reader(expected: other).modelContext(other).modelContainer(container)
    }
    #expect(host.texts == ["true", "true"])
  }

  @Test("8.01, 8.02: the for: form makes its container once for each place, before the body, and tells onSetup")
  func made() throws {
    struct Parent: View {
      let log: SetupLog
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Count") { count += 1 }
        Names()
          .modelContainer(for: Item.self, inMemory: true, isAutosaveEnabled: false) { log.results.append($0) }
      }
    }
    let log = SetupLog()
    let host = TestHost { Parent(log: log) }
    #expect(log.results.count == 1)
    try host.find(.button("Add")).press()
    try host.find(.button("Count")).press()
    host.turn()
    #expect(host.texts.prefix(3) == ["1", "Count", "a0"] && log.results.count == 1)
    let container = try log.results[0].get()
    #expect(!container.mainContext.autosaveEnabled && container.mainContext.hasChanges)
    #expect(container.schema.entities.map(\.name) == ["Item", "Owner"])
  }

  @Test("8.03, test 71: where it fails onSetup is told, and there is no container")
  func failing() throws {
    let log = SetupLog()
    let host = TestHost {
      Names().modelContainer(for: [Item.self, Other.Item.self], inMemory: true) { log.results.append($0) }
    }
    #expect(log.results.count == 1)
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try log.results[0].get() }
    #expect(host.texts.first == "")
  }

  @Test("8.04, test 70: without a container fetches are empty")
  func none() throws {
    let host = TestHost { Names() }
    #expect(host.texts.first == "")
    #expect(try EnvironmentValues().modelContext.fetch(FetchDescriptor<Item>()).isEmpty)
  }

  @Test("8.04, test 70: without a container an insert stops the process with a text that says so")
  func noneInserting() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { EnvironmentValues().modelContext.insert(Item("a")) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("put a .modelContainer above this view"))
  }

  @Test("4.02: an object of another context stops the process with its name")
  func foreign() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let container = try container(Item.self)
        let item = Item("a")
        container.mainContext.insert(item)
        ModelContext(container).insert(item)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Item/") && text.contains("belongs to another context"))
  }

  struct SampleApp: App {
    static let log = SetupLog()
    var body: some Scene {
      WindowGroup { Names() }
        .modelContainer(for: [Item.self], inMemory: true) { SampleApp.log.results.append($0) }
    }
  }

  @Test("8.05, test 72: windows share the container of their scene, and see each other's changes in the same turn")
  func windows() throws {
    let one = TestHost(app: SampleApp.self)
    #expect(one.texts == ["", "Add"])
    let two = TestHost(anotherWindowOf: one)
    try one.find(.button("Add")).press()
    one.turn()
    two.turn()
    #expect(one.texts == ["a0", "Add"] && two.texts == one.texts && SampleApp.log.results.count == 1)
  }
}

@MainActor final class SetupLog {
  nonisolated init() {}
  var results: [Result<ModelContainer, any Error>] = []
}
