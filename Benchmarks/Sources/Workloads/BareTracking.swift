import Observation

/// What the toolchain's Observation takes by itself: nodes written by hand, each of which tracks one property and sets a string. No
/// system that uses the module can do less for `@Observable` objects.
@MainActor
private final class TrackingNode {
  var text = ""
  let model: RowModel
  unowned let parent: TrackingParent

  init(_ model: RowModel, in parent: TrackingParent) {
    self.model = model
    self.parent = parent
    track()
  }

  func track() {
    text = withObservationTracking {
      model.text
    } onChange: { [unowned self] in
      MainActor.assumeIsolated { parent.changed.append(self) }
    }
  }
}

@MainActor
private final class TrackingParent {
  var nodes: [TrackingNode] = []
  var changed: [TrackingNode] = []

  init(_ models: [RowModel]) {
    nodes.reserveCapacity(models.count)
    for model in models { nodes.append(TrackingNode(model, in: self)) }
  }

  func turn() {
    for node in changed { node.track() }
    changed.removeAll(keepingCapacity: true)
  }
}

extension Workload {
  static func bareTracking(_ size: Int) -> [Workload] {
    func workload(_ name: String, _ prepare: @escaping @MainActor @Sendable () -> Run) -> Workload {
      Workload(name, "Observation", size: size, prepare: prepare)
    }
    return [
      workload("mount") {
        var models = (0..<size).map(RowModel.init)
        var parents: [TrackingParent] = []
        return Run(
          isMount: true,
          reset: {
            parents = []
            models = (0..<size).map(RowModel.init)
          }, step: { parents.append(TrackingParent(models)) })
      },
      workload("all rows change") {
        let models = (0..<size).map(RowModel.init)
        let parent = TrackingParent(models)
        var texts = Texts.short
        return Run {
          let text = texts()
          for model in models { model.text = text }
          parent.turn()
        }
      },
      workload("one object, all rows observe it") {
        let model = RowModel(0)
        let parent = TrackingParent(Array(repeating: model, count: size))
        var texts = Texts.short
        return Run {
          model.text = texts()
          parent.turn()
        }
      },
    ]
  }
}
