// Only what an app imports: everything below must be there after `import Combine`.
import Combine
import Foundation
import Testing

/// The publishers, operators and conveniences that `import Combine` brings, in Apple's spelling.
@Suite("import Combine")
struct ImportTests {
  final class Search: ObservableObject {
    @Published var text = ""
    @Published var results: [String] = []
    var latest = ""
  }

  @Test("Subjects, operators, sink and assign(to:on:)")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<String, Never>("a")
    let search = Search()
    var subscriptions: Set<AnyCancellable> = []
    var values: [String] = []
    subject.map { "\($0)" }.removeDuplicates().sink { values.append($0) }.store(in: &subscriptions)
    current.assign(to: \.latest, on: search).store(in: &subscriptions)
    Just("x").sink { values.append($0) }.store(in: &subscriptions)
    search.$text.dropFirst().sink { values.append($0) }.store(in: &subscriptions)
    subject.send(1)
    subject.send(1)
    current.send("b")
    search.text = "t"
    #expect(values == ["x", "1", "t"])
    #expect(search.latest == "b")
  }

  @Test("A pipeline from one published property into another")
  func pipeline() {
    let search = Search()
    search.$text.filter { !$0.isEmpty }.map { [$0, $0] }.assign(to: &search.$results)
    search.text = "a"
    #expect(search.results == ["a", "a"])
  }

  @Test("Optional and Result have publishers")
  func values() {
    var values: [Int] = []
    _ = Optional(1).publisher.sink { values.append($0) }
    _ = Result<Int, Never>.success(2).publisher.sink { values.append($0) }
    _ = [3, 4].publisher.sink { values.append($0) }
    #expect(values == [1, 2, 3, 4])
  }

  @Test("NotificationCenter publishes notifications")
  func notifications() {
    let center = NotificationCenter()
    var count = 0
    let name = Notification.Name("done")
    let publisher: NotificationCenter.Publisher = center.publisher(for: name)
    let subscription = publisher.sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(count == 1)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("A timer publishes dates on a run loop")
  func timer() {
    var dates: [Date] = []
    let publisher: Publishers.Autoconnect<Timer.TimerPublisher> =
      Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
    let subscription = publisher.sink { dates.append($0) }
    let limit = Date(timeIntervalSinceNow: 10)
    while dates.count < 2, Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(dates.count >= 2)
    subscription.cancel()
  }

  @Test("debounce on a dispatch queue passes the last value of a burst")
  func debounce() async {
    let queue = DispatchQueue(label: "debounce")
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var subscription: AnyCancellable?
    let value = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var isDone = false
      subscription = subject.debounce(for: .milliseconds(1), scheduler: queue).sink {
        if !isDone { continuation.resume(returning: $0) }
        isDone = true
      }
      // All three arrive before the queue can run what they scheduled.
      queue.sync {
        for value in 1...3 {
          subject.send(value)
        }
      }
    }
    #expect(value == 3)
    subscription?.cancel()
  }

  @Test("Dispatch queues, run loops and operation queues are schedulers")
  func schedulers() {
    func isScheduler<S: Scheduler>(_ scheduler: S) -> Bool { scheduler.minimumTolerance == scheduler.minimumTolerance }
    #expect(isScheduler(DispatchQueue.main))
    #expect(isScheduler(RunLoop.main))
    #expect(isScheduler(OperationQueue.main))
    let subject = PassthroughSubject<Int, Never>()
    _ = subject.debounce(for: .seconds(1), scheduler: RunLoop.main)
    _ = subject.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
    _ = subject.receive(on: OperationQueue.main).delay(for: .milliseconds(1), scheduler: DispatchQueue.global())
  }

  @Test("A URL session publishes the answer to a request")
  func dataTask() {
    let url = URL(string: "http://localhost:1/")!
    let publisher: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
    #expect(publisher.request.url == url)
    _ = URLSession.shared.dataTaskPublisher(for: URLRequest(url: url)).map(\.data).replaceError(with: Data())
  }
}
