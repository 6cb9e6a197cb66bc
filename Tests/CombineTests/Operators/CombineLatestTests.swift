import Combine
import Testing

@Suite("combineLatest") struct CombineLatestTests {
  let history = History()
  let a: Feed<Int>
  let b: Feed<String>

  init() {
    a = Feed("a", history)
    b = Feed("b", history)
  }

  @Test("the first pair comes when both have sent a value, then one for each value")
  func values() {
    let marbles = a.combineLatest(b).marbles(history)
    #expect(history.take() == ["subscribed to CombineLatest", "a asked ∞", "b asked ∞"])
    a.send(1, 2)
    #expect(history.take() == [])
    b.send("x", "y")
    a.send(3)
    #expect(history.take() == [#"(2, "x")"#, #"(2, "y")"#, #"(3, "y")"#])
    marbles.cancel()
  }

  @Test("it finishes when both have finished, also if one never sent anything")
  func completion() {
    let marbles = a.combineLatest(b).marbles(history)
    a.finish()
    b.send("x")
    _ = history.take()
    b.finish()
    #expect(history.take() == ["|"])
    // What should not come any more is ignored.
    a.finish()
    b.finish()
    a.fail()
    a.send(1)
    marbles.request(.max(1))
    marbles.cancel()
    #expect(history.take() == [])
  }

  @Test("a second completion of one upstream does not stand for the other's")
  func completionTwice() {
    let marbles = a.combineLatest(b).marbles(history)
    _ = history.take()
    a.send(1)
    a.finish()
    a.finish()
    a.fail()
    a.send(2)
    #expect(history.take() == [])
    b.send("x")
    b.finish()
    #expect(history.take() == [#"(1, "x")"#, "|"])
    marbles.cancel()
  }

  @Test("a failure of one cancels the other and comes at once")
  func failure() {
    let marbles = a.combineLatest(b).marbles(history)
    _ = history.take()
    a.send(1)
    b.fail()
    #expect(history.take() == ["a cancelled", "X"])
    a.send(2)
    a.fail(.other)
    a.finish()
    #expect(history.take() == [])
    marbles.cancel()
    #expect(history.take() == [])
  }

  @Test("each upstream is asked for what the subscriber asks for, and a value that nobody wants is part of the next pair")
  func demand() {
    let marbles = a.combineLatest(b).marbles(history, demand: .none)
    marbles.request(.none)
    #expect(history.take() == ["subscribed to CombineLatest"])
    marbles.request(.max(1))
    #expect(history.take() == ["a asked 1", "b asked 1"])
    a.send(1)
    b.send("x")
    #expect(history.take() == [#"(1, "x")"#])
    b.send("y")
    #expect(history.take() == [])
    marbles.request(.max(2))
    #expect(history.take() == ["a asked 2", "b asked 2"])
    a.send(2, 3, 4)
    #expect(history.take() == [#"(2, "y")"#, #"(3, "y")"#])
    marbles.cancel()
  }

  @Test("what a subscriber asks for as it receives a pair is asked of each upstream")
  func demandFromReceive() {
    let marbles = a.combineLatest(b).marbles(history, demand: .max(1))
    marbles.onValue = { $0.0 < 3 ? .max(1) : .none }
    _ = history.take()
    a.send(1)
    b.send("x")
    #expect(history.take() == [#"(1, "x")"#, "a asked 1", "b asked 1"])
    a.send(3)
    #expect(history.take() == [#"(3, "x")"#])
    b.send("y")
    #expect(history.take() == [])
    marbles.cancel()
  }

  @Test("an upstream that comes late is asked for all that was requested before")
  func lateUpstream() {
    b.onSubscribe = { _ in }
    let marbles = a.combineLatest(b).marbles(history, demand: .max(2))
    marbles.request(.max(3))
    _ = history.take()
    b.send("dropped, for nobody asked")
    b.sendSubscription()
    #expect(history.take() == ["b asked 5"])
    a.send(1)
    b.send("x")
    #expect(history.take() == [#"(1, "x")"#])
    marbles.cancel()
  }

  @Test("cancelling cancels each upstream, once, and nothing comes after it")
  func cancellation() {
    let marbles = a.combineLatest(b).marbles(history)
    a.send(1)
    b.send("x")
    _ = history.take()
    marbles.cancel()
    marbles.cancel()
    #expect(history.take() == ["a cancelled", "b cancelled"])
    a.send(2)
    b.finish()
    a.fail()
    marbles.request(.unlimited)
    #expect(history.take() == [])
  }

  @Test("a subscriber may cancel while it gets its subscription or a pair")
  func cancellationInside() {
    let early = Marbles<(Int, String), Oops>(history)
    early.onSubscription = { $0.cancel() }
    a.combineLatest(b).subscribe(early)
    early.request(.unlimited)
    #expect(history.take() == ["subscribed to CombineLatest", "a cancelled", "b cancelled"])

    let late = Marbles<(Int, String), Oops>(history, demand: .unlimited)
    late.onValue = { _ in
      late.cancel()
      return .max(1)
    }
    a.combineLatest(b).subscribe(late)
    _ = history.take()
    a.send(1)
    b.send("x", "y")
    #expect(history.take() == [#"(1, "x")"#, "a cancelled", "b cancelled"])
  }

  @Test("a second subscription of an upstream, and one that comes after the end, is cancelled")
  func unwantedSubscriptions() {
    let marbles = a.combineLatest(b).marbles(history)
    _ = history.take()
    a.sendSubscription()
    #expect(history.take() == ["a cancelled"])
    marbles.cancel()
    _ = history.take()
    b.sendSubscription()
    #expect(history.take() == ["b cancelled"])
  }

  @Test("an upstream may fail or finish before the subscriber has its subscription: the end comes after it")
  func endBeforeSubscription() {
    #expect(Fail<Int, Oops>(error: .oops).combineLatest(a).marbles(history).history === history)
    #expect(history.take() == ["a cancelled", "subscribed to CombineLatest", "X"])
    #expect(Empty<Int, Never>().combineLatest(Empty<Int, Never>()).marbles(history).history === history)
    #expect(history.take() == ["subscribed to CombineLatest", "|"])
    #expect(Just(1).combineLatest(Just("x")).line == #"(1, "x") |"#)
    #expect([1, 2].publisher.combineLatest([3, 4].publisher).line == "(2, 3) (2, 4) |")
  }

  @Test("optional values are values: nil does not count as missing")
  func optionals() {
    #expect(Just(Int?.none).combineLatest(Just(Int?.some(1))).line == "(nil, Optional(1)) |")
  }

  @Test("what a subscriber sends to an upstream as it receives a pair is part of the next pair")
  func reentrance() {
    let number = CurrentValueSubject<Int, Never>(1)
    let name = CurrentValueSubject<String, Never>("x")
    let marbles = Marbles<(Int, String), Never>(history, demand: .unlimited)
    marbles.onValue = { pair in
      number.send(pair.0 + 1)
      return .none
    }
    number.combineLatest(name).subscribe(marbles)
    _ = history.take()
    name.send("y")
    #expect(history.take() == [#"(2, "y")"#])
    #expect(number.value == 3)
    marbles.cancel()
  }

  @Test("a subscriber may end an upstream as it receives a pair")
  func endInside() {
    let marbles = Marbles<(Int, String), Oops>(history, demand: .unlimited)
    marbles.onValue = { [b] _ in
      b.fail()
      return .none
    }
    a.combineLatest(b).subscribe(marbles)
    a.send(1)
    _ = history.take()
    b.send("x", "y")
    #expect(history.take() == [#"(1, "x")"#, "a cancelled", "X"])
  }

  @Test("three and four publishers, and closures that make one value of all")
  func more() {
    let two = Just(2)
    #expect(Just(1).combineLatest(two) { $0 + $1 }.line == "3 |")
    #expect(Just(1).combineLatest(two, Just(3)).line == "(1, 2, 3) |")
    #expect(Just(1).combineLatest(two, Just(3)) { $0 + $1 + $2 }.line == "6 |")
    #expect(Just(1).combineLatest(two, Just(3), Just(4)).line == "(1, 2, 3, 4) |")
    #expect(Just(1).combineLatest(two, Just(3), Just(4)) { $0 + $1 + $2 + $3 }.line == "10 |")
    let three = Publishers.CombineLatest3(a, b, Just(3).setFailureType(to: Oops.self)).marbles(history)
    _ = history.take()
    b.send("x")
    a.send(1, 2)
    #expect(history.take() == [#"(1, "x", 3)"#, #"(2, "x", 3)"#])
    b.fail()
    #expect(history.take() == ["a cancelled", "X"])
    three.cancel()
  }

  @Test("publishers of equal publishers are equal")
  func equality() {
    #expect(Publishers.CombineLatest(Just(1), Just("a")) == Just(1).combineLatest(Just("a")))
    #expect(Publishers.CombineLatest(Just(1), Just("a")) != Just(1).combineLatest(Just("b")))
    #expect(Publishers.CombineLatest3(Just(1), Just(2), Just(3)) != Just(1).combineLatest(Just(2), Just(4)))
    #expect(Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)) == Just(1).combineLatest(Just(2), Just(3), Just(4)))
    #expect(Publishers.Zip(Just(1), Just(2)) == Just(1).zip(Just(2)))
    #expect(Publishers.Zip3(Just(1), Just(2), Just(3)) != Just(1).zip(Just(2), Just(4)))
    #expect(Publishers.Zip4(Just(1), Just(2), Just(3), Just(4)) == Just(1).zip(Just(2), Just(3), Just(4)))
  }

  @Test("nothing is kept after the end: values, upstreams and the subscriber go")
  func release() {
    final class Value {}
    for way in 0..<3 {
      weak var value: Value?
      weak var subscriber: Marbles<(Value, Value), Oops>?
      let first = Feed<Value>()
      let second = Feed<Value>()
      func subscribe() {
        let new = Value()
        value = new
        let marbles = Marbles<(Value, Value), Oops>(demand: .unlimited)
        subscriber = marbles
        first.combineLatest(second).subscribe(marbles)
        first.send(new)
        switch way {
        case 0: marbles.cancel()
        case 1: first.fail()
        default:
          first.finish()
          second.finish()
        }
      }
      subscribe()
      #expect(value == nil)
      #expect(subscriber == nil)
    }
  }
}
