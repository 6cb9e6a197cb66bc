import Foundation

/// The path of a window's stack in a form that an address can have: for each value the name of its type and the value as JSON.
///
/// It is the path of the first stack that stands neither in tabs, columns, nor sheets. Of its values those count that can be coded, up to
/// the first that cannot. Only types that a `navigationDestination` of the stack names are ever made out of an address.
package final class AddressedPath: GraphFeature {
  private unowned(unsafe) let graph: ViewGraph
  private weak var stack: NavigationStackNode?
  /// What the window's address said when it was opened, and no stack has shown yet.
  private var wanted: ArraySlice<[String]> = []
  private var steps: [[String]] = []
  private var isScheduled = false

  package init(in graph: ViewGraph) {
    self.graph = graph
  }

  /// The path as text; nil for the root.
  package var text: String? { steps.isEmpty ? nil : WindowScene.json(steps) }

  /// What the first stack is to show. A text that is no path changes nothing.
  package func show(_ text: String) {
    wanted = ((try? JSONDecoder().decode([[String]].self, from: Data(text.utf8))) ?? []).prefix(100)
  }

  /// The pages of a stack are others.
  func pagesChanged(of changed: NavigationStackNode) {
    if stack == nil, changed.canBeAddressed { stack = changed }
    guard stack === changed, !isScheduled, !wanted.isEmpty || graph.host?.showsPaths == true else { return }
    isScheduled = true
    graph.perform(in: .changes) { [weak self] in self?.follow() }
  }

  private func follow() {
    isScheduled = false
    guard let stack, !stack.flags.contains(.isRemoved) else { return }
    if let step = wanted.popFirst() {
      // The page that comes may name destinations for those behind it.
      let value = step.count == 2 ? stack.value(named: step[0], json: step[1]) : nil
      if value.map(stack.append) != true { wanted = [] }
      return
    }
    var coded: [[String]] = []
    for page in stack.pages.dropFirst() {
      guard case .value(let value) = page.reason, let type = value.codableType,
        let encodable = value.value.base as? any Encodable,
        let json = WindowScene.json(encodable)
      else { break }
      coded.append(["\(type)", json])
    }
    if coded == steps { return }
    steps = coded
    if graph.host?.showsPaths == true { graph.ask(.pathMoved(text)) }
  }
}

extension NavigationStackNode {
  /// Whether it fills its window, so that there is no doubt whose path an address names.
  fileprivate var canBeAddressed: Bool {
    column == nil && tabsAround == nil && presentationHost == nil && pageAround == nil
  }

  /// A value of one of the types that the stack's destinations show.
  fileprivate func value(named name: String, json: String) -> PageValue? {
    guard let type = codableType(named: name) else { return nil }
    let value = try? JSONDecoder().decode(type, from: Data(json.utf8))
    return (value as? any Hashable).map { PageValue(AnyHashable($0), as: type) }
  }
}

/// The person goes forward in the browser's history, to the page that was left last.
package struct ForwardEvent: ElementEvent {
  package init() {}
}
