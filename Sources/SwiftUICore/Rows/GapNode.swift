/// Stands for rows that are not made. A host shows it as empty space and asks for rows when it comes into sight.
final class GapNode: ContentNode<GapContent> {
  init(_ rows: Range<Int>, _ context: _NodeContext) {
    super.init(context)
    begin(GapContent(range: rows))
  }

  func setRows(_ rows: Range<Int>) {
    say(GapContent(range: rows))
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? ShowRowsEvent { (parent as? any RowWindow)?.show(event.rows) }
  }
}

/// In the place of rows that have not been made. A host shows empty space, as much as the rows would take, and reports
/// `ShowRowsEvent` when a part of it comes into sight.
package struct GapContent: ElementContent {
  /// The places of the rows that it stands for.
  package let range: Range<Int>

  package static var fades: Bool { false }
  package var role: ElementRole { ElementRole("gap") }
  package var summary: [String] { ["rows=\(range)"] }
}

/// The host shows these rows now, by their places among all rows of the `ForEach`. The others need not be there.
package struct ShowRowsEvent: ElementEvent {
  package let rows: Range<Int>

  package init(_ rows: Range<Int>) {
    self.rows = rows
  }
}

extension StackContent {
  fileprivate var axis: Axis {
    switch kind {
    case .horizontalStack, .lazyHorizontalStack, .lazyHorizontalGrid: .horizontal
    case .verticalStack, .depthStack, .lazyVerticalStack, .lazyVerticalGrid: .vertical
    }
  }
}

extension ViewNode {
  /// Whether something around moves what is in it along an axis.
  fileprivate func isScrolled(along axis: Axis) -> Bool {
    var next = parent
    while let node = next {
      switch node.element?.anyContent {
      case let content as ScrollContent: if content.axes.contains(axis.set) { return true }
      case is ListContent: return axis == .vertical
      default: break
      }
      next = node.parent
    }
    return false
  }

  /// Whether the rows of a `ForEach` that stands inside are made when the host asks for them.
  final var makesRowsOnDemand: Bool {
    var next: ViewNode? = self
    while let node = next {
      switch node.element?.anyContent.rows {
      case .onDemand: return (node.element?.anyContent as? StackContent).map { node.isScrolled(along: $0.axis) } ?? true
      case .eager: return false
      case nil, .asAround: next = node.parent
      }
    }
    return false
  }
}
