import Foundation

/// How tables keep and compare what is in them.
public struct NSPointerFunctions {
  /// How tables keep and compare what is in them.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// They are kept.
    public static let strongMemory: Options = []
    /// They are not kept, and no longer in the table once they are gone.
    public static let weakMemory = Options(rawValue: 5)
    /// They are compared by `isEqual(_:)` where they are `NSObject`s; all others are by identity.
    public static let objectPersonality: Options = []
    /// They are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Copies are kept of what is `NSCopying`.
    public static let copyIn = Options(rawValue: 65536)
  }
}

public typealias NSHashTableOptions = Int
public typealias NSMapTableOptions = Int

/// Something in a table, kept or not.
struct HeldObject {
  private weak var weakly: AnyObject?
  private let strongly: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let copy = options.contains(.copyIn) ? ((object as? any NSCopying)?.copy(with: nil) as AnyObject?) ?? object : object
    weakly = copy
    strongly = options.contains(.weakMemory) ? nil : copy
  }

  var object: AnyObject? { strongly ?? weakly }

  static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  static func areEqual(_ one: AnyObject, _ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    if one === other { return true }
    guard !options.contains(.objectPointerPersonality), let one = one as? NSObject, let other = other as? NSObject else {
      return false
    }
    return one.isEqual(other)
  }
}

/// A set of objects that need not be kept by it. As on Apple's platforms one thread uses it at a time.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var table: [Int: [HeldObject]] = [:]
  /// How many were added since what is gone was taken out.
  private var addedCount = 0

  /// Creates a table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

  /// Creates a table that keeps nothing alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory, capacity: 0) }

  /// What is in it and still there, in no order.
  open var allObjects: [ObjectType] { table.values.joined().compactMap { $0.object as? ObjectType } }
  /// One of what is in it.
  open var anyObject: ObjectType? { table.values.lazy.joined().lazy.compactMap { $0.object as? ObjectType }.first }
  /// How many are in it and still there.
  open var count: Int { allObjects.count }
  /// All of it as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { ($0 as? NSObject).map(AnyHashable.init) }) }

  /// The object in it that is equal to another.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    // A copy, for `isEqual(_:)` may use the table.
    let found = table[HeldObject.hash(object, options)] ?? []
    return found.lazy.compactMap(\.object).first { HeldObject.areEqual($0, object, options) } as? ObjectType
  }

  /// Whether one is in it that is equal to another.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Adds an object, unless an equal one is in it.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    table[HeldObject.hash(object, options), default: []].append(HeldObject(object, options))
    addedCount += 1
    if addedCount > table.count, addedCount > 16 { removeGone() }
  }

  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    guard let object, let found = member(object) else { return }
    let hash = HeldObject.hash(object, options)
    let rest = (table[hash] ?? []).filter { $0.object != nil && $0.object !== found }
    let gone = table.updateValue(rest, forKey: hash)
    if rest.isEmpty { table[hash] = nil }
    withExtendedLifetime(gone) {}
  }

  /// Takes all out.
  open func removeAllObjects() {
    let gone = table
    table = [:]
    withExtendedLifetime(gone) {}
  }

  /// Adds what is in another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  /// Takes out what is in another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
  /// Takes out what is not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) { allObjects.filter { !other.contains($0) }.forEach(remove) }
  /// Whether both have one in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
  /// Whether all of it is in another table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }
  /// One after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  private func removeGone() {
    addedCount = 0
    table = table.compactMapValues { held in
      let rest = held.filter { $0.object != nil }
      return rest.isEmpty ? nil : rest
    }
  }
}
