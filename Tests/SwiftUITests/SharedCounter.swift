import Observation
import Synchronization

/// An object that any thread may change.
@Observable final class SharedCounter: Sendable {
  private let numbers = Mutex((first: 0, second: 0))
  var first: Int {
    get {
      access(keyPath: \.first)
      return numbers.withLock { $0.first }
    }
    set { withMutation(keyPath: \.first) { numbers.withLock { $0.first = newValue } } }
  }
  var second: Int {
    get {
      access(keyPath: \.second)
      return numbers.withLock { $0.second }
    }
    set { withMutation(keyPath: \.second) { numbers.withLock { $0.second = newValue } } }
  }
}
