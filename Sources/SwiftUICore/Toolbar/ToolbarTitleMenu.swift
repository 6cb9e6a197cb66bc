/// A menu that belongs to the title of a page. Here its items stand in the bar's own menu, at its end.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content

  /// Creates a menu.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates the menu of what can be done with a document: nothing can be, here.
  nonisolated public init() where Content == EmptyView {
    content = EmptyView()
  }
}

extension ToolbarTitleMenu: ToolbarContent {
  /// The items.
  public var body: some ToolbarContent {
    ToolbarItemGroup(placement: .secondaryAction) { content }
  }
}

extension View {
  /// Gives the title of the page around a menu. Its items stand in the bar's own menu, at its end.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(
      ToolbarModifier(
        items: _ToolbarView(content: ToolbarItemGroup(placement: .secondaryAction, content: content))))
  }
}
