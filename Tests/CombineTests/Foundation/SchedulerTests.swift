import Foundation
import Synchronization
import Testing

@testable import Combine

/// Schedulers of the system, in a process whose main run loop is never run, as it is under Swift Testing.
@Suite("Schedulers") struct SchedulerTests {

  /// Waits for what a scheduler brings.
  final class Arrivals: @unchecked Sendable {
    // Sendable: read and written under the condition's lock only.
    private let condition = NSCondition()
    private var values: [Int] = []
    private var waiters: [(count: Int, continuation: CheckedContinuation<[Int], Never>)] = []

    func add(_ value: Int) {
      condition.lock()
      values.append(value)
      let all = values
      let ready = waiters.filter { $0.count <= all.count }
      waiters.removeAll { $0.count <= all.count }
      condition.unlock()
      for waiter in ready { waiter.continuation.resume(returning: all) }
    }

    func first(_ count: Int) async -> [Int] {
      await withCheckedContinuation { continuation in
        condition.lock()
        let all = values
        if all.count < count { waiters.append((count, continuation)) }
        condition.unlock()
        if all.count >= count { continuation.resume(returning: all) }
      }
    }
  }

  /// All ways to schedule, on any scheduler.
  func deliver<S: Scheduler>(on scheduler: S) async {
    let arrivals = Arrivals()
    scheduler.schedule { arrivals.add(1) }
    #expect(await arrivals.first(1) == [1])
    scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1))) { arrivals.add(2) }
    #expect(await arrivals.first(2) == [1, 2])
    let repetition = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) { arrivals.add(3) }
    #expect(await arrivals.first(5).prefix(5) == [1, 2, 3, 3, 3])
    repetition.cancel()
    #expect(scheduler.now <= scheduler.now)
    #expect(scheduler.minimumTolerance == .seconds(0))
  }

  @Test("each delivers: at once, at a time, and again and again", .timeLimit(.minutes(5)))
  func delivery() async {
    await deliver(on: RunLoop.main)
    await deliver(on: OperationQueue.main)
    await deliver(on: OperationQueue())
    await deliver(on: DispatchQueue.main)
    await deliver(on: DispatchQueue(label: "delivery"))
  }

  /// Each operator that takes a scheduler, on any scheduler.
  func operate<S: Scheduler>(on scheduler: S) async {
    let arrivals = Arrivals()
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions: Set<AnyCancellable> = []
    subject.receive(on: scheduler).sink { arrivals.add($0) }.store(in: &subscriptions)
    subject.send(1)
    _ = await arrivals.first(1)
    subscriptions = []
    subject.delay(for: .milliseconds(1), scheduler: scheduler).sink { arrivals.add($0) }.store(in: &subscriptions)
    subject.send(2)
    _ = await arrivals.first(2)
    subscriptions = []
    subject.debounce(for: .milliseconds(1), scheduler: scheduler).sink { arrivals.add($0) }.store(in: &subscriptions)
    subject.send(3)
    _ = await arrivals.first(3)
    subscriptions = []
    subject.throttle(for: .milliseconds(1), scheduler: scheduler, latest: true).sink { arrivals.add($0) }
      .store(in: &subscriptions)
    subject.send(4)
    _ = await arrivals.first(4)
    subscriptions = []
    subject.collect(.byTime(scheduler, .milliseconds(1))).sink { arrivals.add($0[0]) }.store(in: &subscriptions)
    subject.send(5)
    _ = await arrivals.first(5)
    subscriptions = []
    subject.timeout(.milliseconds(1), scheduler: scheduler).sink { _ in
      arrivals.add(6)
    } receiveValue: { _ in
    }
    .store(in: &subscriptions)
    _ = await arrivals.first(6)
    subscriptions = []
    Just(7).subscribe(on: scheduler).sink { arrivals.add($0) }.store(in: &subscriptions)
    #expect(await arrivals.first(7) == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("operators deliver on each of them", .timeLimit(.minutes(5)))
  func operators() async {
    await operate(on: RunLoop.main)
    await operate(on: OperationQueue.main)
    await operate(on: DispatchQueue.main)
    await operate(on: DispatchQueue(label: "operators"))
  }

  @Test("what the main run loop delivers comes on the main actor, in its order", .timeLimit(.minutes(5)))
  @MainActor func mainActor() async {
    let arrivals = Arrivals()
    for number in 0..<100 {
      RunLoop.main.schedule {
        MainActor.assertIsolated()
        arrivals.add(number)
      }
    }
    #expect(await arrivals.first(100) == Array(0..<100))
  }

  @Test("what is cancelled before it is due does not run", .timeLimit(.minutes(5)))
  @MainActor func cancellation() async {
    let arrivals = Arrivals()
    let repetition = RunLoop.main.schedule(after: RunLoop.main.now, interval: .milliseconds(1)) { arrivals.add(1) }
    // It cannot run before this function waits.
    repetition.cancel()
    let other = OperationQueue.main.schedule(after: OperationQueue.main.now, interval: 0) { arrivals.add(2) }
    other.cancel()
    RunLoop.main.schedule(after: .init(Date(timeIntervalSinceNow: 0.01))) { arrivals.add(3) }
    #expect(await arrivals.first(1) == [3])
  }

  @Test("dates and intervals that make no sense mean: now, and as often as possible", .timeLimit(.minutes(5)))
  func senselessTimes() async {
    let arrivals = Arrivals()
    RunLoop.main.schedule(after: .init(.distantPast)) { arrivals.add(1) }
    _ = await arrivals.first(1)
    RunLoop.main.schedule(after: .init(Date(timeIntervalSinceReferenceDate: .nan))) { arrivals.add(2) }
    _ = await arrivals.first(2)
    RunLoop.main.schedule(after: .init(.distantFuture)) { arrivals.add(99) }
    for interval in [-1, 0, TimeInterval.nan] {
      let repetition = RunLoop.main.schedule(
        after: .init(.distantPast), interval: .init(interval), tolerance: .init(interval)
      ) { arrivals.add(3) }
      _ = await arrivals.first(4)
      repetition.cancel()
    }
    #expect(await arrivals.first(4).prefix(4) == [1, 2, 3, 3])
  }

  @Test("a repetition that is due while the one before still waits is left out", .timeLimit(.minutes(5)))
  func repetitionsLeftOut() async {
    let runs = Counter()
    let work = ScheduledWork(repeats: true) { runs.increment() }
    let enqueued = AsyncStream.makeStream(of: Void.self)
    let count = Counter()
    let now = RunLoop.main.now
    work.repeat(after: now, every: .milliseconds(1), tolerance: 0) { _ in
      count.increment()
      enqueued.continuation.yield()
    }
    var arrivals = enqueued.stream.makeAsyncIterator()
    await arrivals.next()
    // Many periods pass, and nobody runs the work.
    await withCheckedContinuation { continuation in ScheduledWork.wait(0.02) { continuation.resume() } }
    #expect(count.value == 1)
    work.run()
    work.run()
    #expect(runs.value == 1)
    await arrivals.next()
    #expect(count.value >= 2)
    work.cancel()
    work.run()
    #expect(runs.value == 1)
  }

  @Test("an operation queue holds what is scheduled on it from the beginning", .timeLimit(.minutes(5)))
  func operations() {
    let queue = OperationQueue()
    let values = Mutex<[Int]>([])
    queue.isSuspended = true
    queue.schedule { values.withLock { $0.append(1) } }
    queue.schedule(after: queue.now.advanced(by: .milliseconds(5))) { values.withLock { $0.append(2) } }
    let repetition = queue.schedule(after: queue.now, interval: .seconds(1000)) { values.withLock { $0.append(3) } }
    #expect(queue.operationCount == 3)
    repetition.cancel()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(values.withLock { $0 } == [1, 2])
    // One after the other, in their order, as they become ready.
    queue.maxConcurrentOperationCount = 1
    queue.schedule(after: .init(.distantFuture)) { values.withLock { $0.append(4) } }
    let hasRun = DispatchSemaphore(value: 0)
    queue.schedule { hasRun.signal() }
    hasRun.wait()
    queue.cancelAllOperations()
    queue.waitUntilAllOperationsAreFinished()
    #expect(values.withLock { $0 } == [1, 2])
  }

  @Test("a run loop of another thread runs what is scheduled on it, also while it sleeps")
  func otherRunLoop() {
    let arrived = DispatchSemaphore(value: 0)
    let isReady = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var runLoop: RunLoop?
    nonisolated(unsafe) var loopThread: Thread?
    Thread.detachNewThread {
      runLoop = .current
      loopThread = .current
      isReady.signal()
      // It sleeps until something wakes it, and goes on doing so after this test.
      RunLoop.current.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
      while true { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
    }
    isReady.wait()
    func hasArrived() -> Bool { arrived.wait(timeout: .now() + 20) == .success }
    for time in [nil, RunLoop.SchedulerTimeType(Date(timeIntervalSinceNow: 0.02))] {
      nonisolated(unsafe) var isRightThread = false
      let action = {
        isRightThread = Thread.current === loopThread
        _ = arrived.signal()
      }
      if let time { runLoop!.schedule(after: time, action) } else { runLoop!.schedule(action) }
      #expect(hasArrived())
      #expect(isRightThread)
    }
    let repetition = runLoop!.schedule(after: runLoop!.now, interval: 0.001) { arrived.signal() }
    for _ in 0..<3 { #expect(hasArrived()) }
    repetition.cancel()
  }

  @Test("times and intervals of run loops and operation queues")
  func times() throws {
    let time = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 10))
    #expect(time.advanced(by: .seconds(2)).date == Date(timeIntervalSinceReferenceDate: 12))
    #expect(time.distance(to: time.advanced(by: -1.5)).timeInterval == -1.5)
    #expect(time < time.advanced(by: .nanoseconds(1000)))
    typealias Stride = OperationQueue.SchedulerTimeType.Stride
    let strides: [Stride] = [.seconds(1), .seconds(1.0), .milliseconds(1000), .microseconds(1_000_000), 1, 1.0]
    #expect(strides.allSatisfy { $0 == Stride(1) })
    #expect(Stride.nanoseconds(5).magnitude == 5e-9)
    #expect(Stride(exactly: UInt64.max) == nil)
    #expect(Stride(exactly: 3) == 3)
    var stride: Stride = 2
    stride += 3
    stride -= 1
    stride *= 2
    #expect(stride == 8 && stride + 1 > stride - 1 && stride * 2 == 16)
    let coded = try JSONDecoder().decode(
      RunLoop.SchedulerTimeType.self, from: JSONEncoder().encode(time))
    #expect(coded == time)
    let codedStride = try JSONDecoder().decode([Stride].self, from: JSONEncoder().encode([stride]))
    #expect(codedStride == [8])
  }
}
