import Combine
import Foundation
import Testing

@Suite("Timers and notifications") struct FoundationPublisherTests {

  @Test("a timer delivers on the main run loop, in each mode, until it is cancelled", .timeLimit(.minutes(5)))
  func timer() async {
    for mode in [RunLoop.Mode.default, .common] {
      let publisher: Timer.TimerPublisher = Timer.publish(every: 0.001, tolerance: 0.001, on: .main, in: mode)
      #expect(publisher.interval == 0.001 && publisher.tolerance == 0.001)
      #expect(publisher.runLoop === RunLoop.main && publisher.mode == mode && publisher.options == nil)
      var dates: [Date] = []
      for await date in publisher.autoconnect().values.prefix(3) { dates.append(date) }
      #expect(dates.count == 3)
      #expect(dates == dates.sorted())
    }
  }

  @Test("a timer runs from when it is connected until the connection is cancelled", .timeLimit(.minutes(5)))
  @MainActor func connection() async {
    let publisher = Timer.publish(every: 0.001, on: .main, in: .default)
    let marbles = publisher.map { _ in "date" }.marbles(demand: .max(2))
    #expect(marbles.history.take().count == 1)
    await withCheckedContinuation { continuation in
      var count = 0
      let other = publisher.sink { _ in
        count += 1
        if count == 5 { continuation.resume() }
      }
      let connection = publisher.connect()
      held = (connection, other)
    }
    held?.0.cancel()
    // Two, for more was not asked for.
    #expect(marbles.history.take() == ["date", "date"])
    for await _ in Timer.publish(every: 0.001, on: .main, in: .default).autoconnect().values.prefix(3) {}
    #expect(marbles.history.take() == [])
    held = nil
  }

  @MainActor private final class Held {
    static var value: ((any Cancellable), AnyCancellable)?
  }
  @MainActor private var held: ((any Cancellable), AnyCancellable)? {
    get { Held.value }
    nonmutating set { Held.value = newValue }
  }

  @Test("a center's notifications come to whoever wants one at that time")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("ripe")
    let marbles = center.publisher(for: name).map { "\($0.userInfo?["fruit"] ?? "")" }.marbles(demand: .none)
    func post(_ fruit: String, _ object: AnyObject? = nil) {
      center.post(name: name, object: object, userInfo: ["fruit": fruit])
    }
    post("apple")
    marbles.request(.max(2))
    marbles.onValue = { $0 == "cherry" ? .max(1) : .none }
    for fruit in ["banana", "cherry", "date", "elderberry"] { post(fruit) }
    center.post(name: Notification.Name("other"), object: nil)
    #expect(marbles.history.take() == ["subscribed to NotificationCenter Observer", "banana", "cherry", "date"])
    marbles.request(.unlimited)
    post("fig")
    marbles.cancel()
    marbles.cancel()
    post("grape")
    #expect(marbles.history.take() == ["fig"])
  }

  @Test("notifications of one object only, and equal publishers")
  func object() {
    let center = NotificationCenter()
    let (tree, other) = (NSObject(), NSObject())
    let name = Notification.Name("ripe")
    let publisher: NotificationCenter.Publisher = center.publisher(for: name, object: tree)
    var count = 0
    let subscription = publisher.sink { _ in count += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: tree)
    #expect(count == 1)
    subscription.cancel()
    #expect(publisher == NotificationCenter.Publisher(center: center, name: name, object: tree))
    #expect(publisher != center.publisher(for: name))
  }

  @Test("JSON and property lists are made and read in pipelines")
  func coders() {
    struct Fruit: Codable { var name: String }
    let fruit = Just(Fruit(name: "fig"))
    #expect(
      fruit.encode(encoder: JSONEncoder()).decode(type: Fruit.self, decoder: JSONDecoder()).map(\.name).line == "fig |")
    #expect(
      fruit.encode(encoder: PropertyListEncoder()).decode(type: Fruit.self, decoder: PropertyListDecoder()).map(\.name).line
        == "fig |")
    #expect(Just(Data()).decode(type: Fruit.self, decoder: JSONDecoder()).map(\.name).line.contains("|") == false)
  }
}
