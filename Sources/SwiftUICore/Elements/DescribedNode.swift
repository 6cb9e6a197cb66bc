/// The node of an element with content of one type.
package class ContentNode<Content: ElementContent>: ElementNode {
  /// Nothing until `begin(_:)`, which each initializer calls. As an optional it would have its type looked up at each use, for this is generic:
  /// a tenth of what it takes to make a row.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private final var held: Content = unfilled()
  private final var hasBegun = false

  final var content: Content { held }
  override final var anyContent: any ElementContent { content }
  override final var firstContent: (any ElementContent)? { hasBegun ? held : nil }
  // In a list a section is more than a group.
  override final var isGroup: Bool { Content.isGroup && !hasRows }

  /// Sets the first content: it goes to the host together with the element.
  final func begin(_ content: Content) {
    // What is there is no value that could be released.
    withUnsafeMutablePointer(to: &held) { $0.initialize(to: content) }
    hasBegun = true
    takeFirstEffects()
    let wanted = self.content.wantedKinds
    if !wanted.isEmpty {
      flags.insert(.isHolder)
      // What stands right in an element counts by itself: what is deeper is not asked, in a page for example.
      if !wanted.isSubset(of: .direct) { flags.insert(.isInHolder) }
    }
    enterHolders()
  }

  /// Sets new content, with a patch, unless it is equal. Allocates nothing if the content takes no more than 24 bytes.
  final func say(_ new: consuming Content) {
    var new = consume new
    new.takeOver(from: content)
    let old = content
    if new == old { return }
    replace(old, with: new)
  }

  /// Sets other content, with a patch.
  @inline(__always)
  final func replace(_ old: consuming Content, with new: Content) {
    held = new
    if flags.contains(.isCounted) || flags.contains(.isHolder) { enterHoldersAnew(from: old) }
    emit(.update(id, from: old, to: new))
  }

  override final func hold(_ kinds: InnerKinds) {
    var new = content
    new.hold(kinds.intersection(content.wantedKinds))
    if new != content {
      if flags.contains(.isTold) { replace(content, with: new) } else { noteHostChange(new) }
    }
    innerKindsDidChange()
  }

  /// Other kinds of elements are in it now.
  func innerKindsDidChange() {}

  /// Takes over content that the host has changed by itself. No patch tells it; the layout hears of it here.
  final func noteHostChange(_ new: consuming Content) {
    let old = content
    held = consume new
    if flags.contains(.isCounted) || flags.contains(.isHolder) { enterHoldersAnew(from: old) }
    graph.layout?.hostChanged(id, from: old, to: content)
  }
}

/// Zeros in place of a value, which is to be overwritten and never used.
private func unfilled<Value>() -> Value {
  precondition(MemoryLayout<Value>.size <= Zeros.count, "A content is too large to be held by a node.")
  return Zeros.memory.assumingMemoryBound(to: Value.self).move()
}

/// Nobody writes to them.
private enum Zeros {
  static let count = 4096
  nonisolated(unsafe) static let memory: UnsafeMutableRawPointer = {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return memory
  }()
}

extension ContentNode {
  /// Counts in those around it that want to know of such an element: see `InnerElements`.
  fileprivate final func enterHolders() {
    var kinds = content.innerKinds
    if flags.contains(.isInHolder) {
      for effect in effects { kinds.formUnion(effect.innerKinds) }
    } else {
      kinds.formIntersection(.direct)
    }
    if kinds.isEmpty { return }
    flags.insert(.isCounted)
    graph.feature(InnerElements.self).enter(self, kinds)
  }

  @inline(never)
  fileprivate final func enterHoldersAnew(from old: Content) {
    if old.innerKinds == content.innerKinds { return }
    if flags.contains(.isCounted) { graph.feature(InnerElements.self).leave(self) }
    enterHolders()
  }
}

/// The node of an element that is described by a value.
package class DescribedNode<Description: ElementDescription>: ContentNode<Description.Content> {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var description: Description
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var memory = Description.firstMemory

  init(_ description: Description, _ context: _NodeContext) {
    self.description = description
    super.init(context)
    begin(described())
  }

  final func update(_ newDescription: inout Description) {
    var next = content
    let change = newDescription.change(from: description, &next)
    if case .none = change { return }
    swap(&description, &newDescription)
    // What else has changed comes in the same patch.
    if case .known = change, !flags.contains(.isDirty) { replace(content, with: next) } else { evaluate() }
  }

  override final func evaluate() {
    say(described())
    if flags.contains(.hasRowAction) { rowActionChanged() }
  }

  private final func described() -> Description.Content {
    if Description.readsBindings {
      tracking(EvaluableType.of(Description.self)) { description.content(in: EnvironmentValues(at: self)) }
    } else {
      recordingDependencies { description.content(in: EnvironmentValues(at: self)) }
    }
  }

  override final func handle(_ event: any ElementEvent) {
    if let event = event as? Description.Event { description.handle(event, in: self) }
  }
}

/// A view that is one element with nothing inside.
package protocol ElementView: PrimitiveView, ElementDescription {}

extension ElementView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(DescribedNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: DescribedNode<Self>.self).update(&view) }
}
