import Foundation

/// Where in a view a popover points to.
public enum PopoverAttachmentAnchor {
  /// An edge of an area.
  case rect(Anchor<CGRect>.Source)
  /// A place in the view, in units of its size.
  case point(UnitPoint)
}

/// Where a popover points to.
struct PopoverAttachment {
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?

  func anchor(at element: ElementID?) -> SheetAnchor {
    switch anchor {
    case .rect(let source): SheetAnchor(element: element, point: nil, area: source.rect, edge: edge)
    case .point(let point):
      SheetAnchor(element: element, point: Paint.Point(x: point.x, y: point.y), area: nil, edge: edge)
    }
  }
}

extension View {
  /// Shows a popover beside this view while the binding is true; in a narrow window a sheet, unless
  /// `presentationCompactAdaptation(_:)` says otherwise.
  ///
  /// When a person closes it, such as with a click elsewhere, false is written.
  /// - Parameter arrowEdge: The edge of the view at which it stands if there is room; nil leaves that to the host.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .popover, isPresented: isPresented, attachment: PopoverAttachment(anchor: attachmentAnchor, edge: arrowEdge),
        content: content))
  }

  /// Shows a popover for an item beside this view while there is one; in a narrow window a sheet.
  ///
  /// An item with another id replaces it. When a person closes it, nil is written.
  /// - Parameter arrowEdge: The edge of the view at which it stands if there is room; nil leaves that to the host.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .popover, item: item, attachment: PopoverAttachment(anchor: attachmentAnchor, edge: arrowEdge), content: content))
  }
}
