import Combine
import Testing

@Suite("merge") struct MergeTests {
  let history = History()
  let a: Feed<Int>
  let b: Feed<Int>

  init() {
    a = Feed("a", history)
    b = Feed("b", history)
  }

  @Test("values come in the order in which they are sent")
  func values() {
    let marbles = a.merge(with: b).marbles(history)
    #expect(history.take() == ["subscribed to Merge", "a asked ∞", "b asked ∞"])
    a.send(1)
    b.send(2)
    a.send(3)
    #expect(history.take() == ["1", "2", "3"])
    marbles.cancel()
  }

  @Test("it finishes when both have finished")
  func completion() {
    let marbles = a.merge(with: b).marbles(history)
    a.finish()
    a.finish()
    a.send(1)
    b.send(2)
    _ = history.take()
    b.finish()
    #expect(history.take() == ["|"])
    b.finish()
    a.fail()
    b.send(3)
    marbles.request(.max(1))
    marbles.cancel()
    #expect(history.take() == [])
  }

  @Test("a failure of one cancels the other and comes at once, also before what waits")
  func failure() {
    let marbles = a.merge(with: b).marbles(history, demand: .none)
    b.send(1)
    _ = history.take()
    a.fail()
    #expect(history.take() == ["b cancelled", "X"])
    marbles.request(.unlimited)
    b.send(2)
    b.fail(.other)
    #expect(history.take() == [])
  }

  @Test("demand is shared: each upstream is asked for one value at a time, and a value that nobody wants waits")
  func demand() {
    let marbles = a.merge(with: b).marbles(history, demand: .none)
    #expect(history.take() == ["subscribed to Merge", "a asked 1", "b asked 1"])
    b.send(1)
    a.send(2)
    #expect(history.take() == [])
    marbles.request(.max(1))
    #expect(history.take() == ["1", "b asked 1"])
    marbles.request(.max(3))
    #expect(history.take() == ["2", "a asked 1"])
    b.send(3)
    #expect(history.take() == ["3", "b asked 1"])
    a.send(4)
    b.send(5)
    #expect(history.take() == ["4", "a asked 1"])
    marbles.cancel()
  }

  @Test("limited demand may become unlimited: what waits comes first, and then each upstream is asked for everything")
  func unlimitedDemand() {
    let marbles = a.merge(with: b).marbles(history, demand: .none)
    b.send(1)
    a.send(2)
    _ = history.take()
    marbles.request(.unlimited)
    #expect(history.take() == ["1", "2", "a asked ∞", "b asked ∞"])
    b.send(3)
    marbles.request(.unlimited)
    marbles.request(.max(1))
    #expect(history.take() == ["3"])
    marbles.cancel()
  }

  @Test("what a subscriber asks for as it receives a value counts")
  func demandFromReceive() {
    let marbles = a.merge(with: b).marbles(history, demand: .max(1))
    marbles.onValue = { $0 < 3 ? .max(1) : .none }
    _ = history.take()
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(4)
    #expect(history.take() == ["1", "a asked 1", "2", "b asked 1", "3", "a asked 1"])
    marbles.onValue = { [marbles] _ in
      marbles.request(.unlimited)
      return .none
    }
    marbles.request(.max(1))
    #expect(history.take() == ["4", "a asked ∞", "b asked ∞"])
    marbles.onValue = { _ in .none }
    marbles.cancel()
  }

  @Test("what waits comes before the end")
  func completionAfterBacklog() {
    let marbles = a.merge(with: b).marbles(history, demand: .none)
    a.send(1)
    b.send(2)
    a.finish()
    b.finish()
    _ = history.take()
    marbles.request(.max(1))
    #expect(history.take() == ["1"])
    marbles.request(.max(1))
    #expect(history.take() == ["2", "|"])
  }

  @Test("an upstream that sends more than it was asked for replaces its own value that waits")
  func tooMany() {
    let marbles = a.merge(with: b).marbles(history, demand: .none)
    b.send(1)
    a.send(2, 3, 4)
    _ = history.take()
    marbles.request(.max(5))
    #expect(history.take() == ["1", "b asked 1", "4", "a asked 1"])
    marbles.cancel()
  }

  @Test("a value that comes while another of its upstream waits never overtakes it")
  func order() {
    let marbles = a.merge(with: b).marbles(history, demand: .none)
    marbles.onValue = { [b] in
      if $0 == 1 { b.send(3) }
      return .none
    }
    a.send(1)
    b.send(2)
    _ = history.take()
    marbles.request(.unlimited)
    #expect(history.take() == ["1", "3", "a asked ∞", "b asked ∞"])
    marbles.cancel()
  }

  @Test("cancelling cancels each upstream, once, and nothing comes after it")
  func cancellation() {
    let marbles = a.merge(with: b).marbles(history)
    _ = history.take()
    marbles.cancel()
    marbles.cancel()
    #expect(history.take() == ["a cancelled", "b cancelled"])
    a.send(1)
    b.finish()
    a.fail()
    marbles.request(.unlimited)
    #expect(history.take() == [])
  }

  @Test("a subscriber that cancels while it gets its subscription keeps the upstreams from starting")
  func cancellationInSubscription() {
    let marbles = Marbles<Int, Oops>(history)
    marbles.onSubscription = { $0.cancel() }
    a.merge(with: b).subscribe(marbles)
    #expect(history.take() == ["subscribed to Merge"])
  }

  @Test("a subscriber may cancel, send and end as it receives a value")
  func reentrance() {
    let marbles = Marbles<Int, Oops>(history, demand: .unlimited)
    marbles.onValue = { [a, b] value in
      switch value {
      case 1: b.send(2)
      case 2: a.finish()
      default: marbles.cancel()
      }
      return .none
    }
    a.merge(with: b).subscribe(marbles)
    _ = history.take()
    a.send(1)
    #expect(history.take() == ["1", "2"])
    a.send(4)
    b.send(3, 5)
    #expect(history.take() == ["3", "b cancelled"])
  }

  @Test("synchronous upstreams come one after the other, and may end before the next is there")
  func synchronous() {
    #expect([1, 2].publisher.merge(with: [3].publisher).line == "1 2 3 |")
    #expect(Empty<Int, Never>().merge(with: Just(1)).line == "1 |")
    let marbles = Fail<Int, Oops>(error: .oops).merge(with: a).marbles(history)
    #expect(history.take() == ["subscribed to Merge", "X"])
    marbles.cancel()
    let limited = [1, 2].publisher.merge(with: [3, 4].publisher, [5].publisher).marbles(history, demand: .max(1))
    #expect(history.take() == ["subscribed to Merge", "1"])
    limited.request(.max(2))
    #expect(history.take() == ["2", "3"])
    limited.request(.unlimited)
    #expect(history.take() == ["5", "4", "|"])
  }

  @Test("a second subscription of an upstream is cancelled")
  func unwantedSubscription() {
    let marbles = a.merge(with: b).marbles(history)
    _ = history.take()
    b.sendSubscription()
    #expect(history.take() == ["b cancelled"])
    marbles.cancel()
  }

  @Test("two to eight publishers")
  func more() {
    func just(_ number: Int) -> Just<Int> { Just(number) }
    func list(_ number: Int) -> Publishers.Sequence<[Int], Never> { [number].publisher }
    let one = just(1)
    #expect(one.merge(with: list(2)).line == "1 2 |")
    #expect(one.merge(with: list(2), just(3)).line == "1 2 3 |")
    #expect(one.merge(with: list(2), just(3), just(4)).line == "1 2 3 4 |")
    #expect(one.merge(with: list(2), just(3), just(4), just(5)).line == "1 2 3 4 5 |")
    #expect(one.merge(with: list(2), just(3), just(4), just(5), just(6)).line == "1 2 3 4 5 6 |")
    #expect(one.merge(with: list(2), just(3), just(4), just(5), just(6), just(7)).line == "1 2 3 4 5 6 7 |")
    #expect(
      one.merge(with: list(2), just(3), just(4), just(5), just(6), just(7), just(8)).line == "1 2 3 4 5 6 7 8 |")
  }

  @Test("a merging publisher that is merged with others is one publisher of all")
  func flat() {
    typealias J = Just<Int>
    let two = Publishers.Merge(Just(1), Just(2))
    let three: Publishers.Merge3<J, J, J> = two.merge(with: Just(3))
    let four: Publishers.Merge4<J, J, J, J> = three.merge(with: Just(4))
    let five: Publishers.Merge5<J, J, J, J, J> = four.merge(with: Just(5))
    let six: Publishers.Merge6<J, J, J, J, J, J> = five.merge(with: Just(6))
    let seven: Publishers.Merge7<J, J, J, J, J, J, J> = six.merge(with: Just(7))
    let eight: Publishers.Merge8<J, J, J, J, J, J, J, J> = seven.merge(with: Just(8))
    #expect(eight.line == "1 2 3 4 5 6 7 8 |")
    let all = [
      two.merge(with: Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)),
      three.merge(with: Just(4), Just(5), Just(6), Just(7), Just(8)),
      four.merge(with: Just(5), Just(6), Just(7), Just(8)),
      five.merge(with: Just(6), Just(7), Just(8)),
      six.merge(with: Just(7), Just(8)),
      seven.merge(with: Just(8)),
    ]
    for publisher in all {
      #expect(publisher == eight)
    }
    #expect(two.merge(with: Just(3), Just(4)) == four)
    #expect(two.merge(with: Just(3), Just(4), Just(5)) == five)
    #expect(two.merge(with: Just(3), Just(4), Just(5), Just(6)) == six)
    #expect(two.merge(with: Just(3), Just(4), Just(5), Just(6), Just(7)) == seven)
    #expect(three.merge(with: Just(4), Just(5)) == five)
    #expect(three.merge(with: Just(4), Just(5), Just(6)) == six)
    #expect(three.merge(with: Just(4), Just(5), Just(6), Just(7)) == seven)
    #expect(four.merge(with: Just(5), Just(6)) == six)
    #expect(four.merge(with: Just(5), Just(6), Just(7)) == seven)
    #expect(five.merge(with: Just(6), Just(7)) == seven)
    #expect(two != Publishers.Merge(Just(1), Just(3)))
  }

  @Test("any number of publishers of one type; without any it finishes at once")
  func many() {
    let many: Publishers.MergeMany<Just<Int>> = Just(1).merge(with: Just(2))
    #expect(many.merge(with: Just(3)).line == "1 2 3 |")
    #expect(many.merge(with: Just(3)) == Publishers.MergeMany([1, 2, 3].map { Just($0) }))
    #expect(many.publishers == [Just(1), Just(2)])
    #expect(Publishers.MergeMany(Just(1), Just(2)).line == "1 2 |")
    #expect(Publishers.MergeMany([Just<Int>]()).line == "|")
  }

  @Test("nothing is kept after the end: values, upstreams and the subscriber go")
  func release() {
    final class Value {}
    for way in 0..<3 {
      weak var value: Value?
      weak var subscriber: Marbles<Value, Oops>?
      let first = Feed<Value>()
      let second = Feed<Value>()
      func subscribe() {
        let new = Value()
        value = new
        let marbles = Marbles<Value, Oops>(demand: .none)
        subscriber = marbles
        first.merge(with: second).subscribe(marbles)
        first.send(new)
        switch way {
        case 0: marbles.cancel()
        case 1: second.fail()
        default:
          first.finish()
          second.finish()
          marbles.request(.max(1))
        }
      }
      subscribe()
      #expect(value == nil)
      #expect(subscriber == nil)
    }
  }
}
