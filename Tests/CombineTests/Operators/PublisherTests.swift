import Combine
import Testing

@Suite("Publishers and subjects") struct PublisherTests {
  let history = History()

  /// What a publisher sends in the five situations: everything at once, two values, one more, and after cancelling.
  func histories<P: Publisher>(of publisher: P) -> [String] {
    let unlimited = publisher.marbles()
    let limited = publisher.marbles(demand: .max(1))
    let first = limited.history.take().dropFirst()
    limited.request(.max(1))
    let second = limited.history.take()
    let cancelled = publisher.marbles(demand: .none)
    cancelled.cancel()
    cancelled.request(.unlimited)
    return [Array(unlimited.history.events.dropFirst()), Array(first), second, Array(cancelled.history.events.dropFirst())].map {
      $0.joined(separator: " ")
    }
  }

  @Test("publishers of given values send as many as are asked for, and nothing after cancelling")
  func values() {
    #expect(histories(of: Just(1)) == ["1 |", "1 |", "", ""])
    #expect(histories(of: [1, 2, 3].publisher) == ["1 2 3 |", "1", "2", ""])
    #expect(histories(of: Publishers.Sequence<[Int], Oops>(sequence: [1, 2])) == ["1 2 |", "1", "2 |", ""])
    #expect(histories(of: Optional(1).publisher) == ["1 |", "1 |", "", ""])
    #expect(histories(of: Result<Int, Oops>.success(1).publisher) == ["1 |", "1 |", "", ""])
    #expect(histories(of: Record(output: [1, 2], completion: .failure(Oops.oops))) == ["1 2 X", "1", "2 X", ""])
    #expect(histories(of: Future<Int, Oops> { $0(.success(1)) }) == ["1 |", "1 |", "", ""])
    #expect(histories(of: Deferred { [1, 2].publisher }) == ["1 2 |", "1", "2 |", ""])
    #expect(histories(of: AnyPublisher([1, 2].publisher)) == ["1 2 |", "1", "2 |", ""])
  }

  @Test("publishers without values end at once, whatever is asked for")
  func ends() {
    for publisher in [
      AnyPublisher(Fail<Int, Oops>(error: .oops)), AnyPublisher(Fail(outputType: Int.self, failure: Oops.oops)),
      AnyPublisher(Result<Int, Oops>.failure(.oops).publisher), AnyPublisher(Result<Int, Oops>.Publisher(.oops)),
    ] {
      #expect(publisher.marbles(demand: .none).history.events.last == "X")
    }
    #expect(Empty<Int, Never>().line == "|")
    #expect(Empty(outputType: Int.self, failureType: Never.self).line == "|")
    #expect(Empty<Int, Never>(completeImmediately: false).line == "")
    #expect(Int?.none.publisher.line == "|")
    #expect(Empty<Int, Never>() == Empty<Int, Never>(completeImmediately: true))
    #expect(Fail<Int, Oops>(error: .oops) != Fail<Int, Oops>(error: .other))
  }

  @Test("a future runs its closure once, at once, and keeps the first result")
  func future() {
    var count = 0
    var fulfil: (Result<Int, Oops>) -> Void = { _ in }
    let future = Future<Int, Oops> {
      count += 1
      fulfil = $0
    }
    #expect(count == 1)
    let early = future.marbles(history)
    let limited = future.marbles(demand: .none)
    let cancelled = future.marbles()
    cancelled.cancel()
    #expect(history.take() == ["subscribed to Future"])
    fulfil(.success(1))
    fulfil(.success(2))
    fulfil(.failure(.oops))
    #expect(history.take() == ["1", "|"])
    #expect(future.line == "1 |")
    #expect(limited.history.events.count == 1)
    limited.request(.max(1))
    #expect(limited.history.events.suffix(2) == ["1", "|"])
    #expect(cancelled.history.events == ["subscribed to Future"])
    #expect(Future<Int, Oops> { $0(.failure(.oops)) }.line == "X")
    #expect(count == 1)
    early.cancel()
  }

  @Test("a deferred publisher is made for each subscriber")
  func deferred() {
    var count = 0
    let publisher = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(publisher.line == "1 |")
    #expect(publisher.line == "2 |")
  }

  @Test("a record is written by hand or made of a recording")
  func record() {
    let byHand = Record<Int, Oops> { recording in
      recording.receive(1)
      recording.receive(completion: .finished)
    }
    #expect(byHand.line == "1 |")
    #expect(byHand.recording.output == [1] && byHand.recording.completion == .finished)
    #expect(Record(recording: byHand.recording).line == "1 |")
    #expect(Record<Int, Oops>(recording: Record.Recording(output: [2], completion: .failure(.oops))).line == "2 X")
  }

  @Test("a passthrough subject sends to those who ask at that time")
  func passthrough() {
    let subject = PassthroughSubject<Int, Oops>()
    let marbles = subject.marbles(history, demand: .max(1))
    let cancelled = subject.marbles(demand: .unlimited)
    subject.send(1)
    subject.send(2)
    marbles.request(.max(1))
    subject.send(3)
    cancelled.cancel()
    subject.send(completion: .failure(.oops))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(history.take() == ["subscribed to PassthroughSubject", "1", "3", "X"])
    #expect(cancelled.history.events.dropFirst() == ["1", "2", "3"])
    #expect(subject.line == "X")
    let events = PassthroughSubject<Void, Never>()
    let received = events.map { "event" }.marbles()
    events.send()
    #expect(received.history.events.last == "event")
  }

  @Test("a current value subject sends its value first, and keeps the newest for whoever asks later")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Oops>(1)
    let marbles = subject.marbles(history, demand: .max(1))
    subject.send(2)
    subject.value = 3
    #expect(subject.value == 3)
    marbles.request(.max(1))
    #expect(history.take() == ["subscribed to CurrentValueSubject", "1", "3"])
    subject.send(completion: .finished)
    subject.send(4)
    #expect(history.take() == ["|"])
    #expect(subject.line == "|")
    #expect(subject.value == 3)
    let other = CurrentValueSubject<Int, Oops>(1).marbles(demand: .none)
    other.cancel()
    other.request(.unlimited)
    #expect(other.history.events == ["subscribed to CurrentValueSubject"])
  }

  @Test("a subject may be the subscriber of a publisher, and asks it for everything")
  func subjectAsSubscriber() {
    let upstream = Feed<Int>("upstream", history)
    let subject = PassthroughSubject<Int, Oops>()
    let marbles = subject.marbles(history)
    let subscription = upstream.subscribe(subject)
    _ = history.take()
    upstream.send(1)
    subscription.cancel()
    #expect(history.take() == ["1", "upstream cancelled"])
    let own = Feed<Int>("own", history)
    own.onSubscribe = { _ in }
    own.subscribe(AnySubscriber(subject))
    own.sendSubscription()
    own.send(2)
    own.fail()
    #expect(history.take() == ["own asked ∞", "2", "X"])
    marbles.cancel()
  }

  @Test("connectable publishers start when they are connected, autoconnected ones with the first subscriber")
  func connectable() {
    let upstream = Feed<Int>("upstream", history)
    let multicast: Publishers.Multicast<Feed<Int>, PassthroughSubject<Int, Oops>> = upstream.multicast { .init() }
    let first = multicast.marbles()
    let second = multicast.marbles()
    #expect(history.take() == [])
    let connection = multicast.connect()
    upstream.send(1)
    connection.cancel()
    #expect(history.take() == ["upstream asked ∞", "upstream cancelled"])
    #expect(first.history.events == ["subscribed to Multicast", "1"])
    #expect(second.history.events == ["subscribed to Multicast", "1"])
    let connectable: Publishers.MakeConnectable<Just<Int>> = Just(1).makeConnectable()
    let third = connectable.marbles()
    #expect(!third.isCompleted)
    let other = connectable.connect()
    #expect(third.isCompleted)
    other.cancel()
  }

  @Test("share asks once for all its subscribers, and cancels with the last")
  func share() {
    let upstream = Feed<Int>("upstream", history)
    let shared: Publishers.Share<Feed<Int>> = upstream.share()
    #expect(shared == shared)
    let first = shared.marbles()
    let second = shared.marbles()
    upstream.send(1)
    first.cancel()
    upstream.send(2)
    #expect(history.take() == ["upstream asked ∞"])
    second.cancel()
    #expect(history.take() == ["upstream cancelled"])
    #expect(first.history.events.dropFirst() == ["1"])
    #expect(second.history.events.dropFirst() == ["1", "2"])
  }
}
