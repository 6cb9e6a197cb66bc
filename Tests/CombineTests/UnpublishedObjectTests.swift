import Foundation
import Synchronization
import Testing

@testable import Combine

/// Behaviours 2 and 13: objects without a @Published property.
@Suite("Objects without @Published", .serialized)
struct UnpublishedObjectTests {
  /// A model that tells of changes deep inside it by hand.
  final class Library: ObservableObject {
    final class Shelf {
      var label = "fiction"
    }

    let shelf = Shelf()

    func relabel(_ label: String) {
      objectWillChange.send()
      shelf.label = label
    }
  }

  @Test("The publisher is stable (2)")
  func stableIdentity() {
    let library = Library()
    #expect(library.objectWillChange === library.objectWillChange)
    #expect(library.objectWillChange !== Library().objectWillChange)
  }

  @Test("A manual send() reaches the subscribers (13)")
  func manualSend() {
    let library = Library()
    var seen: [String] = []
    let subscription = library.objectWillChange.sink { seen.append(library.shelf.label) }
    library.relabel("poetry")
    library.relabel("travel")
    #expect(seen == ["fiction", "poetry"])
    subscription.cancel()
  }

  /// AddressSanitizer keeps addresses from being used again.
  static let reusesAddresses = dlsym(nil, "__asan_init") == nil

  @Test("A new object at the address of a dead one has a publisher of its own (2)", .enabled(if: reusesAddresses))
  func addressReuse() {
    var publishers: [ObservableObjectPublisher] = []
    var addresses: Set<ObjectIdentifier> = []
    for _ in 0..<200 {
      let library = Library()
      addresses.insert(ObjectIdentifier(library))
      publishers.append(library.objectWillChange)
    }
    #expect(addresses.count < 200, "no address was used again, so this shows nothing")
    #expect(Set(publishers.map { ObjectIdentifier($0) }).count == 200)
  }

  @Test("The table forgets dead objects and keeps living ones (13)")
  func sweeps() {
    let table = PublisherTable()
    let living = (0..<100).map { _ in Library() }
    let publishers = living.map { table.publisher(of: $0) }
    for _ in 0..<50 {
      let dying = (0..<100).map { _ in Library() }
      for library in dying {
        _ = table.publisher(of: library)
      }
    }
    #expect(table.count <= 400)
    for (library, publisher) in zip(living, publishers) {
      #expect(table.publisher(of: library) === publisher)
    }
  }

  @Test("An object is not kept alive by its publisher, and the publisher survives the object (13)")
  func lifetimes() {
    var library: Library? = Library()
    weak let reference = library
    let publisher = library!.objectWillChange
    library = nil
    #expect(reference == nil)
    publisher.send()
  }

  @Test("The publisher may be asked for while the object ends")
  func accessInDeinit() {
    final class Closing: ObservableObject {
      deinit { objectWillChange.send() }
    }
    _ = Closing()
    let next = Closing()
    #expect(next.objectWillChange === next.objectWillChange)
  }

  @Test("A first access from many threads at once gives all of them the same publisher (2)")
  func concurrentFirstAccess() {
    final class Published: ObservableObject {
      @Combine.Published var first = 0
      @Combine.Published var second = 0
    }
    for _ in 0..<200 {
      let library = Library()
      let published = Published()
      let signals = Counter()
      let subscriptions = Subscriptions()
      let identities = Mutex<Set<ObjectIdentifier>>([])
      nonisolated(unsafe) let objects = (library, published)
      onThreads(4) { _ in
        let mine = [objects.0.objectWillChange, objects.1.objectWillChange]
        identities.withLock { $0.formUnion(mine.map { ObjectIdentifier($0) }) }
        subscriptions.add(objects.1.objectWillChange.sink { signals.increment() })
      }
      #expect(identities.withLock { $0.count } == 2)
      published.second = 1
      #expect(signals.value == 4)
      subscriptions.cancelAll()
    }
  }

  @Test("Values are read and written from many threads at once")
  func concurrentAssignments() {
    final class Published: ObservableObject {
      @Combine.Published var names: [String] = []
    }
    let object = Published()
    let signals = Counter()
    let subscription = object.objectWillChange.sink { signals.increment() }
    nonisolated(unsafe) let shared = object
    onThreads(4) { thread in
      for index in 0..<1_000 {
        shared.names = ["\(thread)", "\(index)"]
        precondition(shared.names.count == 2)
      }
    }
    #expect(signals.value == 4_000)
    subscription.cancel()
  }
}
