import Foundation
import OpenCombine
import Synchronization

extension Timer {

  /// Returns a publisher of the date, again and again, once it is connected.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// - Parameters:
  ///   - interval: The number of seconds from one date to the next. Nothing or less counts as a tenth of a millisecond.
  ///   - tolerance: By how many seconds a date may be late for the sake of others.
  ///   - runLoop: The run loop on which subscribers get the dates. The main one delivers also where it is never run.
  ///   - mode: The mode of the run loop in which they get them.
  ///   - options: There are none.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date, again and again, from when it is connected until the connection is cancelled.
  ///
  /// Subscribers get a date if they want one at that time: dates do not wait. It never completes.
  public final class TimerPublisher: ConnectablePublisher {

    /// Values are dates.
    public typealias Output = Date

    /// This publisher never fails.
    public typealias Failure = Never

    /// The number of seconds from one date to the next.
    public let interval: TimeInterval

    /// By how many seconds a date may be late.
    public let tolerance: TimeInterval?

    /// The run loop on which subscribers get the dates.
    public let runLoop: RunLoop

    /// The mode of the run loop in which they get them.
    public let mode: RunLoop.Mode

    /// There are no options.
    public let options: RunLoop.SchedulerOptions?

    private let lock = Mutex<Void>(())
    private var subscriptions: [DateSubscription] = []

    /// Creates a publisher. ``Foundation/Timer/publish(every:tolerance:on:in:options:)`` tells of the parameters.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
      self.options = options
    }

    /// Attaches a subscriber. It gets dates while the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let subscription = DateSubscription(subscriber, of: self)
      lock._unsafeLock()
      subscriptions.append(subscription)
      lock._unsafeUnlock()
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer. Cancelling the result stops it, and its subscribers get no more dates.
    public func connect() -> any Cancellable {
      let work = runLoop.repeat(
        after: RunLoop.SchedulerTimeType(Date() + interval), every: .init(interval), tolerance: .init(tolerance ?? 0),
        in: mode
      ) { self.send(Date()) }
      return AnyCancellable {
        work.cancel()
        self.forget { _ in true }
      }
    }

    private func send(_ date: Date) {
      lock._unsafeLock()
      let receivers = subscriptions
      lock._unsafeUnlock()
      for receiver in receivers { receiver.offer(date) }
    }

    fileprivate func forget(where isForgotten: (DateSubscription) -> Bool) {
      lock._unsafeLock()
      let all = subscriptions
      subscriptions.removeAll(where: isForgotten)
      lock._unsafeUnlock()
      // Released without the lock: what subscribers refer to may do anything at its end.
      withExtendedLifetime(all) {}
    }
  }
}

/// One subscription to the dates of a timer.
private final class DateSubscription: Subscription {
  private let lock = Mutex<Void>(())
  private var downstream: (any Subscriber<Date, Never>)?
  private weak var publisher: Timer.TimerPublisher?
  private var demand = Subscribers.Demand.none

  init(_ downstream: any Subscriber<Date, Never>, of publisher: Timer.TimerPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  func offer(_ date: Date) {
    lock._unsafeLock()
    guard let downstream, demand > 0 else {
      lock._unsafeUnlock()
      return
    }
    demand -= 1
    lock._unsafeUnlock()
    let more = downstream.receive(date)
    request(more)
  }

  func request(_ amount: Subscribers.Demand) {
    lock._unsafeLock()
    demand += amount
    lock._unsafeUnlock()
  }

  func cancel() {
    lock._unsafeLock()
    let ended = downstream
    downstream = nil
    lock._unsafeUnlock()
    publisher?.forget { $0 === self }
    withExtendedLifetime(ended) {}
  }
}
