import Foundation
import RandomInput
import SwiftData
import Testing

/// The same graph as plain values, with the rules written down a second time.
private struct Plain: Equatable {
  struct Entry: Equatable {
    var name: String
    var n = 0
    var owner: Int?
  }

  struct Text: Equatable {
    var title: String
    var favourite: Int?
    var tags: Set<Int> = []
  }

  var items: [Int: Entry] = [:]
  var owners: [Int: String] = [:]
  var posts: [Int: Text] = [:]
  var tags: [Int: String] = [:]

  mutating func deleteOwner(_ owner: Int) {
    owners[owner] = nil
    items = items.filter { $0.value.owner != owner }
  }

  mutating func deleteTag(_ tag: Int) {
    tags[tag] = nil
    for post in posts.keys {
      posts[post]!.tags.remove(tag)
      if posts[post]!.favourite == tag { posts[post]!.favourite = nil }
    }
  }

  /// Names are unique, so that they tell objects apart.
  var lines: [String] {
    let items = items.values.map { "item \($0.name) \($0.n) \($0.owner.map { self.owners[$0]! } ?? "-")" }
    let owners = owners.map { owner, name in
      "owner \(name) \(self.items.values.filter { $0.owner == owner }.map(\.name).sorted())"
    }
    let posts = posts.values.map { post in
      "post \(post.title) \(post.favourite.map { self.tags[$0]! } ?? "-") \(post.tags.map { self.tags[$0]! }.sorted())"
    }
    let tags = tags.map { tag, name in
      "tag \(name) \(self.posts.values.filter { $0.tags.contains(tag) }.map(\.title).sorted())"
    }
    return (items + owners + posts + tags).sorted()
  }
}

/// What a context shows of the graph.
private func lines(_ context: ModelContext) throws -> [String] {
  let items = try context.fetch(FetchDescriptor<Item>()).map { "item \($0.name) \($0.n) \($0.owner?.name ?? "-")" }
  let owners = try context.fetch(FetchDescriptor<Owner>()).map { "owner \($0.name) \($0.items.map(\.name).sorted())" }
  let posts = try context.fetch(FetchDescriptor<Post>()).map { post in
    "post \(post.title) \(post.favourite?.name ?? "-") \((post.tags ?? []).map(\.name).sorted())"
  }
  let tags = try context.fetch(FetchDescriptor<Tag>()).map { "tag \($0.name) \($0.posts.map(\.title).sorted())" }
  return (items + owners + posts + tags).sorted()
}

/// A context and the plain graph, changed in the same way.
@MainActor
private final class RandomGraph {
  private(set) var container: ModelContainer
  private(set) var context: ModelContext
  var stored = Plain()
  var plain = Plain()
  private var ids: [Int: PersistentIdentifier] = [:]
  private var count = 0
  private(set) var steps: [Int] = []
  var generator: SeededGenerator

  init(_ generator: SeededGenerator, _ container: ModelContainer) {
    self.generator = generator
    self.container = container
    context = ModelContext(container)
  }

  private func object<Model: PersistentModel>(_ number: Int, _ type: Model.Type) -> Model {
    context.model(for: ids[number]!) as! Model
  }

  private func any<Value>(_ values: [Int: Value]) -> Int? { values.keys.sorted().randomElement(using: &generator) }
  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  private func insert<Model: PersistentModel>(_ model: Model) -> Int {
    count += 1
    ids[count] = model.persistentModelID
    return count
  }

  /// Everything is let go of, and read from the file again.
  func reopen(_ make: () throws -> ModelContainer) throws {
    container = try make()
    context = ModelContext(container)
    plain = stored
  }

  /// How many objects there are.
  var size: Int { plain.items.count + plain.owners.count + plain.posts.count + plain.tags.count }

  func step() throws {
    // It stays of a size at which each step can be compared.
    let kind = size > 40 ? 10 : Int.random(in: 0..<15, using: &generator)
    steps.append(kind)
    switch kind {
    case 0: addItem()
    case 1: addOwner()
    case 2: addPost()
    case 3:
      let tag = Tag("t\(count)")
      context.insert(tag)
      plain.tags[insert(tag)] = tag.name
    case 4: setOwner()
    case 5: changeItems()
    case 6: changeTags()
    case 7: changePosts()
    case 8:
      guard let post = any(plain.posts) else { return }
      let tag = chance(30) ? nil : any(plain.tags)
      object(post, Post.self).favourite = tag.map { object($0, Tag.self) }
      plain.posts[post]!.favourite = tag
    case 9:
      guard let item = any(plain.items) else { return }
      object(item, Item.self).n += 1
      plain.items[item]!.n += 1
    case 10: delete()
    case 11, 12:
      try context.save()
      stored = plain
    case 13 where chance(40):
      context.rollback()
      plain = stored
    case 14 where chance(30):
      // Everything that is not saved goes with the context.
      context = ModelContext(container)
      plain = stored
    default: break
    }
  }

  private func addItem() {
    let owner = any(plain.owners)
    let item = Item("i\(count)", owner: owner.map { object($0, Owner.self) })
    context.insert(item)
    plain.items[insert(item)] = Plain.Entry(name: item.name, owner: owner)
  }

  private func addOwner() {
    let owner = Owner("o\(count)")
    if chance(50) { context.insert(owner) }
    let number = insert(owner)
    let item = Item("j\(count)")
    owner.items.append(item)
    context.insert(owner)
    plain.owners[number] = owner.name
    plain.items[insert(item)] = Plain.Entry(name: item.name, owner: number)
  }

  private func addPost() {
    let tags = Set([any(plain.tags), any(plain.tags)].compactMap(\.self))
    let post = Post("p\(count)")
    post.tags = tags.sorted().map { object($0, Tag.self) }
    context.insert(post)
    plain.posts[insert(post)] = Plain.Text(title: post.title, tags: tags)
  }

  private func setOwner() {
    guard let item = any(plain.items) else { return }
    let owner = chance(30) ? nil : any(plain.owners)
    object(item, Item.self).owner = owner.map { object($0, Owner.self) }
    plain.items[item]!.owner = owner
  }

  private func changeItems() {
    guard let owner = any(plain.owners) else { return }
    let items = Set([any(plain.items), any(plain.items), any(plain.items)].compactMap(\.self))
    object(owner, Owner.self).items = items.sorted().map { object($0, Item.self) }
    for item in plain.items.keys where plain.items[item]!.owner == owner { plain.items[item]!.owner = nil }
    for item in items { plain.items[item]!.owner = owner }
  }

  private func changeTags() {
    guard let post = any(plain.posts), let tag = any(plain.tags) else { return }
    let model = object(tag, Tag.self)
    if plain.posts[post]!.tags.remove(tag) != nil {
      object(post, Post.self).tags?.removeAll { $0 === model }
    } else {
      object(post, Post.self).tags?.append(model)
      plain.posts[post]!.tags.insert(tag)
    }
  }

  private func changePosts() {
    guard let tag = any(plain.tags) else { return }
    let posts = Set([any(plain.posts), any(plain.posts)].compactMap(\.self))
    object(tag, Tag.self).posts = posts.sorted().map { object($0, Post.self) }
    for post in plain.posts.keys {
      if posts.contains(post) { plain.posts[post]!.tags.insert(tag) } else { plain.posts[post]!.tags.remove(tag) }
    }
  }

  private func deleteItem(_ item: Int) {
    let model = object(item, Item.self)
    context.delete(model)
    let entry = plain.items.removeValue(forKey: item)!
    guard stored.items[item] != nil, chance(50) else { return }
    // Counts only where the deletion is taken back.
    let owner = chance(30) ? nil : any(plain.owners)
    model.n += 100
    model.owner = owner.map { object($0, Owner.self) }
    guard chance(50) else { return }
    context.insert(model)
    plain.items[item] = Plain.Entry(name: entry.name, n: entry.n + 100, owner: owner)
  }

  private func delete() {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      guard let owner = any(plain.owners) else { return }
      context.delete(object(owner, Owner.self))
      plain.deleteOwner(owner)
    case 1:
      guard let tag = any(plain.tags) else { return }
      let model = object(tag, Tag.self)
      context.delete(model)
      plain.deleteTag(tag)
      // Counts only where the deletion is taken back, which a rollback does.
      if stored.tags[tag] != nil, chance(50) { model.posts = any(plain.posts).map { [object($0, Post.self)] } ?? [] }
    case 2:
      guard let item = any(plain.items) else { return }
      deleteItem(item)
    default:
      guard let post = any(plain.posts) else { return }
      context.delete(object(post, Post.self))
      plain.posts[post] = nil
    }
  }
}

@MainActor @Suite("Random graphs") struct RandomGraphTests {
  @Test("4, 5: random edits of a graph agree with plain values, in the context, in another one and in a fresh one")
  func inMemory() throws {
    try compare(Fuzzing("data graph", runs: 30)) { try container(Item.self, Post.self) }
  }

  @Test("4, 5, 12: the same in files")
  func inFiles() throws {
    let folder = Folder()
    var count = 0
    try compare(Fuzzing("data graph in files", runs: 6)) {
      count += 1
      let configuration = ModelConfiguration(url: folder.url.appending(path: "\(count).store"))
      return try ModelContainer(for: Item.self, Post.self, configurations: configuration)
    }
  }

  @Test("4, 5, 12: many edits in one file, which is opened again and again")
  func reopened() throws {
    let steps = ProcessInfo.processInfo.environment["RANDOM_STEPS"].flatMap(Int.init) ?? 2000
    let fuzzing = Fuzzing("reopened data graph", runs: 1)
    let folder = Folder()
    let configuration = ModelConfiguration(url: folder.url.appending(path: "graph.store"))
    func make() throws -> ModelContainer { try ModelContainer(for: Item.self, Post.self, configurations: configuration) }
    let graph = RandomGraph(fuzzing.generator(for: 0), try make())
    for step in 0..<steps {
      try graph.step()
      // Changes that are not saved go with the last one who has the file.
      if step % 50 == 49 { try graph.reopen(make) }
      if step > 2000, step % 10 != 0 { continue }
      let (found, expected) = (try lines(graph.context), graph.plain.lines)
      let difference = Set(found).symmetricDifference(expected).sorted()
      try #require(found == expected, "\(fuzzing.place(0)), step \(step): \(graph.steps.suffix(12)), \(difference)")
    }
    fuzzing.end()
  }

  private func compare(_ fuzzing: Fuzzing, _ make: () throws -> ModelContainer) throws {
    for run in fuzzing.runs {
      let container = try make()
      let graph = RandomGraph(fuzzing.generator(for: run), container)
      // It holds its objects, which must follow.
      let observer = ModelContext(container)
      var held: [any PersistentModel] = []
      for step in 0..<100 {
        try graph.step()
        let place = "\(fuzzing.place(run)), step \(step)"
        func check(_ context: ModelContext, _ expected: Plain) throws {
          let (found, expected) = (try lines(context), expected.lines)
          let difference = Set(found).symmetricDifference(expected).sorted()
          try #require(found == expected, "\(place): \(graph.steps.suffix(12)), \(difference)")
        }
        try check(graph.context, graph.plain)
        if step % 5 == 0 {
          try check(ModelContext(container), graph.stored)
          try check(observer, graph.stored)
          held = try observer.fetch(FetchDescriptor<Owner>()) + observer.fetch(FetchDescriptor<Tag>())
        }
      }
      withExtendedLifetime(held) {}
    }
    fuzzing.end()
  }
}
