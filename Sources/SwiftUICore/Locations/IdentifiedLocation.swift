import Synchronization

/// The element with one id in a collection at another location. It finds the element again when it has moved; when it is gone,
/// reading gives the last value and writing does nothing, so a view on its way out cannot trap.
final class IdentifiedLocation<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>: DerivedLocation<
  Elements.Element
>
{
  private let source: Location<Elements>
  private let identifier: ID
  private let id: (Elements.Element) -> ID
  private let lock = Mutex(())
  // Written on the main actor only, under the lock; other threads read them under the lock.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var position: Elements.Index
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var last: Elements.Element

  init(
    _ source: Location<Elements>, identifier: ID, position: Elements.Index, last: Elements.Element,
    id: @escaping (Elements.Element) -> ID
  ) {
    self.source = source
    self.identifier = identifier
    self.position = position
    self.last = last
    self.id = id
    super.init(captured: source.captured == nil ? nil : last)
  }

  override func read() -> Elements.Element {
    let elements = source.read()
    guard MainQueue.isCurrent else {
      let position = sharedPosition
      lock._unsafeLock()
      let last = last
      lock._unsafeUnlock()
      return find(in: elements, from: position).map { elements[$0] } ?? last
    }
    guard let index = find(in: elements, from: position) else { return last }
    let element = elements[index]
    keep(element, index)
    return element
  }

  override func peek() -> Elements.Element? {
    lock._unsafeLock()
    let last = last
    lock._unsafeUnlock()
    return last
  }

  /// The position, on any thread.
  private var sharedPosition: Elements.Index {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return position
  }

  private func keep(_ element: Elements.Element, _ index: Elements.Index) {
    var element = element
    var index = index
    let isKept = withUnsafePointer(to: &element) { new in
      withUnsafePointer(to: &last) { haveSameBits($0, new, MemoryLayout<Elements.Element>.size) }
    }
    if isKept, index == position { return }
    lock.withLock { _ in
      swap(&position, &index)
      swap(&last, &element)
    }
    // The old one may go now, and this may be the evaluation of a body.
    if !isKept, let node = EvaluationScope.currentView {
      // On the main actor, as this is.
      nonisolated(unsafe) let old = element
      MainQueue.assume { node.graph.dispose(of: old) }
    }
  }

  override func write(_ value: Elements.Element) {
    modify {
      $0 = value
      return true
    }
  }

  override func modify(_ change: @escaping (inout Elements.Element) -> Bool) {
    source.modify { [self] elements in
      let position = MainQueue.isCurrent ? position : sharedPosition
      guard let index = find(in: elements, from: position) else { return false }
      return change(&elements[index])
    }
  }

  private func find(in elements: Elements, from position: Elements.Index) -> Elements.Index? {
    if position >= elements.startIndex, position < elements.endIndex, id(elements[position]) == identifier { return position }
    return elements.firstIndex { id($0) == identifier }
  }

  override func isSamePlace(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IdentifiedLocation<Elements, ID> else { return false }
    return identifier == other.identifier && (source === other.source || source.isSamePlace(as: other.source))
  }

  override func depends(on dependency: DependencySource) -> Bool { source.depends(on: dependency) }
}
