/// Which container a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case navigation, navigationSplitView, tabView, window, widget }

  private let kind: Kind

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// The page of a tab.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// The window.
  public static let window = ContainerBackgroundPlacement(kind: .window)
  /// A widget: where its view is shown, that view.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

extension View {
  /// Paints a style behind the page, the tab or the window that this view is the content of: the view takes all the room that it is offered.
  nonisolated public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Shows a view behind the page, the tab or the window that this view is the content of: the view takes all the room that it is offered.
  nonisolated public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let background = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { background.ignoresSafeArea() }
  }
}
