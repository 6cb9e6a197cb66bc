/// What code written by hand for just these rows would do: an observer list that sets a string on a node. No system can do less.
@MainActor
private final class Node {
  var label = "Row"
  var text: String
  unowned let parent: Parent

  init(_ text: String, in parent: Parent) {
    self.text = text
    self.parent = parent
  }
}

@MainActor
private final class Parent {
  var nodes: [Node] = []
  var changed: [Node] = []
}

@MainActor
private final class Value {
  var observers: [Node] = []
  var text = "0" {
    didSet { for observer in observers { observer.parent.changed.append(observer) } }
  }
}

extension Workload {
  static func floor(_ size: Int) -> [Workload] {
    @MainActor func mount(_ values: [Value]) -> Parent {
      let parent = Parent()
      parent.nodes.reserveCapacity(values.count)
      for value in values {
        let node = Node(value.text, in: parent)
        value.observers.append(node)
        parent.nodes.append(node)
      }
      return parent
    }
    @MainActor func turn(_ parent: Parent, _ text: String) {
      for node in parent.changed { node.text = text }
      parent.changed.removeAll(keepingCapacity: true)
    }
    func workload(_ name: String, _ prepare: @escaping @MainActor @Sendable () -> Run) -> Workload {
      Workload(name, "by hand", size: size, prepare: prepare)
    }
    return [
      workload("mount") {
        var values = (0..<size).map { _ in Value() }
        var parents: [Parent] = []
        return Run(
          isMount: true,
          reset: {
            parents = []
            values = (0..<size).map { _ in Value() }
          }, step: { parents.append(mount(values)) })
      },
      workload("one row changes") {
        let values = (0..<size).map { _ in Value() }
        let parent = mount(values)
        let sample = stride(from: 0, to: size, by: max(1, size / 100)).prefix(100).map { values[$0] }
        var texts = Texts.short
        return Run(operations: sample.count) {
          let text = texts()
          for value in sample {
            value.text = text
            turn(parent, text)
          }
        }
      },
      workload("all rows change") {
        let values = (0..<size).map { _ in Value() }
        let parent = mount(values)
        var texts = Texts.short
        return Run {
          let text = texts()
          for value in values { value.text = text }
          turn(parent, text)
        }
      },
    ]
  }
}
