private enum PageSearchKey: EnvironmentKey {
  static var defaultValue: SearchHelp? { nil }
}

extension EnvironmentValues {
  /// The field of a search around a stack of pages: it stands in the first page, below the title.
  var pageSearch: SearchHelp? {
    get { self[PageSearchKey.self] }
    set { self[PageSearchKey.self] = newValue }
  }
}

/// The first page of a stack that has the field of a search around it.
struct SearchedPage<Content: View> {
  let content: Content
  @Environment(\.pageSearch) private var search: SearchHelp?

  nonisolated init(content: Content) {
    self.content = content
  }
}

extension SearchedPage: View {
  var body: some View {
    SearchedView(help: search, content: content.environment(\.pageSearch, nil))
  }
}

/// What may be pages on top of each other, so that the field of a search around it stands in one of them.
protocol SearchedStack {
  @MainActor var takesSearch: Bool { get }
}

extension NavigationStack: SearchedStack {
  var takesSearch: Bool { true }
}

extension ModifiedContent: SearchedStack where Content: SearchedStack {
  var takesSearch: Bool { content.takesSearch }
}
