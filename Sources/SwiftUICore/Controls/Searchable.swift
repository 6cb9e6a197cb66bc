extension View {
  /// Puts a search field above this view.
  ///
  /// The text is written at each edit. `isSearching` is true in this view from the first edit of the field until the search is
  /// ended. It stands there whatever the placement says.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Searchable(content: self, text: text, prompt: prompt)
  }

  /// Puts a search field above this view, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Searchable(content: self, text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Puts a search field above this view, with suggestions.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: @escaping () -> V
  ) -> some View {
    Searchable(content: self, text: text, prompt: prompt, suggestions: { AnyView(suggestions()) })
  }

  /// Puts a search field above this view, which also shows tokens.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(content: self, text: text, prompt: prompt, tokens: SearchTokens(tokens, token))
  }

  /// Puts a search field above this view, which also shows tokens, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(content: self, text: text, isPresented: isPresented, prompt: prompt, tokens: SearchTokens(tokens, token))
  }

  /// Puts a search field above this view.
  ///
  /// The text is written at each edit. `isSearching` is true in this view from the first edit of the field until the search is
  /// ended. It stands there whatever the placement says.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    Searchable(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field above this view, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    Searchable(content: self, text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Puts a search field above this view, with suggestions.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: @escaping () -> V
  ) -> some View {
    Searchable(content: self, text: text, prompt: Text(prompt), suggestions: { AnyView(suggestions()) })
  }

  /// Puts a search field above this view, which also shows tokens.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(content: self, text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, token))
  }

  /// Puts a search field above this view, which also shows tokens, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(content: self, text: text, isPresented: isPresented, prompt: Text(prompt), tokens: SearchTokens(tokens, token))
  }

  /// Puts a search field above this view.
  ///
  /// The text is written at each edit. `isSearching` is true in this view from the first edit of the field until the search is
  /// ended. It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    Searchable(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field above this view, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    Searchable(content: self, text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Puts a search field above this view, with suggestions.
  ///
  /// It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: @escaping () -> V
  ) -> some View {
    Searchable(content: self, text: text, prompt: Text(prompt), suggestions: { AnyView(suggestions()) })
  }

  /// Puts a search field above this view, which also shows tokens.
  ///
  /// It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(content: self, text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, token))
  }

  /// Puts a search field above this view, which also shows tokens, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(content: self, text: text, isPresented: isPresented, prompt: Text(prompt), tokens: SearchTokens(tokens, token))
  }
}

extension SearchTokens {
  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, _ token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    views = { AnyView(ForEach(tokens.wrappedValue) { SearchToken(content: token($0)) }) }
    removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) } }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
    add = { new in
      guard let new = new as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == new.id }) else { return }
      tokens.wrappedValue.append(new)
    }
    guard let suggested else { return }
    suggestions = {
      AnyView(ForEach(suggested.wrappedValue) { suggestion in token(suggestion).searchCompletion(suggestion) })
    }
  }

  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    editable tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    views = { AnyView(ForEach(tokens) { SearchToken(content: token($0)) }) }
    removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) } }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
    add = { new in if let new = new as? C.Element { tokens.wrappedValue.append(new) } }
  }
}
