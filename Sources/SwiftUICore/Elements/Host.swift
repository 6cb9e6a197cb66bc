/// What shows a scene: it schedules the scene's turns and applies the frames that they give.
///
/// A host gets the first elements from `ViewGraph.root`, then one frame for each turn that changed something.
@MainActor
package protocol Host: AnyObject {
  /// Which rows of a list or a lazy container this host shows as long as it has not asked for others with `HostEvent.show`; nil for
  /// all of them.
  var rowLimit: RowLimit? { get }

  /// The graph has something to do: call its `turn()` soon, on the main actor. Asked once until that turn has run.
  func scheduleTurn(of graph: ViewGraph)

  /// Applies the patches of one turn. Never called with an empty frame.
  func commit(_ frame: Frame, of graph: ViewGraph)

  /// A task that a view had started has ended. Most hosts need not know.
  func taskEnded(in graph: ViewGraph)
}

extension Host {
  package var rowLimit: RowLimit? { nil }
  package func taskEnded(in graph: ViewGraph) {}
}

/// How many rows a host shows before it has asked for any.
package struct RowLimit: Sendable {
  /// No screen shows more rows at once, whatever a host asks for.
  static var largest: Int { 2_000 }

  /// As long as there are no more than these, it shows all.
  let complete: Int
  /// Of more than that it shows these first.
  let first: Int

  package init(complete: Int, first: Int) {
    self.complete = complete
    self.first = first
  }

  /// The places of the rows that it shows.
  func rows(of count: Int) -> Range<Int> { 0..<(count <= complete ? count : min(first, count)) }
}

/// What a person did, reported by a host. An event for an element that is gone, or that has no use for it, is ignored.
package enum HostEvent: Equatable, Sendable {
  case press(ElementID)
  /// A toggle was switched to this state.
  case toggle(ElementID, isOn: Bool)
  /// A text field holds this text now. Each edit of a field carries a higher sequence number than the one before; the value
  /// that answers it names the newest that the scene had seen (`TextValue.revision`).
  case edit(ElementID, text: String, sequence: UInt32)
  /// Return was pressed in a text field.
  case submit(ElementID)
  /// A sheet was closed by the person, for example with Escape.
  case dismiss(ElementID)
  /// The host shows these rows now, by their places among all rows that the gap with this id is one of the gaps of. Rows that are
  /// not asked for need not be there.
  case show(ElementID, rows: Range<Int>)
  /// The person prefers this colour scheme.
  case colorScheme(isDark: Bool)
}
