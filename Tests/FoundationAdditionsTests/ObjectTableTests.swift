import Foundation
import FoundationAdditions
import Testing

/// Tables of objects, and what belongs to an object.
@Suite("Tables of objects")
struct ObjectTableTests {
  private final class Thing {}
  private nonisolated(unsafe) static var key: UInt8 = 0

  @Test("a weak table loses what is gone, a strong one keeps it, and equal objects are one")
  func hashTable() {
    let weakly = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    var lost: Thing? = Thing()
    weakly.add(kept)
    weakly.add(kept)
    weakly.add(lost)
    weakly.add(nil)
    #expect(weakly.count == 2 && weakly.contains(lost))
    lost = nil
    #expect(weakly.count == 1 && weakly.anyObject === kept)
    for _ in 0..<200 { weakly.add(Thing()) }
    #expect(weakly.allObjects.count == 1)
    weakly.remove(kept)
    #expect(weakly.count == 0)
    let texts = NSHashTable<NSString>()
    texts.add(NSString(string: "a"))
    texts.add(NSString(string: "a"))
    #expect(texts.count == 1 && texts.contains(NSString(string: "a")))
    let pointers = NSHashTable<NSString>(options: [.objectPointerPersonality], capacity: 4)
    pointers.add(NSString(string: "long enough to be an object"))
    #expect(!pointers.contains(NSString(string: "long enough to be an object")))
    texts.removeAllObjects()
    #expect(texts.allObjects.isEmpty)
  }

  @Test("a table by objects keeps keys and values as it is asked to")
  func mapTable() {
    let table = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let key = Thing()
    table.setObject(NSString(string: "one"), forKey: key)
    do {
      let short = Thing()
      table.setObject(NSString(string: "two"), forKey: short)
      #expect(table.count == 2)
    }
    #expect(table.count == 1 && table.object(forKey: key) == NSString(string: "one"))
    table.setObject(NSString(string: "three"), forKey: key)
    #expect(table.object(forKey: key) == NSString(string: "three") && table.count == 1)
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil)
    let other = NSMapTable<NSString, Thing>.strongToWeakObjects()
    other.setObject(key, forKey: NSString(string: "k"))
    other.setObject(Thing(), forKey: NSString(string: "gone"))
    #expect(other.object(forKey: NSString(string: "k")) === key && other.object(forKey: NSString(string: "gone")) == nil)
    #expect(other.dictionaryRepresentation().count == 1 && other.keyEnumerator().allObjects.count == 1)
    other.removeAllObjects()
    #expect(other.count == 0)
  }

  @Test("a value belongs to an object, and to no other that has its address later")
  func associated() {
    let thing = Thing()
    #expect(objc_getAssociatedObject(thing, &Self.key) == nil)
    objc_setAssociatedObject(thing, &Self.key, "mine", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(thing, &Self.key) as? String == "mine")
    objc_setAssociatedObject(thing, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(thing, &Self.key) == nil)
    weak var value: Thing?
    for number in 0..<500 {
      let owner = Thing()
      #expect(objc_getAssociatedObject(owner, &Self.key) == nil)
      let own = Thing()
      if number == 0 { value = own }
      objc_setAssociatedObject(owner, &Self.key, own, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
    objc_setAssociatedObject(thing, &Self.key, Thing(), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(thing, &Self.key) == nil)
    objc_removeAssociatedObjects(thing)
  }
}
