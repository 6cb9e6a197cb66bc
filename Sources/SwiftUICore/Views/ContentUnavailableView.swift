/// Says that there is nothing to show, why, and what a person can do about it.
///
/// It stands in the middle of the space that it gets.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view out of what there is none of, a description and controls.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle()).multilineTextAlignment(.center)
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      VStack(spacing: 12) { actions }.padding(.top, 8)
    }
    .padding(24).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol above the words.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view out of a title, a symbol and a description.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUICore.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view out of a title, an image of the app and a description.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUICore.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a view out of a title, a symbol and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUICore.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view out of a title, an image of the app and a description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUICore.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// What is said about a search that has found nothing.
public struct SearchUnavailableContent {
  /// That nothing was found, with what was searched for.
  public struct Label: View {
    let text: String?

    public var body: some View {
      SwiftUICore.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// What a person can do about it.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing to press.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView { search(nil) }

  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView { search(text) }

  private static func search(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
