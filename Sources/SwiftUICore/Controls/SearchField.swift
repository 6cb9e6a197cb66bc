/// A view with a search field above it.
struct Searchable<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  /// The tokens, as views with what removes the last.
  var tokens: SearchTokens?
  var suggestions: (() -> AnyView)?
  @State private var searches = false
  @Environment(\.searchExtras) private var extras: SearchExtras
  @Environment(\.hasSearchField) private var hasSearchField: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?

  nonisolated init(
    content: Content, text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?, tokens: SearchTokens? = nil,
    suggestions: (() -> AnyView)? = nil
  ) {
    self.content = content
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
    self.suggestions = suggestions
  }
}

/// The tokens of a search.
struct SearchTokens {
  let views: () -> AnyView
  let removeLast: () -> Void
  let removeAll: () -> Void
  let add: (Any) -> Void
  var suggestions: (() -> AnyView)?
}

extension Searchable: View {
  @ViewBuilder var body: some View {
    if hasSearchField {
      content
    } else {
      let isActive = isPresented?.wrappedValue ?? searches
      let field = VStack(spacing: 0) {
        SearchBar(
          text: text, isActive: isActive, prompt: prompt, tokens: tokens, focus: extras.focus,
          setActive: { setActive($0) }, cancel: { cancel() })
        if isActive { SearchScopes(text: text, extras: extras) }
      }
      let help = SearchHelp(
        field: AnyView(field), suggestions: suggestionList(isActive), hidesBar: isActive && sizeClass == .compact)
      let searched = content.environment(\.isSearching, isActive)
        .environment(\.dismissSearch, DismissSearchAction(end: isActive ? { cancel() } : nil))
        .environment(\.searchExtras, SearchExtras()).environment(\.hasSearchField, true)
      if (content as? any SearchedStack)?.takesSearch == true {
        searched.environment(\.pageSearch, help)
      } else {
        SearchedView(help: help, content: searched)
      }
    }
  }

  /// Nil where the app suggests nothing at any time.
  @MainActor private func suggestionList(_ isActive: Bool) -> SuggestionList? {
    let own = suggestions ?? extras.suggestions
    guard !extras.hidesSuggestions, own != nil || tokens?.suggestions != nil else { return nil }
    return SuggestionList(text: text, own: own, tokens: tokens, isShown: isActive)
  }

  private func setActive(_ isActive: Bool) {
    searches = isActive
    if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
  }

  private func cancel() {
    setActive(false)
    tokens?.removeAll()
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
  }
}

/// The field of a search, and what goes with it.
struct SearchHelp {
  let field: AnyView
  let suggestions: SuggestionList?
  /// Whether the bar makes room for the search.
  let hidesBar: Bool
}

/// What is searched, with the field above it. While somebody searches in a narrow window, the field is all that stands above, as on a phone.
struct SearchedView<Content: View>: View {
  let help: SearchHelp?
  let content: Content

  var body: some View {
    SearchStack {
      help?.field
      if let suggestions = help?.suggestions {
        content.overlay(alignment: .top) { suggestions }
      } else {
        content
      }
    }
    .toolbar(help?.hidesBar == true ? .hidden : .automatic, for: .navigationBar)
  }
}

/// What is searched, below the field.
private struct SearchStack<Content: View> {
  private var content: Content
  private var element = StackContent(.verticalStack, spacing: 0)

  nonisolated init(@ViewBuilder content: () -> Content) {
    element.traits.insert(.isSearched)
    self.content = content()
  }
}

extension SearchStack: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// The field, and what ends the search.
private struct SearchBar: View {
  let text: Binding<String>
  let isActive: Bool
  let prompt: Text?
  let tokens: SearchTokens?
  let focus: [(AnyView) -> AnyView]
  let setActive: (Bool) -> Void
  let cancel: () -> Void

  var body: some View {
    HStack(spacing: 8) {
      let field = SearchField(
        kind: tokens == nil ? .search : .bareSearch, text: text, prompt: prompt, setActive: setActive,
        removeToken: tokens?.removeLast)
      let focused = focus.reduce(AnyView(field)) { $1($0) }
      if let tokens {
        TokenField(tokens: tokens, field: focused)
      } else if focus.isEmpty {
        field
      } else {
        focused
      }
      if isActive { Button("Cancel") { cancel() }.buttonStyle(.borderless) }
    }
    .padding(.horizontal, 16).padding(.vertical, 8)
  }
}

/// A field with tokens before what is typed.
private struct TokenField: View {
  let tokens: SearchTokens
  let field: AnyView

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
      HStack(spacing: 4) { tokens.views() }
      field
    }
    .padding(.horizontal, 8).frame(minHeight: 36).background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 10))
  }
}

/// A token before what is typed.
struct SearchToken<Content: View> {
  let content: Content
}

extension SearchToken: View {
  var body: some View {
    content.font(.subheadline).lineLimit(1).padding(.horizontal, 7).frame(minHeight: 26)
      .background(.fill.secondary, in: RoundedRectangle(cornerRadius: 6))
  }
}

/// The parts of the data to search in, below the field.
private struct SearchScopes: View {
  let text: Binding<String>
  let extras: SearchExtras

  var body: some View {
    let showsScopes = extras.scopeActivation.kind == .onSearchPresentation || !text.wrappedValue.isEmpty
    if showsScopes, let scopes = extras.scopes {
      scopes().padding(.horizontal, 16).padding(.bottom, 8)
    }
  }
}

/// What a search suggests: rows in front of what is searched, unless there are none.
struct SuggestionList: View {
  let text: Binding<String>
  let own: (() -> AnyView)?
  let tokens: SearchTokens?
  let isShown: Bool
  @Environment(\.submitActions) private var submitActions: SubmitActions

  @ViewBuilder var body: some View {
    if isShown {
      SuggestionStack(
        content: List {
          tokens?.suggestions?()
          own?()
        }
        .listStyle(.plain)
        .environment(
          \.searchChoice,
          SearchChoice { completion in
            text.wrappedValue = completion
            submitActions.run(.search)
          } takeToken: { token in
            // What has been typed was for finding the token.
            tokens?.add(token)
            if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
          }))
    }
  }
}

/// Around suggestions: who looks for what is seen passes it over as long as there are none.
private struct SuggestionStack<Content: View> {
  private var content: Content
  private var element = StackContent(.verticalStack, spacing: 0)

  nonisolated init(content: Content) {
    element.traits.insert(.areSuggestions)
    self.content = content
  }
}

extension SuggestionStack: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// The text field of a search.
private struct SearchField: View {
  let kind: TextFieldContent.Kind
  let text: Binding<String>
  let prompt: Text?
  let setActive: (Bool) -> Void
  let removeToken: (() -> Void)?

  var body: some View {
    TextField(
      TextFieldElement(
        source: .text(text), kind: kind, prompt: prompt ?? Text("Search"),
        actions: .init(onEditingChanged: { if $0 { setActive(true) } }, onEmptyDeletion: removeToken)),
      label: prompt ?? Text("Search")
    )
  }
}

/// A suggestion that completes the text of a search.
private struct SearchCompletion<Content: View>: View {
  let content: Content
  let completion: String
  @Environment(\.searchChoice) private var choice: SearchChoice?

  @ViewBuilder var body: some View {
    if let choice {
      Button {
        choice.take(completion)
      } label: {
        content
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

/// A suggestion that is a token of a search.
private struct SearchTokenCompletion<Content: View, Token>: View {
  let content: Content
  let token: Token
  @Environment(\.searchChoice) private var choice: SearchChoice?

  @ViewBuilder var body: some View {
    if let take = choice?.takeToken {
      Button {
        take(token)
      } label: {
        content
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

extension View {
  /// Makes this view a suggestion of a search: choosing it puts the completion into the field and submits the search.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Makes this view a suggestion of a search with tokens: choosing it adds the token, and empties the field.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchTokenModifier(token: token))
  }

  /// Whether the suggestions for the search field in this view are shown, where they stand at one of these places.
  nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
  {
    transformEnvironment(\.searchExtras) { if placements.contains(.content) { $0.hidesSuggestions = visibility == .hidden } }
  }

  /// Lets a focus state say whether the search field in this view has the focus.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchExtras) { $0.focus.append { AnyView($0.focused(binding)) } }
  }

  /// Gives the search field in this view a value by which a focus state says that it has the focus, and moves that there.
  nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    transformEnvironment(\.searchExtras) { $0.focus.append { AnyView($0.focused(binding, equals: value)) } }
  }

  /// How the search field of a toolbar behaves. Here it stands above the content, in full, whatever this says.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Suggestions for the search field in this view, as long as a person searches.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: @escaping () -> S) -> some View {
    environment(\.searchExtras.suggestions, { AnyView(suggestions()) })
  }

  /// Parts of the data to search in, for the search field in this view.
  nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: @escaping () -> S)
    -> some View
  {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Parts of the data to search in, for the search field in this view, with when they are shown.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: @escaping () -> S
  ) -> some View {
    transformEnvironment(\.searchExtras) { extras in
      extras.scopes = {
        AnyView(Picker("Scope", selection: scope) { scopes() }.pickerStyle(.segmented).labelsHidden())
      }
      extras.scopeActivation = activation
    }
  }
}

private struct SearchCompletionModifier {
  let completion: String
}

extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View { SearchCompletion(content: content, completion: completion) }
}

private struct SearchTokenModifier<Token> {
  let token: Token
}

extension SearchTokenModifier: ViewModifier {
  func body(content: Content) -> some View { SearchTokenCompletion(content: content, token: token) }
}
