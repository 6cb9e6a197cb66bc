import Foundation

extension View {
  /// The heights at which the sheet with this view can stand. With several a person moves it from one to another; it comes at the lowest.
  ///
  /// Where the window is wide, a sheet is as high as its content asks for, or as the only `height(_:)` says.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetTraitModifier(.detents(detents, selection: nil)))
  }

  /// The heights at which the sheet with this view can stand, and the present one, which must be among them. A person's choice is
  /// written.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SheetTraitModifier(.detents(detents, selection: selection)))
  }

  /// Whether the sheet with this view shows a bar by which a person can move it. By itself it does if it has several detents.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(SheetTraitModifier(.dragIndicator(visibility)))
  }

  /// How round the corners of the sheet with this view are, in points; nil is as usual.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(SheetTraitModifier(.cornerRadius(cornerRadius)))
  }

  /// What the sheet with this view is painted with.
  nonisolated public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(SheetTraitModifier { .background(style._paint(in: $0).paint) })
  }

  /// Views behind all that is in the sheet with this view. For the content of the sheet itself: it gets the whole sheet.
  nonisolated public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
      .presentationBackground(Color.clear)
  }

  /// Whether what is behind the sheet with this view can be used.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    modifier(SheetTraitModifier(.backgroundInteraction(interaction)))
  }

  /// What a swipe on the content of the sheet with this view does at first.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    modifier(SheetTraitModifier(.contentInteraction(behavior)))
  }

  /// What the presentation with this view becomes where there is little room.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(SheetTraitModifier(.adaptation(horizontal: adaptation, vertical: adaptation)))
  }

  /// What the presentation with this view becomes in a narrow window, and in a low one.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(SheetTraitModifier(.adaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation)))
  }

  /// Keeps a person from closing the sheet or popover with this view. The app still can.
  ///
  /// It may stand anywhere in it; one that is true is enough.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetTraitModifier(.dismissDisabled(isDisabled)))
  }

  /// The width of the inspector with this view, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(SheetTraitModifier(.width(width)))
  }

  /// The width of the inspector with this view, in points. It cannot be dragged wider: the ideal one counts.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(SheetTraitModifier(.width(ideal)))
  }
}
