/// The nodes of some content: one for each element of a tuple, or for the one view that it is.
@MainActor
struct ChildNodes {
  let types: ChildTypes
  // How many have been made. While they are being made, nobody may ask for the others.
  private(set) var count = 0
  private var nodes: Slots<ViewNode>

  init<Content: View>(of type: Content.Type) {
    types = ChildTypes.of(type)
    nodes = Slots(count: types.members.count)
  }

  subscript(index: Int) -> ViewNode { nodes[index]! }

  mutating func append(_ node: ViewNode) {
    nodes[count] = node
    count += 1
  }

  func update<Content: View>(_ content: inout Content) {
    withMemory(of: &content) { memory in
      for index in types.members.indices { types.members[index].update(memory + types.members[index].offset, nodes[index]!) }
    }
  }
}
