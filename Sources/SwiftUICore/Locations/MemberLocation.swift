/// A part of the value at another location (behaviour 65).
final class MemberLocation<Root, Value>: DerivedLocation<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Location<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
    super.init(captured: root.captured?[keyPath: keyPath])
    // Whoever makes a binding to a property of an object depends on it, as in SwiftUI, and not on which object it is.
    if Root.self is AnyObject.Type, EvaluationScope.current != nil { _ = root.peek()?[keyPath: keyPath] }
  }

  override func read() -> Value { root.read()[keyPath: keyPath] }

  override func peek() -> Value? { root.peek()?[keyPath: keyPath] }

  override func known() -> Value? { root.known()?[keyPath: keyPath] }

  override func write(_ value: Value) {
    root.modify { [keyPath] whole in
      whole[keyPath: keyPath] = value
      return true
    }
  }

  override func modify(_ change: @escaping (inout Value) -> Bool) {
    root.modify { [keyPath] in change(&$0[keyPath: keyPath]) }
  }

  override func isSamePlace(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && (root === other.root || root.isSamePlace(as: other.root))
  }

  override func depends(on source: DependencySource) -> Bool { root.depends(on: source) }
}
