// A search field with tokens that a person can choose from, or that can be edited.

extension View {
  /// Puts a search field above this view, which shows tokens and suggests others.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field above this view, which shows tokens and suggests others, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field above this view, which shows tokens that can be edited.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, prompt: prompt,
      tokens: SearchTokens(editable: editableTokens, token))
  }

  /// Puts a search field above this view, which shows tokens that can be edited, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, isPresented: isPresented, prompt: prompt,
      tokens: SearchTokens(editable: editableTokens, token))
  }

  /// Puts a search field above this view, which shows tokens and suggests others.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field above this view, which shows tokens and suggests others, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field above this view, which shows tokens that can be edited.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, prompt: Text(prompt),
      tokens: SearchTokens(editable: editableTokens, token))
  }

  /// Puts a search field above this view, which shows tokens that can be edited, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(editable: editableTokens, token))
  }

  /// Puts a search field above this view, which shows tokens and suggests others.
  ///
  /// It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field above this view, which shows tokens and suggests others, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  /// Puts a search field above this view, which shows tokens that can be edited.
  ///
  /// It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, prompt: Text(prompt),
      tokens: SearchTokens(editable: editableTokens, token))
  }

  /// Puts a search field above this view, which shows tokens that can be edited, with a binding to whether a person searches.
  ///
  /// It stands there whatever the placement says.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    Searchable(
      content: self, text: text, isPresented: isPresented, prompt: Text(prompt),
      tokens: SearchTokens(editable: editableTokens, token))
  }
}
