import Foundation
import RandomInput
import Testing

@testable import SwiftUICore

/// Each kind of field: what makes two values the same to a view, and what does not (behaviours 136 to 139).
@Suite("Comparison of values")
struct ValueComparatorTests {
  /// Whether the comparators find two values the same: that of a view and that of any value, each in memory and by value.
  func areSame<Value>(_ left: Value, _ right: Value, asView: Bool = true) -> Bool {
    let comparator = asView ? ValueComparator.ofView(Value.self) : ValueComparator.of(Value.self)
    let result = comparator(left, right)
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        #expect(comparator(left, right) == result)
        #expect(comparator(right, left) == result)
        #expect(comparator(left, left))
      }
    }
    return result
  }

  final class Object {}

  final class EqualObject: Equatable {
    static func == (lhs: EqualObject, rhs: EqualObject) -> Bool { true }
  }

  // MARK: Plain bits

  struct Padded {
    var small: Int8
    var large: Int
    var last: Bool
  }

  struct PaddedTwice {
    var first: Padded
    var second: Padded
  }

  /// Fills memory with a byte, and then sets each field by itself, so that what is between them stays.
  func withPadding<Value>(
    _ byte: UInt8, _ set: (UnsafeMutablePointer<Value>) -> Void, _ body: (UnsafePointer<Value>) -> Void
  ) {
    let size = MemoryLayout<Value>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Value>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: byte, count: size)
    let typed = memory.bindMemory(to: Value.self, capacity: 1)
    set(typed)
    #expect(memory.load(fromByteOffset: 1, as: UInt8.self) == byte, "the second byte should be between two fields")
    body(UnsafePointer(typed))
    memory.deallocate()
  }

  @Test("Bytes between fields count for nothing, at each depth")
  func padding() {
    func check<Value>(_ type: Value.Type, _ fields: [(UnsafeMutablePointer<Value>, Int8) -> Void]) {
      func set(_ values: [Int8]) -> (UnsafeMutablePointer<Value>) -> Void {
        { pointer in for (field, value) in zip(fields, values) { field(pointer, value) } }
      }
      let ones = [Int8](repeating: 1, count: fields.count)
      for comparator in [ValueComparator.ofView(type), .of(type)] {
        withPadding(0x00, set(ones)) { (left: UnsafePointer<Value>) in
          withPadding(0xFF, set(ones)) { #expect(comparator(left, $0)) }
          for place in fields.indices {
            var values = ones
            values[place] = 0
            withPadding(0x00, set(values)) { #expect(!comparator(left, $0), "field \(place)") }
          }
        }
      }
    }
    check(
      Padded.self,
      [{ $0.pointee.small = $1 }, { $0.pointee.large = Int($1) }, { $0.pointee.last = $1 == 1 }])
    check(
      PaddedTwice.self,
      [
        { $0.pointee.first.small = $1 }, { $0.pointee.first.large = Int($1) }, { $0.pointee.first.last = $1 == 1 },
        { $0.pointee.second.small = $1 }, { $0.pointee.second.large = Int($1) }, { $0.pointee.second.last = $1 == 1 },
      ])
    check(
      (Int8, Padded, Int8).self,
      [
        { $0.pointee.0 = $1 }, { $0.pointee.1.small = $1 }, { $0.pointee.1.large = Int($1) }, { $0.pointee.1.last = $1 == 1 },
        { $0.pointee.2 = $1 },
      ])
  }

  @Test("Every byte of a value of plain bytes counts", arguments: 0..<40)
  func everyByte(_ place: Int) {
    typealias Word = (UInt64, UInt64, UInt64, UInt64, UInt64)
    struct Bytes { var words: Word = (1, 2, 3, 4, 5) }
    var changed = Bytes()
    withUnsafeMutableBytes(of: &changed) { $0[place] ^= 0x80 }
    #expect(areSame(Bytes(), Bytes()))
    #expect(!areSame(Bytes(), changed))
    #expect(!areSame(Bytes(), changed, asView: false))
  }

  struct Number: Equatable {
    var value: Double
  }

  struct Absolute: Equatable {
    var value: Int
    static func == (lhs: Absolute, rhs: Absolute) -> Bool { abs(lhs.value) == abs(rhs.value) }
  }

  @Test("A view of plain bits is compared as bits, whatever its == says; any other value by its ==")
  func plainEquatable() {
    #expect(!areSame(Absolute(value: 1), Absolute(value: -1)))
    #expect(areSame(Absolute(value: 1), Absolute(value: -1), asView: false))
    #expect(areSame(Number(value: .nan), Number(value: .nan)))
    #expect(!areSame(Number(value: 0), Number(value: -0.0)))
    #expect(areSame(Number(value: 0), Number(value: -0.0), asView: false))
  }

  @Test("Values without content are the same")
  func empty() {
    struct Empty {}
    struct Around { var empty = Empty(), unit: Void = () }
    #expect(areSame(Empty(), Empty()))
    #expect(areSame(Around(), Around()))
    #expect(areSame((), ()))
  }

  // MARK: References, closures and what cannot be taken apart

  @Test("References are compared by identity, whatever their == says")
  func references() {
    let object = Object()
    #expect(areSame(object, object))
    #expect(!areSame(object, Object()))
    let equal = EqualObject()
    #expect(areSame(equal, equal))
    #expect(!areSame(equal, EqualObject()))
    struct Holder { let name: String, object: Object, equal: EqualObject }
    #expect(areSame(Holder(name: "a", object: object, equal: equal), Holder(name: "a", object: object, equal: equal)))
    #expect(!areSame(Holder(name: "a", object: object, equal: equal), Holder(name: "a", object: Object(), equal: equal)))
    #expect(!areSame(Holder(name: "a", object: object, equal: equal), Holder(name: "a", object: object, equal: EqualObject())))
    #expect(!areSame(Holder(name: "a", object: object, equal: equal), Holder(name: "b", object: object, equal: equal)))
  }

  @Test("Weak and unowned references are compared by identity")
  func weakReferences() {
    struct Holder {
      weak var weakly: Object?
      unowned var unowned: Object
    }
    let (first, second) = (Object(), Object())
    #expect(areSame(Holder(weakly: first, unowned: second), Holder(weakly: first, unowned: second)))
    #expect(!areSame(Holder(weakly: second, unowned: second), Holder(weakly: first, unowned: second)))
    #expect(!areSame(Holder(weakly: nil, unowned: second), Holder(weakly: first, unowned: second)))
    #expect(!areSame(Holder(weakly: first, unowned: first), Holder(weakly: first, unowned: second)))
    withExtendedLifetime((first, second)) {}
  }

  @Test("A closure is the same only if it is the very same one")
  func closures() {
    struct Row { let title: String, action: () -> Int }
    // Not inlined: the optimizer may see that closures without anything of their own are one.
    @inline(never) func make(_ number: Int) -> () -> Int { { number } }
    let action = make(.random(in: 0..<1_000))
    #expect(areSame(Row(title: "a", action: action), Row(title: "a", action: action)))
    #expect(!areSame(Row(title: "a", action: action), Row(title: "a", action: make(action()))))
    #expect(!areSame(Row(title: "a", action: action), Row(title: "b", action: action)))
    func constant() -> Row { Row(title: "a") { 1 } }
    #expect(areSame(constant(), constant()))
  }

  @Test("Existentials are the same if their bits are, boxed ones if their boxes are")
  func existentials() {
    struct Holder { let value: any Equatable }
    let number = Holder(value: 1)
    #expect(areSame(number, number))
    #expect(!areSame(Holder(value: 1), Holder(value: 2)))
    #expect(!areSame(Holder(value: 1), Holder(value: UInt(1))))
    let boxed = Holder(value: Array(repeating: 1, count: 3))
    #expect(areSame(boxed, boxed))
    struct Large: Equatable { var words = (1, 2, 3, 4).0, more = "more", still = "more" }
    let large = Holder(value: Large())
    #expect(areSame(large, large))
    #expect(!areSame(large, Holder(value: Large(more: "less"))))
    struct AnyHolder { let value: Any.Type }
    #expect(areSame(AnyHolder(value: Int.self), AnyHolder(value: Int.self)))
    #expect(!areSame(AnyHolder(value: Int.self), AnyHolder(value: String.self)))
  }

  @Test("A protocol's own type is compared as what a field of it is, plain or class-bound")
  func existentialTypes() {
    let (one, two): (any Equatable, any Equatable) = (1, 2)
    for comparator in [ValueComparator.of((any Equatable).self), ValueComparator.ofView((any Equatable).self)] {
      withUnsafePointer(to: one) { one in
        #expect(comparator(one, one))
        withUnsafePointer(to: two) { #expect(!comparator(one, $0)) }
      }
    }
    let (first, second): (AnyObject, AnyObject) = (Object(), Object())
    withUnsafePointer(to: first) { first in
      #expect(ValueComparator.of(AnyObject.self)(first, first))
      withUnsafePointer(to: second) { #expect(!ValueComparator.of(AnyObject.self)(first, $0)) }
    }
  }

  // MARK: Equatable content

  @Test("What is Equatable and has references is compared with ==")
  func equatables() {
    #expect(areSame("a text that is too long to be in place", "a text that is too long " + "to be in place"))
    #expect(!areSame("a", "b"))
    #expect(areSame([1, 2], [1] + [2]))
    #expect(!areSame([1, 2], [2, 1]))
    #expect(areSame(["a": [1]], ["a": [1]]))
    #expect(!areSame(["a": [1]], ["a": [2]]))
    #expect(areSame(Set(["a", "b"]), Set(["b", "a"])))
    struct Named: Equatable {
      var name: String
      var ignored: Int
      static func == (lhs: Named, rhs: Named) -> Bool { lhs.name == rhs.name }
    }
    #expect(areSame(Named(name: "a", ignored: 1), Named(name: "a", ignored: 2)))
    #expect(!areSame(Named(name: "a", ignored: 1), Named(name: "b", ignored: 1)))
    struct Around { var named: Named, object: Object? = nil }
    #expect(areSame(Around(named: Named(name: "a", ignored: 1)), Around(named: Named(name: "a", ignored: 2))))
  }

  @Test("Values of Foundation are compared with ==")
  func foundation() {
    struct Holder { var url: URL, date: Date, id: UUID, decimal: Decimal, data: Data, text: AttributedString }
    func make() -> Holder {
      Holder(
        url: URL(string: "https://example.org/" + "path")!, date: Date(timeIntervalSince1970: 1),
        id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, decimal: Decimal(string: "1.5")!,
        data: Data(repeating: 1, count: 100), text: AttributedString("text"))
    }
    #expect(areSame(make(), make()))
    let changes: [(inout Holder) -> Void] = [
      { $0.url.append(path: "more") }, { $0.date += 1 }, { $0.id = UUID() }, { $0.decimal += 1 }, { $0.data[99] = 2 },
      { $0.text = "another" },
    ]
    for change in changes {
      var changed = make()
      change(&changed)
      #expect(!areSame(make(), changed))
    }
  }

  // MARK: Composition

  struct Pair<First, Second> {
    var first: First
    var second: Second
  }

  @Test("Generic types within one another are taken apart to the end")
  func generics() {
    typealias Nested = Pair<Pair<String, Int8>, Pair<Object?, (Int, String)>>
    let object = Object()
    func make() -> Nested {
      Nested(first: Pair(first: "a", second: 1), second: Pair(first: object, second: (2, "b" + "c")))
    }
    #expect(areSame(make(), make()))
    let changes: [(inout Nested) -> Void] = [
      { $0.first.first = "z" }, { $0.first.second = 9 }, { $0.second.first = nil }, { $0.second.first = Object() },
      { $0.second.second.0 = 9 }, { $0.second.second.1 = "z" },
    ]
    for change in changes {
      var changed = make()
      change(&changed)
      #expect(!areSame(make(), changed))
    }
  }

  @Test("Tuples are taken apart, alone and as fields")
  func tuples() {
    #expect(areSame((1, "a"), (1, "a")))
    #expect(!areSame((1, "a"), (2, "a")))
    #expect(!areSame((1, "a"), (1, "b")))
    #expect(areSame((Int8(1), 2, ("a", Int8(3))), (Int8(1), 2, ("a", Int8(3)))))
    #expect(!areSame((Int8(1), 2, ("a", Int8(3))), (Int8(1), 2, ("a", Int8(4)))))
  }

  indirect enum Tree: Equatable {
    case leaf(String)
    case fork(Tree, Tree)
  }

  enum Choice {
    case none
    case number(Int)
    case text(String)
    case object(Object)
  }

  @Test("Optionals and enums: by == where there is one, else by their bits")
  func enums() {
    #expect(areSame(Int?.none, nil))
    #expect(!areSame(Int?.none, 0))
    #expect(!areSame(Int??.some(nil), Int??.none))
    #expect(areSame(Int??.some(nil), Int??.some(nil)))
    #expect(areSame("a" as String?, "a"))
    #expect(!areSame("a" as String?, nil))
    let object = Object()
    #expect(areSame(object as Object?, object))
    #expect(!areSame(object as Object?, nil))
    #expect(!areSame(object as Object?, Object()))
    #expect(areSame(Tree.fork(.leaf("a"), .leaf("b")), .fork(.leaf("a"), .leaf("b"))))
    #expect(!areSame(Tree.fork(.leaf("a"), .leaf("b")), .fork(.leaf("a"), .leaf("c"))))
    #expect(areSame(Choice.none, .none))
    #expect(areSame(Choice.object(object), .object(object)))
    #expect(!areSame(Choice.object(object), .object(Object())))
    #expect(!areSame(Choice.number(1), .number(2)))
    #expect(!areSame(Choice.number(1), .none))
    #expect(areSame(Choice.text("a"), .text("a")))
    #expect(!areSame(Choice.text("a"), .text("b")))
    struct Row { var choice: Choice, name = "row" }
    #expect(!areSame(Row(choice: .number(1)), Row(choice: .text("a"))))
  }

  // MARK: Dynamic properties

  struct Stateful: View {
    @State var count = 0
    @Environment(\.isEnabled) var isEnabled
    var title: String
    var body: some View { Text(title) }
  }

  @Test("State and environment make no difference; a binding makes one if it refers to another place")
  @MainActor func dynamicProperties() {
    #expect(areSame(Stateful(count: 1, title: "a"), Stateful(count: 2, title: "a")))
    #expect(!areSame(Stateful(count: 1, title: "a"), Stateful(count: 1, title: "b")))
    struct Bound { @Binding var count: Int }
    #expect(areSame(Bound(count: .constant(1)), Bound(count: .constant(1))))
    #expect(!areSame(Bound(count: .constant(1)), Bound(count: .constant(2))))
  }

  @Test("The properties that differ are named as in the source")
  func names() {
    struct Row { var title: String, number: Int, _hidden: Bool }
    let row = Row(title: "a", number: 1, _hidden: true)
    #expect(ValueComparator.differingProperties(row, row) == [])
    #expect(ValueComparator.differingProperties(row, Row(title: "b", number: 1, _hidden: false)) == ["title", "hidden"])
  }

  @Test("Whatever values are: those with equal bits are the same, and Equatable ones that are the same are equal")
  func randomValues() {
    struct Mixed: Equatable {
      var small: Int8, text: String, flag: Bool, optional: Int?, list: [UInt8], pair: Int16
    }
    struct Plain { var mixed: Mixed, number: Int32, object: Object? = nil }
    var generator = SeededGenerator(seed: 7)
    func random() -> Mixed {
      Mixed(
        small: .random(in: 0...1, using: &generator),
        text: ["a", "a text without room in the string"].randomElement(using: &generator)!,
        flag: .random(using: &generator), optional: Bool.random(using: &generator) ? nil : .random(in: 0...1, using: &generator),
        list: Bool.random(using: &generator) ? [] : [1], pair: .random(in: 0...1, using: &generator))
    }
    for _ in 0..<2_000 {
      let (left, right) = (random(), random())
      #expect(areSame(left, right) == (left == right))
      #expect(areSame(Plain(mixed: left, number: 1), Plain(mixed: right, number: 1)) == (left == right))
      #expect(!areSame(Plain(mixed: left, number: 1), Plain(mixed: left, number: 2)))
    }
  }
}
