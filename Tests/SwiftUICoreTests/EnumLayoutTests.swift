import Foundation
import Testing

@testable import SwiftUICore

/// Each way in which the compiler lays out an enum.
@Suite("Enum layouts")
struct EnumLayoutTests {
  final class Object: Equatable {
    static func == (lhs: Object, rhs: Object) -> Bool { lhs === rhs }
  }

  /// A value of an enum with the payload that must be found in it.
  struct Sample<Value> {
    let value: Value
    /// Compares what is in the memory of the value with the payload; nil where there is none, or where it is elsewhere.
    var hasPayload: ((UnsafeMutableRawPointer) -> Bool)?
    let type: Any.Type?

    init(_ value: Value) {
      self.value = value
      type = nil
    }

    init<Payload: Equatable>(_ value: Value, _ payload: Payload) {
      self.value = value
      type = Payload.self
      hasPayload = { $0.load(as: Payload.self) == payload }
    }
  }

  /// Finds each payload in a copy of its value, and leaves the copy as it was.
  func check<Value: Equatable>(_ samples: [Sample<Value>]) throws {
    let layout = try #require(EnumLayout(Value.self))
    var payloadTags: Set<Int> = []
    for sample in samples {
      for _ in 0..<2 {
        var value = sample.value
        try withUnsafeMutablePointer(to: &value) { pointer in
          let memory = UnsafeMutableRawPointer(pointer)
          let tag = layout.tag(of: memory)
          let payload = tag < layout.payloads.count ? layout.payloads[tag] : nil
          #expect(payload == sample.type, "\(sample.value)")
          guard let hasPayload = sample.hasPayload else { return }
          payloadTags.insert(tag)
          let hasIt = layout.withPayload(of: memory, tag: tag) { hasPayload(memory) }
          #expect(hasIt, "\(sample.value)")
          #expect(layout.tag(of: memory) == tag)
          try #require(pointer.pointee == sample.value)
        }
        #expect(value == sample.value)
      }
    }
    #expect(payloadTags.count == layout.payloads.count(where: { $0 != nil }), "each payload should have a sample")
  }

  enum NoPayload: Equatable { case first, second, third }
  enum OneCase: Equatable { case only }
  enum OneCaseWithPayload: Equatable { case only(String) }
  enum SinglePayload: Equatable {
    case payload(Int)
    case first, second
  }
  enum SingleReference: Equatable {
    case reference(Object)
    case first, second, third
  }
  enum ExtraInhabitants: Equatable {
    case flag(Bool)
    case first, second, third
  }
  enum MultiPayload: Equatable {
    case number(Int)
    case text(String)
    case byte(UInt8)
    case first, second
  }
  enum References: Equatable {
    case first(Object)
    case second(Object)
    case third([Int])
    case none
  }
  enum Floats: Equatable {
    case single(Float)
    case double(Double)
  }
  enum Labelled: Equatable {
    case pair(left: Int8, right: String)
    case triple(Int, Int8, Object)
  }
  enum Generic<Value: Equatable>: Equatable {
    case value(Value)
    case values([Value])
    case optional(Value?)
    case none
  }
  indirect enum AllIndirect: Equatable {
    case leaf(Int)
    case fork(AllIndirect, AllIndirect)
    case none
  }
  enum SomeIndirect: Equatable {
    case leaf(Int)
    indirect case fork(SomeIndirect, SomeIndirect)
    case text(String)
    case none
  }
  enum Nested: Equatable {
    case inner(MultiPayload)
    case optional(SinglePayload?)
    case object(SingleReference)
  }
  enum Resilient: Equatable {
    case url(URL)
    case date(Date)
    case id(UUID)
    case text(AttributedString)
    case decimal(Decimal)
    case locale(Locale)
    case none
  }
  enum Empty: Equatable {
    case never(Never)
    case void(Void2)
    case number(Int)
  }
  struct Void2: Equatable {}

  @Test("Without payloads")
  func noPayload() throws {
    try check([Sample(NoPayload.first), Sample(.second), Sample(.third)])
    try check([Sample(OneCase.only)])
    #expect(EnumLayout(NoPayload.self)?.payloads.isEmpty == true)
    #expect(EnumLayout(Never.self)?.payloads.isEmpty == true)
  }

  @Test("A single payload")
  func singlePayload() throws {
    try check([Sample(OneCaseWithPayload.only("text"), "text")])
    try check([Sample(SinglePayload.payload(5), 5), Sample(.payload(-1), -1), Sample(.first), Sample(.second)])
    let object = Object()
    try check([Sample(SingleReference.reference(object), object), Sample(.first), Sample(.second), Sample(.third)])
    try check([
      Sample(ExtraInhabitants.flag(true), true), Sample(.flag(false), false), Sample(.first), Sample(.second), Sample(.third),
    ])
  }

  @Test("Several payloads")
  func multiPayload() throws {
    let long = "a text that has no room in the string itself"
    try check([
      Sample(MultiPayload.number(.min), Int.min), Sample(.number(-1), -1), Sample(.text("a"), "a"), Sample(.text(long), long),
      Sample(.byte(255), UInt8(255)), Sample(.first), Sample(.second),
    ])
    let (first, second) = (Object(), Object())
    try check([Sample(References.first(first), first), Sample(.second(second), second), Sample(.third([1]), [1]), Sample(.none)])
    try check([Sample(Floats.single(.pi), Float.pi), Sample(.double(-0.5), -0.5)])
  }

  @Test("Tuples with labels and without")
  func tuples() throws {
    let layout = try #require(EnumLayout(Labelled.self))
    #expect(layout.payloads.map { $0.map { "\($0)" } } == ["(left: Int8, right: String)", "(Int, Int8, Object)"])
    let object = Object()
    for value in [Labelled.pair(left: 3, right: "three"), .triple(1, 2, object)] {
      var copy = value
      withUnsafeMutablePointer(to: &copy) { pointer in
        let memory = UnsafeMutableRawPointer(pointer)
        let tag = layout.tag(of: memory)
        layout.withPayload(of: memory, tag: tag) {
          if tag == 0 {
            #expect(memory.load(as: (left: Int8, right: String).self) == (3, "three"))
          } else {
            #expect(memory.load(as: (Int, Int8, Object).self) == (1, 2, object))
          }
        }
      }
      #expect(copy == value)
    }
  }

  @Test("Generic enums, for several arguments")
  func generic() throws {
    try check([Sample(Generic.value(1), 1), Sample(.values([1, 2]), [1, 2]), Sample(.optional(3), Int?(3)), Sample(.none)])
    try check([
      Sample(Generic.value("a"), "a"), Sample(.values(["b"]), ["b"]), Sample(.optional(nil), String?.none), Sample(.none),
    ])
    let object = Object()
    try check([
      Sample(Generic.value(object), object), Sample(.values([object]), [object]), Sample(.optional(object), Object?(object)),
      Sample(.none),
    ])
    try check([
      Sample(Generic.value(Generic.value(1)), Generic.value(1)), Sample(.values([.none]), [Generic<Int>.none]),
      Sample(.optional(.values([2])), Generic<Int>?(.values([2]))), Sample(.none),
    ])
  }

  @Test("Optionals, and optionals of optionals")
  func optionals() throws {
    try check([Sample(Int?.some(1), 1), Sample(nil)])
    try check([Sample(String?.some("text"), "text"), Sample(nil)])
    try check([Sample(Bool??.some(true), Bool?(true)), Sample(.some(nil), Bool?.none), Sample(nil)])
    try check([
      Sample(Int???.some(.some(1)), Int??(1)), Sample(.some(.some(nil)), Int??.some(nil)), Sample(.some(nil), Int??.none),
      Sample(nil),
    ])
    let object = Object()
    try check([Sample(Object??.some(object), Object?(object)), Sample(.some(nil), Object?.none), Sample(nil)])
  }

  @Test("Payloads of indirect cases are elsewhere: they have no type here, and nobody touches them")
  func indirect() throws {
    try check([Sample(AllIndirect.leaf(1)), Sample(.fork(.leaf(1), .none)), Sample(.none)])
    try check([Sample(SomeIndirect.leaf(1), 1), Sample(.fork(.leaf(1), .none)), Sample(.text("a"), "a"), Sample(.none)])
  }

  @Test("Enums within enums")
  func nested() throws {
    let object = Object()
    try check([
      Sample(Nested.inner(.text("a")), MultiPayload.text("a")), Sample(.inner(.first), MultiPayload.first),
      Sample(.optional(nil), SinglePayload?.none), Sample(.optional(.payload(1)), SinglePayload?(.payload(1))),
      Sample(.object(.reference(object)), SingleReference.reference(object)), Sample(.object(.third), SingleReference.third),
    ])
  }

  @Test("Types of other modules whose layout is known at run time only")
  func resilient() throws {
    let (url, date, id) = (URL(string: "https://example.org")!, Date(), UUID())
    try check([
      Sample(Resilient.url(url), url), Sample(.date(date), date), Sample(.id(id), id), Sample(.text("a"), AttributedString("a")),
      Sample(.decimal(1.5), Decimal(1.5)), Sample(.locale(Locale(identifier: "de")), Locale(identifier: "de")), Sample(.none),
    ])
    try check([Sample(URL?.some(url), url), Sample(nil)])
    try check([Sample(Date??.some(date), Date?(date)), Sample(.some(nil), Date?.none), Sample(nil)])
  }

  @Test("Payloads without content, and without values")
  func emptyPayloads() throws {
    let layout = try #require(EnumLayout(Empty.self))
    #expect(layout.payloads.contains { $0 == Int.self })
    var value = Empty.number(5)
    let number = withUnsafeMutablePointer(to: &value) { pointer in
      let memory = UnsafeMutableRawPointer(pointer)
      let tag = layout.tag(of: memory)
      #expect(layout.payloads[tag] == Int.self)
      return layout.withPayload(of: memory, tag: tag) { memory.load(as: Int.self) }
    }
    #expect(number == 5)
    #expect(value == .number(5))
  }

  @Test("Closures, metatypes and existentials are payloads, too")
  func otherPayloads() throws {
    enum Other {
      case action(() -> Int)
      case type(Any.Type)
      case error(any Error)
      case any(Any)
      case none
    }
    let layout = try #require(EnumLayout(Other.self))
    #expect(layout.payloads.map { $0.map { "\($0)" } } == ["() -> Int", "Any.Type", "Error", "Any"])
    var value = Other.action { 7 }
    for _ in 0..<2 {
      withUnsafeMutablePointer(to: &value) { pointer in
        let memory = UnsafeMutableRawPointer(pointer)
        layout.withPayload(of: memory, tag: layout.tag(of: memory)) {}
      }
    }
    guard case .action(let action) = value else {
      Issue.record("the value has changed")
      return
    }
    #expect(action() == 7)
  }

  @Test("What is no enum has no layout")
  func otherKinds() {
    for type in [Int.self, String.self, Object.self, (Int, Int).self, (() -> Void).self, Any.self, Int.Type.self] as [Any.Type] {
      #expect(EnumLayout(type) == nil)
    }
  }

  @Test("What a payload refers to is neither kept nor let go")
  func references() throws {
    let layout = try #require(EnumLayout(References.self))
    weak var weakly: Object?
    do {
      let object = Object()
      weakly = object
      var value = References.second(object)
      for _ in 0..<10 {
        withUnsafeMutablePointer(to: &value) { pointer in
          let memory = UnsafeMutableRawPointer(pointer)
          layout.withPayload(of: memory, tag: layout.tag(of: memory)) {}
        }
      }
      #expect(value == .second(object))
    }
    #expect(weakly == nil)
  }
}
