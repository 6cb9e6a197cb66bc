import Combine
import Testing

/// Behaviours 4 to 8, 17, 18, 20 and 23: one published property and its values. Behaviour 19 is a compiler error:
/// `struct Clock { @Published var hour = 0 }` says "@Published is only available on properties of classes".
@Suite("@Published")
struct PublishedTests {
  final class Track: ObservableObject {
    @Published var title = "none"
    @Published var plays = 0
    @Published var tags: [String] = []
  }

  @Test("An assignment runs willSet, objectWillChange, subscribers, store and didSet in this order (4)")
  func orderOfAssignment() {
    final class Door: ObservableObject {
      var log: [String] = []
      @Published var angle = 0 {
        willSet { log.append("willSet \(angle) \(newValue)") }
        didSet { log.append("didSet \(angle) \(oldValue)") }
      }
    }
    let door = Door()
    let change = door.objectWillChange.sink { door.log.append("objectWillChange \(door.angle)") }
    let values = door.$angle.dropFirst().sink { door.log.append("value \($0) while \(door.angle)") }
    door.angle = 90
    #expect(door.log == ["willSet 0 90", "objectWillChange 0", "value 90 while 0", "didSet 90 0"])
    change.cancel()
    values.cancel()
  }

  @Test("An equal assignment is announced like any other (5)")
  func equalAssignment() {
    let track = Track()
    var signals = 0
    let recorder = Recorder<Int>(demand: .unlimited)
    let change = track.objectWillChange.sink { signals += 1 }
    track.$plays.subscribe(recorder)
    track.plays = 0
    track.plays = 0
    #expect(signals == 2)
    #expect(recorder.values == [0, 0, 0])
    change.cancel()
    recorder.cancel()
  }

  @Test("A change in place is announced once (6)")
  func changeInPlace() {
    let track = Track()
    var signals = 0
    let change = track.objectWillChange.sink { signals += 1 }
    let recorder = Recorder<[String]>(demand: .unlimited)
    track.$tags.subscribe(recorder)
    track.plays += 1
    #expect(signals == 1)
    track.tags.append("jazz")
    #expect(signals == 2)
    track.tags[0].append("!")
    #expect(signals == 3)
    #expect(recorder.values == [[], ["jazz"], ["jazz!"]])
    #expect(track.plays == 1)
    change.cancel()
    recorder.cancel()
  }

  @Test("A subscriber gets the current value at its first request, then each new one (7)")
  func currentValueFirst() {
    let track = Track()
    track.title = "one"
    let recorder = Recorder<String>()
    track.$title.subscribe(recorder)
    #expect(recorder.values.isEmpty)
    track.title = "two"
    #expect(recorder.values.isEmpty)
    recorder.request(.unlimited)
    #expect(recorder.values == ["two"])
    track.title = "three"
    #expect(recorder.values == ["two", "three"])
    recorder.cancel()
    track.title = "four"
    #expect(recorder.values == ["two", "three"])
    #expect(recorder.completions == 0)
  }

  @Test("Values without demand are dropped, and the latest of them comes with the next request (8)")
  func demand() {
    let track = Track()
    let recorder = Recorder<Int>(demand: .max(2))
    track.$plays.subscribe(recorder)
    track.plays = 1
    track.plays = 3
    track.plays = 6
    #expect(recorder.values == [0, 1])
    recorder.request(.max(10))
    #expect(recorder.values == [0, 1, 6])
    track.plays = 7
    #expect(recorder.values == [0, 1, 6, 7])
    recorder.cancel()
  }

  @Test("A request for nothing brings nothing (8)")
  func requestForNothing() {
    let track = Track()
    let recorder = Recorder<Int>()
    track.$plays.subscribe(recorder)
    recorder.request(.none)
    #expect(recorder.values.isEmpty)
    recorder.request(.max(1))
    recorder.request(.none)
    track.plays = 1
    #expect(recorder.values == [0])
    recorder.cancel()
  }

  @Test("What a subscriber asks for while it receives a value counts, and what it did not miss does not come again (8)")
  func demandFromReceive() {
    let track = Track()
    let recorder = Recorder<Int>(demand: .max(1))
    recorder.onValue = { $0 < 2 ? .max(1) : .none }
    track.$plays.subscribe(recorder)
    track.plays = 1
    track.plays = 2
    #expect(recorder.values == [0, 1, 2])
    recorder.request(.max(1))
    #expect(recorder.values == [0, 1, 2])
    track.plays = 3
    track.plays = 4
    #expect(recorder.values == [0, 1, 2, 3])
    recorder.cancel()
  }

  @Test("A value that was missed is not delivered after a newer one that was not (8)")
  func missedBeforeDelivered() {
    let track = Track()
    let recorder = Recorder<Int>(demand: .max(2))
    recorder.onValue = {
      guard $0 == 1 else { return .none }
      // Missed, for nothing more has been requested yet.
      track.plays = 2
      return .max(1)
    }
    track.$plays.subscribe(recorder)
    track.plays = 1
    track.plays = 3
    #expect(recorder.values == [0, 1, 3])
    recorder.request(.max(1))
    #expect(recorder.values == [0, 1, 3])
    recorder.cancel()
  }

  @Test("A value missed during an assignment is the new one, also when it is requested before the store (8)")
  func requestDuringAssignment() {
    let track = Track()
    let slow = Recorder<Int>(demand: .max(1))
    let quick = Recorder<Int>(demand: .unlimited)
    track.$plays.subscribe(slow)
    track.$plays.subscribe(quick)
    quick.onValue = { _ in
      slow.request(.max(1))
      return .none
    }
    track.plays = 5
    #expect(slow.values == [0, 5])
    slow.cancel()
    quick.cancel()
  }

  @Test("Who subscribes while an assignment is announced gets the old value and then the new one (7)")
  func subscriptionDuringAssignment() {
    let track = Track()
    let late = Recorder<Int>(demand: .unlimited)
    let change = track.objectWillChange.sink { track.$plays.subscribe(late) }
    track.plays = 1
    change.cancel()
    #expect(late.values == [0, 1])
    late.cancel()
  }

  @Test("Who subscribes while subscribers get a new value begins with that, and gets it once")
  func subscriptionDuringDelivery() {
    let track = Track()
    let (late, slow) = (Recorder<Int>(demand: .unlimited), Recorder<Int>(demand: .none))
    track.$plays.subscribe(slow)
    let first = track.$plays.dropFirst().sink { value in
      guard value == 1 else { return }
      track.$plays.subscribe(late)
      // It came before, and asks for the first time now.
      slow.request(.unlimited)
    }
    let last = Recorder<Int>(demand: .unlimited)
    track.$plays.subscribe(last)
    track.plays = 1
    #expect(late.values == [1])
    #expect(slow.values == [1])
    track.plays = 2
    #expect(late.values == [1, 2])
    #expect(slow.values == [1, 2])
    #expect(last.values == [0, 1, 2])
    first.cancel()
    for recorder in [late, slow, last] { recorder.cancel() }
  }

  @Test("Who subscribes while a value is announced within another's announcement gets the value of each once")
  func subscriptionDuringNestedDelivery() {
    let track = Track()
    let (inner, outer) = (Recorder<Int>(demand: .unlimited), Recorder<Int>(demand: .unlimited))
    let first = track.$plays.dropFirst().sink { value in
      if value == 1 {
        track.plays = 2
        track.$plays.subscribe(outer)
      } else if value == 2 {
        track.$plays.subscribe(inner)
      }
    }
    track.plays = 1
    #expect(track.plays == 1)
    #expect(outer.values == [1])
    #expect(inner.values == [2, 1])
    track.plays = 3
    #expect(outer.values == [1, 3])
    #expect(inner.values == [2, 1, 3])
    first.cancel()
    for recorder in [inner, outer] { recorder.cancel() }
  }

  @Test("assign(to:) sets the property until the object goes; then the upstream is cancelled (17)")
  func assignment() {
    let upstream = Upstream<Int>()
    var track: Track? = Track()
    upstream.assign(to: &track!.$plays)
    #expect(upstream.link.requested == [.unlimited])
    var signals = 0
    let change = track!.objectWillChange.sink { signals += 1 }
    upstream.send(4)
    #expect(track?.plays == 4)
    #expect(signals == 1)
    change.cancel()
    #expect(upstream.link.cancellations == 0)
    weak let object = track
    track = nil
    #expect(object == nil)
    #expect(upstream.link.cancellations == 1)
    upstream.send(5)
  }

  @Test("assign(to:) ignores the end of the upstream (17)")
  func assignmentThatFinishes() {
    let upstream = Upstream<Int>()
    let track = Track()
    let recorder = Recorder<Int>(demand: .unlimited)
    track.$plays.subscribe(recorder)
    upstream.assign(to: &track.$plays)
    upstream.send(1)
    upstream.finish()
    #expect(recorder.completions == 0)
    track.plays = 2
    #expect(recorder.values == [0, 1, 2])
    recorder.cancel()
  }

  @Test("Assigning one property's publisher to another changes neither (18)")
  func assignedPublisher() {
    let first = Track()
    let second = Track()
    first.plays = 1
    second.plays = 2
    first.$plays = second.$plays
    #expect(first.plays == 1)
    #expect(second.plays == 2)
    second.plays = 3
    #expect(first.plays == 1)
  }

  @Test("The first assignment in an initializer sets up the storage, later ones are assignments (20)")
  func initializer() {
    final class Meter: ObservableObject {
      nonisolated(unsafe) static var log: [String] = []
      @Published var level: Int {
        willSet { Self.log.append("willSet \(newValue)") }
        didSet { Self.log.append("didSet \(oldValue)") }
      }

      init() {
        level = 1
        level = 2
      }
    }
    #expect(Meter().level == 2)
    #expect(Meter.log == ["willSet 2", "didSet 1"])
  }

  @Test("Storage set up with an initial value is like a default value (20)")
  func initialValue() {
    final class Meter: ObservableObject {
      @Published var level: Int

      init(_ level: Int) {
        _level = Published(initialValue: level)
      }
    }
    let meter = Meter(7)
    var signals = 0
    let change = meter.objectWillChange.sink { signals += 1 }
    #expect(meter.level == 7)
    meter.level = 8
    #expect(signals == 1)
    change.cancel()
  }

  @Test("A subscription is described as a published subject (23)")
  func description() throws {
    let recorder = Recorder<Int>()
    Track().$plays.subscribe(recorder)
    #expect("\(try #require(recorder.subscription))" == "PublishedSubject")
    let parts = Mirror(reflecting: try #require(recorder.subscription)).children
    #expect(parts.map(\.label) == ["parent", "downstream", "demand", "subject"])
    let texts = parts.map { "\($0.value)" }
    #expect(texts[0].contains("PublishedSubject"))
    #expect(texts[1].contains("Recorder"))
    #expect(texts[2] == "max(0)")
    #expect(texts[3].contains("PublishedSubject"))
    recorder.cancel()
  }

  @Test("A value that is released by an assignment may assign the property again")
  func reentrantRelease() {
    final class Token {
      var onEnd: () -> Void = {}
      deinit { onEnd() }
    }
    final class Holder: ObservableObject {
      @Published var token: Token? = Token()
      @Published var count = 0
    }
    let holder = Holder()
    holder.token?.onEnd = { [unowned holder] in
      holder.token = nil
      holder.count += 1
    }
    holder.token = Token()
    #expect(holder.count == 1)
    #expect(holder.token == nil)
  }
}
