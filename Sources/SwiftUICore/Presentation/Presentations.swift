/// With which other presentations one waits in line. Of each line one is presented at a time.
package enum PresentationLine: Sendable {
  /// Sheets, covers and popovers of one window, or of one sheet.
  case sheets
  /// Alerts and dialogs of the whole window: they are in front of all sheets.
  case dialogs
  /// What comes at once, such as a menu.
  case none
}

/// What a presenter is in its line.
struct PresentationTurn {
  /// Whether it may present.
  var isGranted = false
  var isWaiting = false
  /// When it began to wait.
  var arrival = 0
}

/// Something that may want to present.
@MainActor
protocol Presenter: ViewNode {
  var line: PresentationLine { get }
  var turn: PresentationTurn { get set }
  var isPresenting: Bool { get }
}

extension Presenter {
  /// Stands in line, unless it does already. It is evaluated again when its turn has come.
  func wait() {
    if turn.isWaiting || turn.isGranted { return }
    graph.feature(Presentations.self).add(self)
  }

  /// It is presented: others may be.
  func didPresent() {
    graph.feature(Presentations.self).decideSoon()
  }

  /// Leaves the line.
  func withdraw() {
    guard turn.isWaiting || turn.isGranted else { return }
    graph.featureInUse(Presentations.self)?.remove(self)
    turn = PresentationTurn()
  }
}

/// Which presentations of a window come when.
///
/// A sheet that wants to come while another one is there waits, and so does an alert while another one is; sheets also wait for
/// alerts, since these would be behind them. Of several that arrive at the same time the one nearest to the content is first. One
/// comes after the other, so that one above another is made after it.
final class Presentations: GraphFeature {
  private unowned(unsafe) let graph: ViewGraph
  private var waiting: [any Presenter] = []
  /// Those that may present, or do.
  private var granted: [any Presenter] = []
  private var isScheduled = false
  private var arrivals = 0

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  func add(_ presenter: any Presenter) {
    // Those that come before the next decision come at the same time.
    if !isScheduled { arrivals += 1 }
    presenter.turn.isWaiting = true
    presenter.turn.arrival = arrivals
    waiting.append(presenter)
    decideSoon()
  }

  func remove(_ presenter: any Presenter) {
    waiting.removeAll { $0 === presenter }
    granted.removeAll { $0 === presenter }
    decideSoon()
  }

  func decideSoon() {
    guard !isScheduled, !waiting.isEmpty, !graph.state.isUnmounted else { return }
    isScheduled = true
    graph.perform(in: .changes) { [weak self] in self?.decide() }
  }

  private func decide() {
    isScheduled = false
    // One is about to come. It says when it has.
    if granted.contains(where: { !$0.isPresenting }) { return }
    let candidates = waiting.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.turn.arrival != second.turn.arrival { return first.turn.arrival < second.turn.arrival }
      return first.depth == second.depth ? left.offset < right.offset : first.depth > second.depth
    }
    for candidate in candidates.map(\.element) {
      guard let obstacle = granted.first(where: { keepsOut(candidate, $0) }) else { return grant(candidate) }
      if candidate.line == .sheets, obstacle.line == .sheets { Diagnostics.report(.sheetWaits, at: candidate) }
    }
  }

  private func keepsOut(_ candidate: any Presenter, _ presented: any Presenter) -> Bool {
    switch (candidate.line, presented.line) {
    case (.dialogs, .dialogs), (.sheets, .dialogs): true
    case (.sheets, .sheets): candidate.presentationHost === presented.presentationHost
    default: false
    }
  }

  private func grant(_ presenter: any Presenter) {
    waiting.removeAll { $0 === presenter }
    granted.append(presenter)
    presenter.turn.isWaiting = false
    presenter.turn.isGranted = true
    presenter.invalidate(.hostEvent)
  }
}

extension ViewNode {
  /// The presented element that this node stands in; nil for the window.
  final var presentationHost: ElementNode? {
    var next = parent
    while let node = next {
      if let element = node.element, element.isPresentation { return element }
      next = node.parent
    }
    return nil
  }
}
