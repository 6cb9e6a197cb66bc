import Testing

@testable import SwiftData

/// Something that knows when it goes.
final class Probe: Codable {
  nonisolated(unsafe) var onEnd: (() -> Void)?
  init() {}
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws { _ = encoder.container(keyedBy: Key.self) }
  deinit { onEnd?() }
  private enum Key: CodingKey { case none }
}

@Model final class Probed {
  var name: String
  var probe: Probe?
  init(_ name: String) { self.name = name }
}

/// Who keeps whom alive, and which object stands for which key.
@MainActor @Suite("Lives of objects and contexts") struct LifetimeTests {
  @Test("2.08: lists on both sides of a relationship keep nobody alive")
  func manyToMany() throws {
    let container = try container(Post.self)
    let c = ModelContext(container)
    weak var seen: Post?
    weak var tag: Tag?
    do {
      let post = Post("p")
      post.tags = [Tag("t")]
      c.insert(post)
      try c.save()
      seen = post
      let tags = post.tags
      tag = tags?.first
      #expect(tag?.posts == [post])
      #expect(try c.fetch(FetchDescriptor<Post>(predicate: #Predicate { $0.title == "p" })).first?.tags?.count == 1)
    }
    #expect(seen == nil && tag == nil)
  }

  @Test("2.08: nor do those of objects with one owner")
  func oneToMany() throws {
    let container = try container(Item.self)
    let c = ModelContext(container)
    weak var seen: Owner?
    do {
      let owner = Owner("o")
      owner.items = [Item("a"), Item("b")]
      c.insert(owner)
      try c.save()
      seen = owner
      #expect(owner.items.allSatisfy { $0.owner === owner })
    }
    #expect(seen == nil)
  }

  @Test("2.08: a key of another model is no object of this one")
  func models() throws {
    let c = try container(Item.self).mainContext
    let item = Item("a")
    c.insert(item)
    let key = item.persistentModelID.key
    #expect(c.core.object(key, EntityLayout.of(Owner.self)) == nil && c.core.object(key, EntityLayout.of(Item.self)) === item)
    #expect((0...0xFF).contains(KeyMaker.lane))
    var saved = SavedChanges()
    saved.deleted = [PersistentIdentifier(entityName: "Owner", key: key)]
    c.core.inbox.receive(saved)
    c.receive()
    #expect(item.modelContext === c)
  }

  @Test("8.02: a main context that outlives its container is the main one of the container that it gives")
  func mainContext() throws {
    let context = try container(Item.self).mainContext
    #expect(context.container.mainContext === context)
    #expect(context.container === context.container)
  }

  @Test("3.01: a context keeps its container, and so the container's main context")
  func ownContainer() throws {
    let context = ModelContext(try container(Item.self))
    weak let main = context.container.mainContext
    #expect(main != nil)
    context.container.mainContext.insert(Item("x"))
    #expect(context.container.mainContext.hasChanges)
  }

  @Test("3.01: a container and its main context go when nobody needs them")
  func goes() throws {
    weak var container: ModelContainer?
    weak var context: ModelContext?
    do {
      let made = try SwiftDataTests.container(Item.self)
      (container, context) = (made, made.mainContext)
      _ = context?.container
    }
    #expect(container == nil && context == nil)
  }

  @Test("A value whose deinitializer reads the object that had it")
  func deinitializer() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let probed = Probed("a")
        probed.probe = Probe()
        probed.probe?.onEnd = { [unowned probed] in
          if probed.name != "a" { fatalError() }
        }
        probed.probe = nil
      }
    }
  }

  @Test("4.24: an object that was new in a context that is gone can be inserted into another")
  func drafts() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let container = try container(Item.self)
        let item = Item("a", owner: Owner("o"))
        do { ModelContext(container).insert(item) }
        let c = container.mainContext
        c.insert(item)
        if item.modelContext !== c || item.owner?.modelContext !== c { fatalError() }
        try c.save()
      }
    }
  }
}
