import Combine
import Testing

/// Behaviours 1 to 3 and 9 to 16: the publisher of an object.
@Suite("objectWillChange")
struct ObjectWillChangeTests {
  class Settings: ObservableObject {
    @Published var volume = 3
    @Published var name = "kitchen"
    var notes = 0
  }

  /// The default implementation, whatever an object's class declares itself.
  private func publisher<Object: ObservableObject>(of object: Object) -> ObservableObjectPublisher
  where Object.ObjectWillChangePublisher == ObservableObjectPublisher { object.objectWillChange }

  @Test("A conforming class gets an ObservableObjectPublisher (1)")
  func defaultPublisher() {
    #expect(Settings.ObjectWillChangePublisher.self == ObservableObjectPublisher.self)
    let _: ObservableObjectPublisher = Settings().objectWillChange
  }

  @Test("An object has one publisher and no other object has it (2)")
  func stableIdentity() {
    let settings = Settings()
    let other = Settings()
    #expect(settings.objectWillChange === settings.objectWillChange)
    #expect(publisher(of: settings) === settings.objectWillChange)
    #expect(settings.objectWillChange !== other.objectWillChange)
  }

  @Test("A subscriber reads the old value (3)")
  func willNotDid() {
    let settings = Settings()
    var seen: [Int] = []
    let subscription = settings.objectWillChange.sink { seen.append(settings.volume) }
    settings.volume = 4
    settings.volume = 5
    #expect(seen == [3, 4])
    #expect(settings.volume == 5)
    subscription.cancel()
  }

  @Test("Each property of an object signals, and no change before the first access is announced later (1)")
  func everyProperty() {
    let settings = Settings()
    settings.volume = 1
    settings.name = "hall"
    var signals = 0
    let subscription = settings.objectWillChange.sink { signals += 1 }
    #expect(signals == 0)
    settings.volume = 2
    #expect(signals == 1)
    settings.name = "attic"
    #expect(signals == 2)
    subscription.cancel()
    settings.volume = 3
    #expect(signals == 2)
  }

  @Test("A property that is not @Published signals nothing (14)")
  func unpublishedProperty() {
    let settings = Settings()
    var signals = 0
    let subscription = settings.objectWillChange.sink { signals += 1 }
    settings.notes = 1
    #expect(signals == 0)
    #expect(settings.notes == 1)
    subscription.cancel()
  }

  @Test("Any request opens a subscription for all signals, none before (9)")
  func demandIsIgnored() {
    let publisher = ObservableObjectPublisher()
    let recorder = Recorder<Void>()
    publisher.subscribe(recorder)
    publisher.send()
    #expect(recorder.values.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values.isEmpty)
    publisher.send()
    publisher.send()
    publisher.send()
    #expect(recorder.values.count == 3)
    recorder.request(.max(2))
    publisher.send()
    #expect(recorder.values.count == 4)
    recorder.cancel()
    recorder.request(.unlimited)
    publisher.send()
    #expect(recorder.values.count == 4)
    #expect(recorder.completions == 0)
  }

  @Test("A stored ObservableObjectPublisher is signalled by @Published (12)")
  func storedPublisher() {
    final class Player: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var track = 1
    }
    let player = Player()
    player.track = 2
    var signals = 0
    let subscription = player.objectWillChange.sink { signals += 1 }
    player.track = 3
    #expect(signals == 1)
    subscription.cancel()
  }

  @Test("A lazy stored publisher is signalled from its first use on (12)")
  func lazyStoredPublisher() {
    final class Player: ObservableObject {
      lazy var objectWillChange = ObservableObjectPublisher()
      @Published var track = 1
    }
    let player = Player()
    player.track = 2
    var signals = 0
    let subscription = player.objectWillChange.sink { signals += 1 }
    player.track = 3
    #expect(signals == 1)
    subscription.cancel()
  }

  @Test("A stored publisher that is replaced is not signalled any more, the new one is (12)")
  func replacedStoredPublisher() {
    final class Player: ObservableObject {
      var objectWillChange = ObservableObjectPublisher()
      @Published var track = 1
    }
    let player = Player()
    var signals: [String] = []
    let first = player.objectWillChange.sink { signals.append("first") }
    player.track = 2
    player.objectWillChange = ObservableObjectPublisher()
    let second = player.objectWillChange.sink { signals.append("second") }
    player.track = 3
    #expect(signals == ["first", "second"])
    first.cancel()
    second.cancel()
  }

  @Test("assign(to:) signals a stored publisher too (12, 17)")
  func assignmentWithStoredPublisher() {
    final class Player: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var track = 1
    }
    let player = Player()
    let tracks = PassthroughSubject<Int, Never>()
    tracks.assign(to: &player.$track)
    var signals = 0
    let subscription = player.objectWillChange.sink { signals += 1 }
    tracks.send(9)
    #expect(signals == 1)
    #expect(player.track == 9)
    subscription.cancel()
  }

  @Test("A stored PassthroughSubject is never signalled by @Published (12)")
  func storedSubject() {
    final class Player: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      @Published var track = 1
      var volume = 1 { willSet { objectWillChange.send() } }
    }
    let player = Player()
    var signals = 0
    let subscription = player.objectWillChange.sink { signals += 1 }
    player.track = 2
    #expect(signals == 0)
    player.volume = 2
    #expect(signals == 1)
    #expect(player.track == 2)
    subscription.cancel()
  }

  @Test("A change inside a referenced object is its own; replacing the reference is the owner's (15)")
  func nestedObjects() {
    final class Room: ObservableObject {
      @Published var settings = Settings()
    }
    let room = Room()
    var signals = 0
    let subscription = room.objectWillChange.sink { signals += 1 }
    room.settings.volume = 9
    #expect(signals == 0)
    room.settings = Settings()
    #expect(signals == 1)
    subscription.cancel()
  }

  @Test("send() after a change reaches subscribers, who see the new value (16)")
  func sendAfterChange() {
    let settings = Settings()
    var seen: [Int] = []
    let subscription = settings.objectWillChange.sink { seen.append(settings.notes) }
    settings.notes = 7
    settings.objectWillChange.send()
    #expect(seen == [7])
    subscription.cancel()
  }

  @Test("A subscription is described as its publisher (23)")
  func description() throws {
    let recorder = Recorder<Void>()
    Settings().objectWillChange.subscribe(recorder)
    #expect("\(try #require(recorder.subscription))" == "ObservableObjectPublisher")
  }
}
