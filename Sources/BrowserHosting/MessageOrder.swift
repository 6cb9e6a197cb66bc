import Dispatch
import SwiftUICore

/// In which order the messages of pages are worked off.
///
/// Those of a page that sends what people do are heard at once. Of a page that sends more, or whose messages take long, they wait: such
/// pages are heard in turn. While any other page is in use, they have a part of the time together, however many there are.
@MainActor
final class MessageOrder {
  /// Somebody who sends messages.
  @MainActor
  final class Sender {
    fileprivate var allowance: Allowance
    fileprivate(set) var waiting: [() -> Void] = []
    /// Those before it have been heard.
    fileprivate var next = 0

    init(_ limits: ServerLimits) {
      allowance = Allowance(burst: limits.eventBurst, perSecond: limits.eventsPerSecond)
    }

    /// Whether it is as one that has never sent anything.
    var isNew: Bool {
      waiting.isEmpty && allowance.isWhole
    }
  }

  /// Hears which window's code runs from now on; nil where none does.
  var onRun: ((SceneAddress?) -> Void)?

  /// Does something of a window's.
  func run<Failure: Error>(of address: SceneAddress, _ action: () throws(Failure) -> Void) throws(Failure) {
    guard let onRun else { return try action() }
    onRun(address)
    defer { onRun(nil) }
    try action()
  }

  /// What windows have to do for others. Messages are heard in between.
  let turns = TurnQueue()

  /// So much longer than a message took that was late, it is quiet before the next of its kind.
  private static let quiet = 3.0
  /// How long a page is in use after its last message, in nanoseconds.
  private static let useTime: UInt64 = 1_000_000_000

  /// Those with messages that wait, in turn.
  private var senders: [Sender] = []
  private var isScheduled = false
  /// When what is late may be heard again.
  private(set) var quietUntil = DispatchTime.now()
  /// When somebody was heard at once, in nanoseconds of uptime.
  private var heardAtOnce: UInt64 = 0

  /// Hears a message now, or once it is the sender's turn. Messages of one sender keep their order.
  ///
  /// - Returns: False if it has to wait.
  @discardableResult
  func hear(from sender: Sender, _ message: @escaping () -> Void) -> Bool {
    guard sender.waiting.isEmpty, sender.allowance.isThere() else {
      sender.waiting.append(message)
      if sender.waiting.count == 1 { senders.append(sender) }
      schedule()
      return false
    }
    run(message, of: sender)
    heardAtOnce = DispatchTime.now().uptimeNanoseconds
    return true
  }

  /// Hears what cannot wait. It counts all the same: what else comes from there waits longer.
  func hear(atOnceFrom sender: Sender, _ message: () -> Void) {
    let time = run(message, of: sender)
    if !sender.allowance.isThere() { beQuiet(after: time) }
  }

  /// Returns how long it took, in nanoseconds.
  @discardableResult
  private func run(_ message: () -> Void, of sender: Sender) -> UInt64 {
    let start = DispatchTime.now().uptimeNanoseconds
    message()
    let time = DispatchTime.now().uptimeNanoseconds - start
    // Each millisecond counts like a message.
    sender.allowance.spend(max(1, Double(time) / 1e6))
    return time
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    let hearNext: @Sendable () -> Void = { MainActor.assumeIsolated { self.hearNext() } }
    let now = DispatchTime.now()
    if quietUntil <= now {
      DispatchQueue.main.async(execute: hearNext)
    } else {
      DispatchQueue.main.asyncAfter(deadline: quietUntil, execute: hearNext)
    }
  }

  private func hearNext() {
    isScheduled = false
    guard !senders.isEmpty else { return }
    let sender = senders.removeFirst()
    let message = sender.waiting[sender.next]
    sender.waiting[sender.next] = {}
    sender.next += 1
    if sender.next == sender.waiting.count {
      sender.waiting = []
      sender.next = 0
    } else {
      if sender.next > 64, sender.next * 2 > sender.waiting.count {
        sender.waiting.removeFirst(sender.next)
        sender.next = 0
      }
      senders.append(sender)
    }
    beQuiet(after: run(message, of: sender))
    if !senders.isEmpty { schedule() }
  }

  /// While others are in use, nothing that is late is heard for a while.
  private func beQuiet(after nanoseconds: UInt64) {
    let now = DispatchTime.now()
    guard now.uptimeNanoseconds - heardAtOnce < Self.useTime else { return }
    let time = DispatchTimeInterval.nanoseconds(Int(Double(nanoseconds) * Self.quiet))
    // What was heard at once adds up to a second at most: whoever waits must not pay for hundreds of others that joined.
    quietUntil = max(now + time, min(max(quietUntil, now) + time, now + .nanoseconds(Int(Self.useTime))))
  }
}
