import Foundation
import FoundationAdditions
import Testing

/// Methods that notifications and timers call, as the sources of an app have them once their selectors are replaced.
@MainActor @Suite("Observers and timers with selectors") struct SelectorTests {
  private final class Observer {
    var heard: [String] = []
    let center: NotificationCenter

    init(_ center: NotificationCenter) {
      self.center = center
      center.addObserver(self, selector: Self.changed, name: Self.name, object: nil)
    }

    static let name = Notification.Name("changed")
    static var changed: Selector {
      Selector("changed(_:)") { a, b in if let a = a as? Observer, let b = b as? Notification { a.changed(b) } }
    }

    func changed(_ notification: Notification) { heard.append("\(notification.userInfo?["number"] ?? "none")") }

    deinit { center.removeObserver(self) }
  }

  @Test("a method hears of notifications until the object takes that back, or ends")
  func notifications() {
    let center = NotificationCenter()
    var observer: Observer? = Observer(center)
    center.post(name: Observer.name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(observer?.heard == ["1"])
    center.addObserver(observer!, selector: Observer.changed, name: Observer.name, object: center)
    center.post(name: Observer.name, object: center)
    #expect(observer?.heard == ["1", "none", "none"])
    center.removeObserver(observer!, name: Observer.name, object: center)
    center.post(name: Observer.name, object: center)
    #expect(observer?.heard == ["1", "none", "none", "none"])
    center.removeObserver(observer!)
    center.post(name: Observer.name, object: nil)
    #expect(observer?.heard.count == 4)
    weak let ended = observer
    observer = nil
    #expect(ended == nil)
    center.post(name: Observer.name, object: nil)
  }

  @Test("tokens are taken back as before")
  func tokens() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Observer.name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Observer.name, object: nil)
    center.removeObserver(token)
    center.post(name: Observer.name, object: nil)
    #expect(count == 1)
  }

  @Test("a timer calls a method of its target, which it keeps")
  func timer() {
    let observer = Observer(NotificationCenter())
    let tick = Selector("tick") { a, b in (a as? Observer)?.heard.append(b is Timer ? "tick" : "wrong") }
    let timer = Timer(timeInterval: 1000, target: observer, selector: tick, userInfo: nil, repeats: true)
    timer.fire()
    #expect(observer.heard == ["tick"])
    timer.invalidate()
  }
}
