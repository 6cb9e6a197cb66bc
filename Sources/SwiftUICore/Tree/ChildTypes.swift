/// The views that a type of content consists of. Found once per type.
final class ChildTypes: Sendable {
  struct Member: Sendable {
    let offset: Int
    let make: @MainActor @Sendable (UnsafeMutableRawPointer, _NodeContext) -> ViewNode
    let update: @MainActor @Sendable (UnsafeMutableRawPointer, ViewNode) -> Void
    /// A copy of the view.
    let view: @MainActor @Sendable (UnsafeRawPointer) -> any View

    init<Content: View>(_ type: Content.Type, offset: Int) {
      self.offset = offset
      make = { Content._makeNode(&$0.assumingMemoryBound(to: Content.self).pointee, $1).node }
      view = { $0.assumingMemoryBound(to: Content.self).pointee }
      update = { Content._updateNode(_Node($1), &$0.assumingMemoryBound(to: Content.self).pointee) }
    }
  }

  let members: [Member]

  private init(_ members: [Member]) {
    self.members = members
  }

  @MainActor
  static func of<Content: View>(_ type: Content.Type) -> ChildTypes {
    cache.value(for: type) { ChildTypes((type as? any TupleType.Type)?.members ?? [Member(type, offset: 0)]) }
  }

  @MainActor private static let cache = MainActorTypeCache<ChildTypes>()

  /// Makes the nodes of some content, first to last. Each is told of before the next is made.
  @MainActor
  func makeNodes<Content: View>(of content: inout Content, below parent: ViewNode, _ body: (ViewNode) -> Void) {
    withMemory(of: &content) { memory in
      for index in members.indices {
        body(members[index].make(memory + members[index].offset, _NodeContext(parent: parent, index: index)))
      }
    }
  }
}
