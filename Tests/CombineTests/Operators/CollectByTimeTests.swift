import Combine
import Testing

@Suite("collect by time") struct CollectByTimeTests {
  let history = History()
  let time = VirtualTime()
  let upstream: Feed<Int>

  init() { upstream = Feed("upstream", history) }

  @Test("each period's values come as one group, on the scheduler; a period without values sends nothing")
  func values() {
    let marbles = upstream.collect(.byTime(time, .seconds(2))).marbles(history)
    #expect(history.take() == ["subscribed to CollectByTime", "upstream asked ∞"])
    upstream.send(1, 2)
    time.advance(by: 1999)
    #expect(history.take() == [])
    time.advance(by: 1)
    #expect(history.take() == ["[1, 2]"])
    time.advance(by: 4000)
    upstream.send(3)
    time.advance(by: 2000)
    #expect(history.take() == ["[3]"])
    marbles.cancel()
  }

  @Test("a full group comes before its period ends")
  func count() {
    let marbles = upstream.collect(.byTimeOrCount(time, .seconds(2), 2)).marbles(history)
    _ = history.take()
    upstream.send(1, 2, 3)
    #expect(history.take() == [])
    time.advance()
    #expect(history.take() == ["[1, 2]"])
    time.advance(by: 2000)
    #expect(history.take() == ["[3]"])
    marbles.cancel()
  }

  @Test("a number below one counts as one", arguments: [0, -5, Int.min])
  func senselessCount(count: Int) {
    let marbles = upstream.collect(.byTimeOrCount(time, .seconds(2), count)).marbles(history)
    _ = history.take()
    upstream.send(1, 2)
    time.advance()
    #expect(history.take() == ["[1]", "[2]"])
    marbles.cancel()
  }

  @Test("what is left when the upstream finishes is the last group, and the end comes on the scheduler after it")
  func completion() {
    let marbles = upstream.collect(.byTimeOrCount(time, .seconds(2), 2)).marbles(history)
    upstream.send(1, 2, 3)
    _ = history.take()
    upstream.finish()
    upstream.finish()
    upstream.fail()
    upstream.send(4)
    #expect(history.take() == [])
    time.advance()
    #expect(history.take() == ["[1, 2]", "[3]", "|"])
    time.advance(by: 10_000)
    marbles.cancel()
    #expect(history.take() == [])
    #expect(time.waiting == 0)
  }

  @Test("a failure comes on the scheduler, and what was collected is dropped")
  func failure() {
    let marbles = upstream.collect(.byTime(time, .seconds(2))).marbles(history)
    upstream.send(1)
    _ = history.take()
    upstream.fail()
    #expect(history.take() == [])
    time.advance(by: 5000)
    #expect(history.take() == ["X"])
    #expect(time.waiting == 0)
    marbles.cancel()
  }

  @Test("a group takes one of the demand; without demand it goes on growing")
  func demand() {
    let marbles = upstream.collect(.byTime(time, .seconds(1))).marbles(history, demand: .max(1))
    #expect(history.take() == ["subscribed to CollectByTime", "upstream asked ∞"])
    upstream.send(1)
    time.advance(by: 1000)
    #expect(history.take() == ["[1]"])
    upstream.send(2)
    time.advance(by: 1000)
    upstream.send(3)
    time.advance(by: 1000)
    #expect(history.take() == [])
    marbles.request(.none)
    marbles.request(.max(1))
    time.advance(by: 1000)
    #expect(history.take() == ["[2, 3]"])
    marbles.cancel()
  }

  @Test("with a number the upstream is asked for what the groups can hold, and full groups wait for demand")
  func demandByCount() {
    let marbles = upstream.collect(.byTimeOrCount(time, .seconds(1), 3)).marbles(history, demand: .max(2))
    marbles.onValue = { $0 == [5] ? .max(1) : .none }
    #expect(history.take() == ["subscribed to CollectByTime", "upstream asked 6"])
    upstream.send(1, 2, 3, 4, 4, 4, 0, 0, 0, 0)
    upstream.finish()
    time.advance()
    #expect(history.take() == ["[1, 2, 3]", "[4, 4, 4]"])
    marbles.request(.max(1))
    time.advance()
    #expect(history.take() == ["[0, 0, 0]"])
    marbles.request(.unlimited)
    time.advance()
    #expect(history.take() == ["[0]", "|"])
  }

  @Test("more demand than can be counted is unlimited demand")
  func hugeDemand() {
    let marbles = upstream.collect(.byTimeOrCount(time, .seconds(1), 3)).marbles(history, demand: .max(.max))
    #expect(history.take() == ["subscribed to CollectByTime", "upstream asked ∞"])
    marbles.request(.max(1))
    #expect(history.take() == [])
    marbles.cancel()
  }

  @Test("cancelling cancels the upstream and the periods, and nothing comes after it")
  func cancellation() {
    let marbles = upstream.collect(.byTimeOrCount(time, .seconds(1), 2)).marbles(history)
    upstream.send(1, 2, 3)
    _ = history.take()
    marbles.cancel()
    marbles.cancel()
    #expect(history.take() == ["upstream cancelled"])
    upstream.send(4, 5)
    upstream.finish()
    marbles.request(.unlimited)
    time.advance(by: 5000)
    #expect(history.take() == [])
    #expect(time.waiting == 0)
  }

  @Test("a subscriber may cancel while it gets its subscription or a group")
  func cancellationInside() {
    let early = Marbles<[Int], Oops>(history)
    early.onSubscription = { $0.cancel() }
    upstream.collect(.byTime(time, .seconds(1))).subscribe(early)
    #expect(history.take() == ["subscribed to CollectByTime", "upstream cancelled"])
    #expect(time.waiting == 0)
    let late = Marbles<[Int], Oops>(history, demand: .unlimited)
    late.onValue = { _ in
      late.cancel()
      return .max(1)
    }
    upstream.collect(.byTimeOrCount(time, .seconds(1), 1)).subscribe(late)
    _ = history.take()
    upstream.send(1, 2)
    time.advance(by: 1000)
    #expect(history.take() == ["[1]", "upstream cancelled"])
  }

  @Test("upstreams that end at once, and a second subscription, which is cancelled")
  func synchronous() {
    _ = [1, 2, 3].publisher.collect(.byTimeOrCount(time, .seconds(1), 2)).marbles(history)
    time.advance()
    #expect(history.take() == ["subscribed to CollectByTime", "[1, 2]", "[3]", "|"])
    let marbles = upstream.collect(.byTime(time, .seconds(1))).marbles(history)
    _ = history.take()
    upstream.sendSubscription()
    #expect(history.take() == ["upstream cancelled"])
    marbles.cancel()
  }

  @Test("an upstream may end while the periods begin: the end comes after the subscription, and no period goes on")
  func endAtTheBeginning() {
    time.onRepetition = { [upstream, time] in
      upstream.finish()
      time.advance()
    }
    let marbles = upstream.collect(.byTime(time, .seconds(1))).marbles(history, demand: .none)
    time.advance()
    #expect(history.take() == ["subscribed to CollectByTime", "|"])
    #expect(time.waiting == 0)
    marbles.cancel()
  }

  @Test("the scheduler is told the options")
  func options() {
    let options = VirtualTime.SchedulerOptions(name: "urgent")
    let publisher = upstream.collect(.byTimeOrCount(time, .seconds(1), 1), options: options)
    #expect(publisher.options == options)
    let marbles = publisher.marbles()
    upstream.send(1)
    #expect(time.options == [options, options])
    marbles.cancel()
  }
}
