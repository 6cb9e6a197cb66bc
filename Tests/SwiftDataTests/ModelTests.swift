import Foundation
import Observation
import Testing

@testable import SwiftData

enum Kind: String, Codable { case small, large }

enum Shape: Codable, Equatable {
  case circle(radius: Double)
  case square
}

struct Place: Codable, Equatable {
  var latitude: Double
  var note: String?
}

/// A property of each type that can be stored.
@Model public final class Everything {
  var flag = true
  var int = -3
  var int8: Int8 = 8
  var int64: Int64 = .min
  var unsigned: UInt64 = .max
  var float: Float = 1.5
  var double = 0.1
  var text = "é👍"
  var date = Date(timeIntervalSinceReferenceDate: 12345.678901234)
  var data = Data([1, 2, 3])
  var url = URL(string: "https://example.com/a?b=c")!
  var uuid = UUID()
  var decimal = Decimal(string: "123456789.123456789")!
  var optionalText: String?
  var optionalDate: Date? = Date(timeIntervalSinceReferenceDate: 1)
  var kind = Kind.small
  var optionalKind: Kind?
  var shape = Shape.circle(radius: 2)
  var place = Place(latitude: 1, note: nil)
  var optionalPlace: Place?
  var strings = ["a", ""]
  var set: Set<Int> = [1, 2]
  var dictionary: [String: Int] = ["a": 1]
  public private(set) var written: Int
  let fixed: String
  static var shared: Int { 3 }
  var doubled: Int { int * 2 }
  @Transient var computed: String { text + "!" }

  init(fixed: String) {
    written = 1
    self.fixed = fixed
  }

  func write() { written += 1 }
}

/// Hand-written, with the three requirements alone.
final class ByHand: PersistentModel {
  var persistentBackingData: any BackingData<ByHand> = ByHand.createBackingData()

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "name", keypath: \ByHand.name, defaultValue: "new", metadata: nil),
      Schema.PropertyMetadata(name: "size", keypath: \ByHand.size),
    ]
  }

  init() {}

  required init(backingData: any BackingData<ByHand>) { persistentBackingData = backingData }

  var name: String {
    get { getValue(forKey: \.name) }
    set { setValue(forKey: \.name, to: newValue) }
  }

  var size: Int? {
    get { getValue(forKey: \.size) }
    set { setValue(forKey: \.size, to: newValue) }
  }
}

enum Shop {
  @Model final class Article {
    @Attribute(.unique) @Attribute(originalName: "code") var number: Int
    init(number: Int) { self.number = number }
  }
}

/// With an identity of its own.
@Model final class Owned {
  @Attribute(.unique) var id: UUID
  @Attribute(.ephemeral) var state: Int = 1

  init(id: UUID = UUID()) { self.id = id }
}

private func changes<Model: AnyObject>(_ model: Model, _ read: (Model) -> Void, _ change: () -> Void) -> Bool {
  let flag = Flag()
  withObservationTracking {
    read(model)
  } onChange: {
    flag.isSet = true
  }
  change()
  return flag.isSet
}

private final class Flag: @unchecked Sendable { var isSet = false }

@MainActor @Suite("Models") struct ModelTests {
  @Test("1.02, 1.03: values are there before any context is, and initializers run unchanged")
  func beforeContext() {
    let item = Item("a", n: 4)
    #expect(item.name == "a" && item.n == 4 && item.date == nil && item.owner == nil)
    #expect(item.modelContext == nil && !item.hasChanges && !item.isDeleted)
  }

  @Test("1.30, test 2: a value of each type comes back as it was, through the store")
  func everything() throws {
    let container = try container(Everything.self)
    let value = Everything(fixed: "x")
    value.double = .infinity
    value.float = -0.0
    value.optionalKind = .large
    value.optionalPlace = Place(latitude: .nan, note: "n")
    value.write()
    container.mainContext.insert(value)
    try container.mainContext.save()
    let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Everything>()).first)
    #expect(other !== value && other == value)
    #expect(other.flag && other.int == -3 && other.int8 == 8 && other.int64 == .min && other.unsigned == .max)
    #expect(other.float.sign == .minus && other.double == .infinity && other.text == "é👍")
    #expect(other.date == value.date && other.data == value.data && other.url == value.url && other.uuid == value.uuid)
    #expect(other.decimal == value.decimal && other.optionalText == nil && other.optionalDate == value.optionalDate)
    #expect(other.kind == .small && other.optionalKind == .large && other.shape == .circle(radius: 2))
    #expect(other.place == value.place && other.optionalPlace?.latitude.isNaN == true && other.optionalPlace?.note == "n")
    #expect(other.strings == ["a", ""] && other.set == [1, 2] && other.dictionary == ["a": 1])
    #expect(other.written == 2 && other.fixed == "x" && other.doubled == -6 && other.computed == "é👍!")
  }

  @Test("1.05, 1.20: the schema knows attributes, relationships, unique values and indices")
  func schema() throws {
    let schema = Schema([Account.self])
    #expect(schema.entities.map(\.name) == ["Account", "Item", "Owner"])
    let account = try #require(schema.entity(for: Account.self))
    #expect(account.uniquenessConstraints == [["handle"], ["realm", "number"]] && account.indices == [["title"]])
    let owner = try #require(schema.entity(for: Owner.self))
    let items = try #require(owner.relationshipsByName["items"])
    #expect(items.deleteRule == .cascade && items.destination == "Item" && items.inverseName == "owner")
    #expect(schema.entity(for: Item.self)?.attributesByName["date"]?.isOptional == true)
    let article = try #require(Schema([Shop.Article.self]).entity(for: Shop.Article.self)?.attributesByName["number"])
    #expect(article.isUnique && article.originalName == "code")
  }

  @Test("1.06: a class that conforms by itself is inserted, saved and fetched")
  func byHand() throws {
    let container = try container(ByHand.self)
    let model = ByHand()
    #expect(model.name == "new" && model.size == nil)
    container.mainContext.insert(model)
    #expect(
      changes(model) {
        _ = $0.name
      } _: {
        model.name = "b"
      })
    model.size = 3
    try container.mainContext.save()
    let other = try #require(try ModelContext(container).fetch(FetchDescriptor<ByHand>()).first)
    #expect(other.name == "b" && other.size == 3)
  }

  @Test("1.08: an equal value changes nothing and notifies nobody")
  func equal() throws {
    let context = try container(Item.self).mainContext
    let item = Item("a")
    context.insert(item)
    try context.save()
    #expect(
      !changes(item) {
        _ = $0.name
      } _: {
        item.name = "a"
      })
    #expect(!context.hasChanges && !item.hasChanges)
    #expect(
      changes(item) {
        _ = $0.name
      } _: {
        item.name = "b"
      })
    #expect(context.hasChanges && item.hasChanges)
    #expect(
      !changes(item) {
        _ = $0.n
      } _: {
        item.name = "c"
      })
  }

  @Test("1.22: a transient property is observed and not saved")
  func transient() throws {
    let container = try container(Item.self)
    let item = Item("a")
    container.mainContext.insert(item)
    try container.mainContext.save()
    #expect(
      changes(item) {
        _ = $0.note
      } _: {
        item.note = "b"
      })
    #expect(item.note == "b" && !container.mainContext.hasChanges)
    #expect(try ModelContext(container).fetch(FetchDescriptor<Item>()).first?.note == "none")
  }

  @Test("2.03, test 45: the identifier stays the same when the object is saved, and goes through JSON")
  func identity() throws {
    let context = try container(Item.self).mainContext
    let item = Item("a")
    let before = item.persistentModelID
    let selection: Set = [before]
    #expect(before.isTemporary && before.storeIdentifier == nil && before.entityName == "Item")
    context.insert(item)
    try context.save()
    let after = item.persistentModelID
    #expect(after == before && !after.isTemporary && after.storeIdentifier != nil && item.id == after)
    #expect(selection.contains(after))
    let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(after))
    #expect(decoded == after && decoded.hashValue == after.hashValue)
    #expect(context.model(for: decoded) === item)
  }

  @Test("2.04: keys ascend in the order of creation, whatever the clock does")
  func keys() {
    let list = (0..<20_000).map { _ in Item("").persistentModelID }
    #expect(list == list.sorted() && Set(list).count == list.count)
    var last: Int64 = 0
    for now in [5, 5, 4, 4, 5, 6] as [Int64] {
      for lane in [3, 200, 3] as [Int64] {
        let next = KeyMaker.next(after: last, now: now, lane: lane)
        #expect(next > last && (next >> 13) & 0xFF == lane)
        last = next
      }
    }
  }

  @Test("2.06: the id is the class's own, where it declares one")
  func ownIdentity() throws {
    let container = try container(Owned.self)
    let owned = Owned()
    func identity<Value: Identifiable>(_ value: Value) -> Value.ID { value.id }
    let (item, kind) = (Item("a"), PersistentIdentifier.self)
    #expect(identity(owned) == owned.id && type(of: identity(item)) == kind)
    container.mainContext.insert(owned)
    let same = Owned(id: owned.id)
    container.mainContext.insert(same)
    try container.mainContext.save()
    #expect(same.persistentModelID == owned.persistentModelID)
  }

  @Test("1.20: an ephemeral property makes the object changed, and is not saved")
  func ephemeral() throws {
    let container = try container(Owned.self)
    let context = container.mainContext
    let owned = Owned()
    context.insert(owned)
    owned.state = 2
    try context.save()
    #expect(owned.state == 2)
    owned.state = 3
    #expect(owned.hasChanges && context.hasChanges)
    try context.save()
    #expect(try owned.state == 3 && ModelContext(container).fetch(FetchDescriptor<Owned>()).first?.state == 1)
  }

  @Test("2.07: equality and hash go by the identifier")
  func equality() throws {
    let container = try container(Item.self)
    let item = Item("a")
    container.mainContext.insert(item)
    try container.mainContext.save()
    let other = try #require(try ModelContext(container).fetch(FetchDescriptor<Item>()).first)
    #expect(other == item && other !== item && other.hashValue == item.hashValue && Item("a") != Item("a"))
  }

  @Test("2.08, test 47: an instance goes when nobody needs it, and one with changes stays")
  func instances() throws {
    let container = try container(Item.self)
    let context = ModelContext(container)
    weak var seen: Item?
    do {
      let item = Item("a")
      context.insert(item)
      seen = item
    }
    #expect(seen != nil)
    try context.save()
    #expect(seen == nil)
    do {
      let item = try #require(try context.fetch(FetchDescriptor<Item>()).first)
      seen = item
    }
    #expect(seen == nil)
    try context.fetch(FetchDescriptor<Item>()).first?.name = "b"
    seen = try context.fetch(FetchDescriptor<Item>()).first
    #expect(seen?.name == "b")
  }
}
