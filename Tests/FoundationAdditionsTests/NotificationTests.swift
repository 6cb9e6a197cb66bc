import Foundation
import FoundationAdditions
import Testing
import Waiting

extension Notification.Name {
  fileprivate static let bird = Notification.Name("bird")
}

/// Notifications as a sequence.
@Suite("Notifications as a sequence")
struct NotificationTests {
  private final class Sender {}

  @Test("those of the name and the sender come, in their order, also those that came before they were asked for")
  func order() async {
    let center = NotificationCenter()
    let sender = Sender()
    var all = center.notifications(named: .bird).makeAsyncIterator()
    var own = center.notifications(named: .bird, object: sender).makeAsyncIterator()
    for number in 0..<300 {
      center.post(name: .bird, object: number.isMultiple(of: 2) ? sender : Sender(), userInfo: ["n": number])
    }
    center.post(name: .bird, object: nil, userInfo: ["n": -1])
    center.post(name: Notification.Name("other"), object: sender)
    for number in 0..<300 { #expect(await all.next()?.userInfo?["n"] as? Int == number) }
    #expect(await all.next()?.userInfo?["n"] as? Int == -1)
    for number in 0..<150 { #expect(await own.next()?.userInfo?["n"] as? Int == number * 2) }
  }

  @Test("a loop on the main actor hears of what is posted, and ends when its task is cancelled")
  @MainActor func loop() async throws {
    let center = NotificationCenter()
    var heard = 0
    let task = Task { @MainActor in
      for await flag in center.notifications(named: .bird).map({ $0.object == nil }) where flag { heard += 1 }
      return heard
    }
    // Posted until it listens.
    try await wait(for: "it listens") {
      center.post(name: .bird, object: nil)
      return heard > 0
    }
    task.cancel()
    #expect(await task.value > 0)
  }

  @Test("neither the sequence nor an iteration keeps the sender, and the center forgets an iteration that is gone")
  func ends() async {
    let center = NotificationCenter()
    var sender: Sender? = Sender()
    weak let gone = sender
    let sequence = center.notifications(named: .bird, object: sender)
    var iterator: NotificationCenter.Notifications.Iterator? = sequence.makeAsyncIterator()
    sender = nil
    #expect(gone == nil)
    #expect(iterator != nil)
    final class Watched {}
    var watched: Watched? = Watched()
    weak let left = watched
    var other: NotificationCenter.Notifications.Iterator? = center.notifications(named: .bird).makeAsyncIterator()
    center.post(name: .bird, object: nil, userInfo: ["w": watched as Any])
    watched = nil
    #expect(left != nil && other != nil)
    other = nil
    #expect(left == nil)
    iterator = nil
  }
}
