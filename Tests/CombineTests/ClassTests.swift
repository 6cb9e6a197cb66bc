import Foundation
import Testing

@testable import Combine

/// Behaviours 2, 10, 11 and 22: where objects keep their published properties.
@Suite("Classes of observable objects")
struct ClassTests {
  class Vehicle: ObservableObject {
    @Published var wheels = 4
    var plate = "A"
  }

  class Car: Vehicle {
    @Published var doors = 5
  }

  final class Taxi: Car {
    @Published var fare = 0.0
  }

  class Document {
    @Published var title = ""
  }

  final class Letter: Document, ObservableObject {
    @Published var recipient = ""
  }

  class Pair<First, Second>: ObservableObject {
    @Published var first: First
    @Published var second: Second

    init(_ first: First, _ second: Second) {
      self.first = first
      self.second = second
    }
  }

  final class NamedPair<Name>: Pair<Name, [Name]> {
    @Published var count: UInt8 = 0
  }

  final class Responder: NSObject, ObservableObject {
    @Published var isActive = false
  }

  class Decoder: JSONDecoder, ObservableObject, @unchecked Sendable {
    @Published var attempts = 0
  }

  final class GenericDecoder<Format>: Decoder, @unchecked Sendable {
    @Published var format: Format

    init(_ format: Format) {
      self.format = format
    }
  }

  /// Counts the signals of an object during some changes.
  private func signals<Object: ObservableObject>(of object: Object, during changes: () -> Void) -> Int {
    var count = 0
    let subscription = object.objectWillChange.sink { _ in count += 1 }
    changes()
    subscription.cancel()
    return count
  }

  @Test("Properties of the class and of its superclasses signal the same publisher (10)")
  func hierarchy() {
    let taxi = Taxi()
    #expect(taxi.objectWillChange === (taxi as Vehicle).objectWillChange)
    #expect(signals(of: taxi) { taxi.wheels = 3 } == 1)
    #expect(signals(of: taxi) { taxi.doors = 3 } == 1)
    #expect(signals(of: taxi) { taxi.fare += 2.5 } == 1)
    #expect(signals(of: taxi) { taxi.plate = "B" } == 0)
    #expect(taxi.wheels == 3)
    #expect(taxi.doors == 3)
    #expect(taxi.fare == 2.5)
  }

  @Test("A base class need not be observable itself (10)")
  func baseThatIsNotObservable() {
    let letter = Letter()
    #expect(signals(of: letter) { letter.title = "Dear" } == 1)
    #expect(signals(of: letter) { letter.recipient = "Ann" } == 1)
    let document = Document()
    document.title = "plain"
    #expect(document.title == "plain")
  }

  @Test("A generic class and a subclass of one work, for each of their arguments (11)")
  func generics() {
    let numbers = Pair(1, true)
    #expect(signals(of: numbers) { numbers.first += 1 } == 1)
    #expect(signals(of: numbers) { numbers.second.toggle() } == 1)
    let named = NamedPair("a", ["b"])
    #expect(signals(of: named) { named.second.append("c") } == 1)
    #expect(signals(of: named) { named.count &+= 1 } == 1)
    #expect(named.second == ["b", "c"])
    let wide = NamedPair((1, 2, 3, 4, 5), [])
    #expect(signals(of: wide) { wide.first.4 = 6 } == 1)
    #expect(signals(of: wide) { wide.count = 1 } == 1)
    #expect(wide.first.4 == 6)
  }

  @Test("A subclass of NSObject works (11)")
  func objectiveBase() {
    let responder = Responder()
    #expect(responder.objectWillChange === responder.objectWillChange)
    #expect(signals(of: responder) { responder.isActive = true } == 1)
  }

  @Test("A subclass of a class of another module works, also through a generic one (2, 11)")
  func baseOfAnotherModule() throws {
    let decoder = GenericDecoder("json")
    #expect(decoder.objectWillChange === decoder.objectWillChange)
    #expect(signals(of: decoder) { decoder.attempts += 1 } == 1)
    #expect(signals(of: decoder) { decoder.format = "plist" } == 1)
    #expect(try decoder.decode([Int].self, from: Data("[1]".utf8)) == [1])
  }

  @Test("A Published that is a constant keeps the publisher (2)")
  func constantField() {
    final class Constant: ObservableObject {
      let value = Published(initialValue: 42)
    }
    let constant = Constant()
    #expect(constant.objectWillChange === constant.objectWillChange)
    #expect(ClassLayout.of(constant).pointee.publishedOffsets.count == 1)
  }

  @Test("A superclass's properties come first in the layout (10)")
  func orderOfLayout() {
    let offsets = ClassLayout.of(Taxi()).pointee.publishedOffsets
    #expect(offsets.count == 3)
    #expect(Array(offsets) == offsets.sorted())
  }

  @Test("A class is reflected once, however many objects it has and threads use it (22)")
  func oneLayoutPerClass() {
    final class Fresh: ObservableObject {
      @Published var value = 0
    }
    #expect(ClassLayout.of(Fresh()) == ClassLayout.of(Fresh()))
    let layout = UInt(bitPattern: ClassLayout.of(Fresh()))
    onThreads(4) { _ in
      for _ in 0..<250 {
        let fresh = Fresh()
        _ = fresh.objectWillChange
        fresh.value = 1
        precondition(UInt(bitPattern: ClassLayout.of(fresh)) == layout)
      }
    }
  }

  @Test("The table of layouts grows past its first size and still finds every class (22)")
  func manyClasses() {
    final class Box<Content> {}
    var objects: [AnyObject] = []
    func add<Content>(_ type: Content.Type, depth: Int) {
      objects.append(Box<Content>())
      if depth > 0 {
        add(Content?.self, depth: depth - 1)
        add([Content].self, depth: depth - 1)
      }
    }
    add(Int.self, depth: 8)
    let before = objects.map { ClassLayout.of($0) }
    let count = ClassLayoutTable.count
    #expect(count >= 511)
    #expect(objects.map { ClassLayout.of($0) } == before)
    #expect(Set(before).count == objects.count)
  }
}
