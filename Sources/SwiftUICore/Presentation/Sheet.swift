/// Presents a sheet, or what stands for one, while there is an item.
package struct SheetModifier<Item, Shown: View> {
  let kind: SheetContent.Kind
  /// What is presented, read where the modifier stands; and how it is dismissed.
  let item: () -> Item?
  /// Two items with equal ids are the same presentation.
  let isSame: (Item, Item) -> Bool
  let write: () -> Void
  package let onDismiss: (() -> Void)?
  let content: (Item) -> Shown
  /// Where a popover points to.
  var attachment: PopoverAttachment?

  nonisolated init(
    _ kind: SheetContent.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, attachment: PopoverAttachment? = nil,
    content: @escaping () -> Shown
  ) where Item == Void {
    self.kind = kind
    item = { isPresented.wrappedValue ? () : nil }
    isSame = { _, _ in true }
    write = { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
    self.onDismiss = onDismiss
    self.content = { _ in content() }
    self.attachment = attachment
  }

  nonisolated init(
    _ kind: SheetContent.Kind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil, attachment: PopoverAttachment? = nil,
    content: @escaping (Item) -> Shown
  ) where Item: Identifiable {
    self.kind = kind
    self.item = { item.wrappedValue }
    isSame = { $0.id == $1.id }
    write = { if item.wrappedValue != nil { item.wrappedValue = nil } }
    self.onDismiss = onDismiss
    self.content = content
    self.attachment = attachment
  }
}

extension SheetModifier: Presentation {
  package var line: PresentationLine { kind == .inspector ? .none : .sheets }
  package func item(after old: Item?) -> Item? { item() }
  package func change(from old: Item, to new: Item) -> PresentationChange { isSame(old, new) ? .update : .replace }
  package func content(for item: Item) -> Shown { content(item) }
  package func dismiss() { write() }

  package func makePresented(
    _ content: Shown, _ context: _NodeContext, anchor: ElementID?, dismiss: @escaping @MainActor @Sendable () -> Void
  ) -> SheetNode<Shown> {
    SheetNode(kind, content, context, anchor: attachment?.anchor(at: anchor), dismiss: dismiss)
  }
}

extension View {
  /// Shows a sheet while the binding is true.
  ///
  /// When a person closes it, false is written. `onDismiss` runs when it has gone, whoever closed it. A sheet that wants to come while
  /// another one of the same window or sheet is shown waits until that has gone.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet for an item while there is one.
  ///
  /// An item with another id replaces the sheet with a new one. When a person closes it, nil is written. `onDismiss` runs when it
  /// has gone, whoever closed it.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
  }

  /// Covers the window with views while the binding is true.
  ///
  /// A person cannot close it, unless something in it does so. `onDismiss` runs when it has gone.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the window with views for an item while there is one. An item with another id replaces it with a new one.
  ///
  /// A person cannot close it, unless something in it does so. `onDismiss` runs when it has gone.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetModifier(.cover, item: item, onDismiss: onDismiss, content: content))
  }

  /// Shows views in a column at the trailing edge of the window while the binding is true; in a narrow window in a sheet.
  ///
  /// When a person closes it there, false is written.
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(.inspector, isPresented: isPresented, content: content))
  }
}
