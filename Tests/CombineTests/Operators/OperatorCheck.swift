import Combine
import Testing

/// Runs an operator in five situations and compares what the subscriber gets, and what the upstream is asked for.
///
/// In the texts, numbers are values, `|` is the end, `X` the upstream's failure and `Y` a closure's, `(2)` a request for two values
/// and `(cancel)` that the upstream is cancelled. After each step some virtual time passes.
///
/// - Parameters:
///   - inputs: What the upstream sends.
///   - values: The inputs come and no end. The subscriber cancels after a while.
///   - finished: The inputs come, and the upstream finishes.
///   - failed: The inputs come, and the upstream fails. Nil if the operator may not meet a failure.
///   - limited: The subscriber asks for two values. The upstream sends from 1 to 6 as long as it is asked for more, and finishes.
///   - cancelled: The subscriber cancels after the first input.
func check<P: Publisher>(
  _ name: String, inputs: [Int] = [1, 2, 3], values: String, finished: String, failed: String?, limited: String,
  cancelled: String, sourceLocation: SourceLocation = #_sourceLocation, _ make: (Feed<Int>, VirtualTime) -> P
) {
  func run(demand: Subscribers.Demand, _ act: (Feed<Int>, Marbles<P.Output, P.Failure>, () -> Void) -> Void) -> [String] {
    let time = VirtualTime()
    let feed = Feed<Int>("upstream")
    let marbles = make(feed, time).marbles(feed.history, demand: demand)
    time.advance(by: 10)
    act(feed, marbles) { time.advance(by: 10) }
    time.advance(by: 100)
    if !marbles.isCompleted { marbles.cancel() }
    return feed.history.events
  }

  func text(_ events: [String], hidesRequests: Bool = true) -> String {
    events.compactMap { event -> String? in
      if event.hasPrefix("subscribed to") { return nil }
      if event == "upstream cancelled" { return "(cancel)" }
      guard event.hasPrefix("upstream asked ") else { return event }
      return hidesRequests ? nil : "(\(event.dropFirst("upstream asked ".count)))"
    }.joined(separator: " ")
  }

  func expect(_ situation: String, _ actual: String, _ expected: String) {
    #expect(actual == expected, "\(name), \(situation)", sourceLocation: sourceLocation)
  }

  func run(_ end: @escaping (Feed<Int>) -> Void) -> String {
    text(
      run(demand: .unlimited) { feed, _, pause in
        for input in inputs {
          feed.send(input)
          pause()
        }
        end(feed)
      })
  }

  expect("values", run { _ in }, values)
  expect("finished", run { $0.finish() }, finished)
  if let failed { expect("failed", run { $0.fail() }, failed) }
  expect(
    "limited",
    text(
      run(demand: .max(2)) { feed, _, pause in
        var next = 1
        while next <= 6, feed.demand > 0, !feed.isCancelled {
          feed.send(next)
          next += 1
          pause()
        }
        if !feed.isCancelled { feed.finish() }
      }, hidesRequests: false), limited)
  expect(
    "cancelled",
    text(
      run(demand: .unlimited) { feed, marbles, pause in
        feed.send(inputs[0])
        pause()
        marbles.cancel()
        if !feed.isCancelled { feed.finish() }
      }), cancelled)
}

/// A number, if it is small; else a closure's failure.
func small(_ number: Int) throws -> Int {
  if number > 2 { throw Oops.other }
  return number
}
