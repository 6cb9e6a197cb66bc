/// What an alert or a confirmation dialog shows at one time.
package struct DialogViews<Data, Actions: View, Message: View> {
  let data: Data
  let title: Text
  let actions: Actions
  let message: Message
}

/// Presents an alert or a confirmation dialog.
package struct DialogModifier<Data, Actions: View, Message: View> {
  let kind: DialogContent.Kind
  let titleVisibility: Visibility
  let isPresented: () -> Bool
  let write: () -> Void
  /// What it shows; nil if it is not to be presented, or if there are no data.
  let views: DialogViews<Data, Actions, Message>?
  /// Whether other data are another presentation, and not the same one with what it began with.
  let isSame: ((Data, Data) -> Bool)?

  /// Actions and message are made only if it is to be presented: they may rely on there being something to tell.
  nonisolated init(
    _ kind: DialogContent.Kind, _ title: @autoclosure () -> Text, titleVisibility: Visibility = .automatic,
    isPresented: Binding<Bool>, presenting data: Data?, actions: (Data) -> Actions, message: (Data) -> Message
  ) {
    self.kind = kind
    self.titleVisibility = titleVisibility
    self.isPresented = { isPresented.wrappedValue }
    write = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    if let data, isPresented.wrappedValue {
      views = DialogViews(data: data, title: title(), actions: actions(data), message: message(data))
    } else {
      views = nil
    }
    isSame = nil
  }

  /// For an item: another one is another presentation.
  nonisolated init<ID: Equatable>(
    _ kind: DialogContent.Kind, item: Binding<Data?>, id: @escaping (Data) -> ID,
    views: (Data) -> (title: Text, actions: Actions, message: Message)
  ) {
    self.kind = kind
    titleVisibility = .visible
    isPresented = { item.wrappedValue != nil }
    write = { if item.wrappedValue != nil { item.wrappedValue = nil } }
    self.views = item.wrappedValue.map { data in
      let views = views(data)
      return DialogViews(data: data, title: views.title, actions: views.actions, message: views.message)
    }
    isSame = { id($0) == id($1) }
  }
}

extension DialogModifier: Presentation {
  package typealias Item = DialogViews<Data, Actions, Message>
  package typealias Shown = DialogBody<Actions, Message>

  package var line: PresentationLine { .dialogs }

  package func item(after old: Item?) -> Item? { isPresented() ? views ?? old : nil }

  package func change(from old: Item, to new: Item) -> PresentationChange {
    if let isSame { return isSame(old.data, new.data) ? .update : .replace }
    // What it is about is what it was at the beginning.
    return ValueComparator.of(Data.self)(old.data, new.data) ? .update : .keep
  }

  package func content(for item: Item) -> Shown {
    TupleView(
      (
        ElementPart(.label, item.title), DialogPart(.message, item.message),
        DialogPart(.actions, TupleView((item.actions, SystemButton())))
      ))
  }

  package func dismiss() { write() }
  package var endsWhenDismissed: Bool { true }

  private var isTitleVisible: Bool {
    switch titleVisibility {
    case .automatic: kind == .alert
    case .visible: true
    case .hidden: false
    }
  }

  package func makePresented(
    _ content: Shown, _ context: _NodeContext, anchor: ElementID?, dismiss: @escaping @MainActor @Sendable () -> Void
  ) -> DialogNode<Actions, Message> {
    DialogNode(kind, isTitleVisible: isTitleVisible, content, context, dismiss: dismiss)
  }

  package func updatePresented(_ presented: DialogNode<Actions, Message>) {
    presented.update(isTitleVisible: isTitleVisible)
  }
}
