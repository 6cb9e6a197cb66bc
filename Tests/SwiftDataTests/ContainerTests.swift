import Foundation
import SwiftData
import Testing

enum Other {
  @Model final class Item {
    var name: String
    init(name: String) { self.name = name }
  }
}

struct NotCodable {}

@Model final class Wrong {
  var value: NotCodable?
  init() {}
}

@Model final class WrongInverse {
  @Relationship(inverse: \Item.owner) var items: [Item] = []
  init() {}
}

enum Version: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 2, 3)
  static var models: [any PersistentModel.Type] { [Item.self] }
}

@MainActor @Suite("Containers") struct ContainerTests {
  let inMemory = ModelConfiguration(isStoredInMemoryOnly: true)

  @Test("3.01, 3.02, 3.03: all call forms; models reached through relationships are included")
  func forms() throws {
    let one = try ModelContainer(for: Item.self, configurations: inMemory)
    #expect(one.schema.entities.map(\.name) == ["Item", "Owner"] && one.schema.version == Schema.Version(1, 0, 0))
    let two = try ModelContainer(for: Item.self, Post.self, configurations: inMemory)
    #expect(two.schema.entities.map(\.name) == ["Item", "Owner", "Post", "Tag"])
    let three = try ModelContainer(for: Schema(versionedSchema: Version.self), configurations: [inMemory])
    #expect(three.schema.version == Schema.Version(1, 2, 3) && three.schema.version.description == "1.2.3")
    #expect(Schema.entityName(for: Shop.Article.self) == "Article")
    #expect(one.mainContext === one.mainContext && one.mainContext.container === one)
  }

  @Test("3.04: all call forms of configurations")
  func configurations() {
    let url = URL(fileURLWithPath: "/data/app.store")
    #expect(ModelConfiguration().name == "default" && !ModelConfiguration().isStoredInMemoryOnly)
    #expect(ModelConfiguration(for: Item.self, Post.self, isStoredInMemoryOnly: true).schema?.entities.count == 4)
    #expect(ModelConfiguration("n", schema: nil, isStoredInMemoryOnly: true, allowsSave: false).allowsSave == false)
    #expect(ModelConfiguration("n", schema: Schema([Item.self]), url: url, allowsSave: true, cloudKitDatabase: .none).url == url)
    let folder = URL.applicationSupportDirectory.appending(path: ProcessInfo.processInfo.processName).path
    #expect(ModelConfiguration("n").url.path == "\(folder)/n.store")
    #expect(ModelConfiguration(groupContainer: .none, cloudKitDatabase: .automatic).cloudKitContainerIdentifier == nil)
  }

  @Test("3.06, test 73: containers in memory are apart, and share theirs among their contexts")
  func apart() throws {
    let (one, two) = (try container(Item.self), try container(Item.self))
    one.mainContext.insert(Item("a"))
    try one.mainContext.save()
    #expect(try items(ModelContext(one)) == ["a"])
    #expect(try items(two.mainContext) == [])
    #expect(one != two)
  }

  @Test("3.07, test 74: without allowsSave a fetch works and a save throws")
  func readOnly() throws {
    let configuration = ModelConfiguration("r", isStoredInMemoryOnly: true, allowsSave: false)
    let container = try ModelContainer(for: Item.self, configurations: configuration)
    let context = ModelContext(container)
    #expect(try items(context) == [])
    context.insert(Item("a"))
    #expect(failure { try context.save() }?.contains("allowsSave") == true)
    #expect(context.hasChanges)
  }

  @Test("3.08, test 75: several configurations with models of their own; relationships between them are refused")
  func several() throws {
    let posts = ModelConfiguration("posts", schema: Schema([Post.self]), isStoredInMemoryOnly: true)
    let rest = ModelConfiguration("rest", isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Schema([Post.self, Item.self]), configurations: [posts, rest])
    let context = container.mainContext
    context.insert(Post("p"))
    context.insert(Item("i"))
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Post>()) == 1)
    func refuse(_ kind: SwiftDataError, _ types: [any PersistentModel.Type], _ configurations: ModelConfiguration...) {
      #expect(throws: kind) { try ModelContainer(for: Schema(types), configurations: configurations) }
    }
    refuse(.duplicateConfiguration, [Post.self, Item.self], posts, posts)
    refuse(.configurationSchemaNotFoundInContainerSchema, [Item.self], posts)
    refuse(.loadIssueModelContainer, [Post.self, Item.self], posts)
    refuse(
      .configurationFileNameContainsInvalidCharacters, [Item.self], ModelConfiguration("a/b", isStoredInMemoryOnly: true))
    refuse(
      .configurationFileNameTooLong, [Item.self],
      ModelConfiguration(String(repeating: "n", count: 300), isStoredInMemoryOnly: true))
  }

  @Test("1.17, test 76: models that do not fit together: an error with their names")
  func misfits() throws {
    func text(_ types: any PersistentModel.Type...) -> String {
      failure { _ = try ModelContainer(for: Schema(types), configurations: inMemory) } ?? "none"
    }
    #expect(text(Item.self, Other.Item.self).contains("Two models of the schema are named Item"))
    #expect(text(Wrong.self).contains("Wrong.value is of type Optional<NotCodable>, which is neither Codable nor a model"))
    #expect(text(WrongInverse.self).contains("The inverse of WrongInverse.items"))
  }
}
