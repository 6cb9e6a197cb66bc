import Combine
import Foundation
import XCTest

/// The main run loop as a scheduler where it runs: XCTest waits in it.
final class MainRunLoopXCTests: XCTestCase {

  func testDeliveryWhileTheMainRunLoopRuns() {
    let arrived = expectation(description: "three values")
    var values: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.receive(on: RunLoop.main).sink {
      XCTAssertTrue(Thread.isMainThread)
      values.append($0)
      if values.count == 3 { arrived.fulfill() }
    }
    for value in 1...3 { subject.send(value) }
    XCTAssertEqual(values, [])
    wait(for: [arrived], timeout: 10)
    XCTAssertEqual(values, [1, 2, 3])
    subscription.cancel()
  }

  func testTimersWhileTheMainRunLoopRuns() {
    let arrived = expectation(description: "two dates and a debounced value")
    arrived.expectedFulfillmentCount = 3
    let subject = PassthroughSubject<Int, Never>()
    let debounced = subject.debounce(for: .milliseconds(1), scheduler: RunLoop.main).sink {
      XCTAssertEqual($0, 2)
      arrived.fulfill()
    }
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().prefix(2).sink { _ in arrived.fulfill() }
    subject.send(1)
    subject.send(2)
    wait(for: [arrived], timeout: 10)
    debounced.cancel()
    timer.cancel()
  }

  func testActionsThatWaitInTheRunLoopAndInTheMainQueueRunOnce() {
    let arrived = expectation(description: "all actions")
    // Used on the main thread only.
    nonisolated(unsafe) var values: [Int] = []
    // Inside the run loop: what is scheduled there waits in both places.
    RunLoop.main.perform {
      XCTAssertNotNil(RunLoop.main.currentMode)
      for value in 1...3 { RunLoop.main.schedule { values.append(value) } }
      RunLoop.main.perform { DispatchQueue.main.async { RunLoop.main.perform { arrived.fulfill() } } }
    }
    wait(for: [arrived], timeout: 10)
    XCTAssertEqual(values, [1, 2, 3])
  }

  /// A function on the main actor runs in the main queue, which serves nothing else meanwhile. The run loop inside it does.
  @MainActor func testDeliveryInARunLoopInsideAnActionOfTheMainQueue() async {
    func runUntilDelivered() -> [Int] {
      var values: [Int] = []
      for value in 1...2 { RunLoop.main.schedule { values.append(value) } }
      let timer = Timer.publish(every: 0.001, on: .main, in: .default).autoconnect().prefix(2).sink { _ in values.append(3) }
      let limit = Date(timeIntervalSinceNow: 10)
      while values.count < 4, Date() < limit {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      timer.cancel()
      return values
    }
    XCTAssertEqual(runUntilDelivered(), [1, 2, 3, 3])
  }
}
