/// A presented sheet, or what stands for one. What the views in it say about it is collected here.
package final class SheetNode<Shown: View>: PresentedNode<Shown, SheetContent>, SheetTraitCollector {
  private let kind: SheetContent.Kind
  private let anchor: SheetAnchor?
  private var speakers: [any SheetTraitSpeaker] = []
  private var isScheduled = false
  private let type = EvaluableType.of(SheetTrait.self)
  /// What the person chose, where no binding says it.
  private var chosen: PresentationDetent?
  /// The detents in the order of the content.
  private var heights: [(detent: PresentationDetent, height: SheetHeight)] = []

  init(
    _ kind: SheetContent.Kind, _ view: Shown, _ context: _NodeContext, anchor: SheetAnchor?,
    dismiss: @escaping @MainActor @Sendable () -> Void
  ) {
    self.kind = kind
    self.anchor = anchor
    super.init(context, dismiss: dismiss)
    var values = EnvironmentValues(at: self)
    values.resetForPresentation()
    if kind != .inspector {
      values.dismiss = DismissAction(presentation: .init(dismiss: dismiss))
      values.isPresented = true
    }
    begin(SheetContent(kind))
    show(view, values)
    noteHostChange(described())
  }

  // MARK: What views in it say

  func add(_ speaker: any SheetTraitSpeaker) {
    speakers.append(speaker)
    traitsChanged()
  }

  func remove(_ speaker: any SheetTraitSpeaker) {
    speakers.removeAll { $0 === speaker }
    traitsChanged()
  }

  func traitsChanged() {
    // While its views are made for the first time, nobody has seen it.
    guard shown != nil, !isScheduled, !flags.contains(.isRemoved) else { return }
    isScheduled = true
    graph.perform(in: .preferences) { [weak self] in
      guard let self else { return }
      isScheduled = false
      if !flags.contains(.isRemoved) { invalidate(.hostEvent) }
    }
  }

  override func evaluate() {
    say(described())
  }

  private func described() -> SheetContent {
    tracking(type) {
      let collected = collected()
      heights = collected.heights(in: EnvironmentValues(at: self))
      let wanted = collected.selection?.wrappedValue ?? chosen
      let selected = wanted.flatMap { wanted in heights.firstIndex { $0.detent == wanted } } ?? 0
      return SheetContent(kind, collected.traits(heights, selected, anchor, EnvironmentEffect(of: EnvironmentValues(at: self))))
    }
  }

  private func collected() -> CollectedTraits {
    var collected = CollectedTraits()
    // Outer ones come last, and count more.
    for speaker in speakers.sorted(by: { $0.depth > $1.depth }) { speaker.trait.apply(to: &collected) }
    return collected
  }

  // MARK: Events

  override func handle(_ event: any ElementEvent) {
    if let event = event as? DetentEvent { return choose(event.place) }
    guard content.isDismissible else { return }
    if event is DismissEvent, let ask = collected().confirmation {
      return ask { [weak self] in self?.dismiss() }
    }
    super.handle(event)
  }

  private func choose(_ place: Int) {
    guard heights.indices.contains(place), place != content.traits.selected else { return }
    let detent = heights[place].detent
    chosen = detent
    // The binding may refuse it: then the host must hear of it.
    invalidate(.hostEvent)
    if let selection = collected().selection, selection.wrappedValue != detent { selection.wrappedValue = detent }
  }

  override package func tearDown() {
    extendLifetime(exchange(&speakers, with: []))
    super.tearDown()
  }
}

extension EnvironmentValues {
  /// What belongs to the container below is not the presentation's.
  mutating func resetForPresentation() {
    viewPlace = .page
    submitActions = SubmitActions(actions: [])
    hasSearchField = false
    refresh = nil
    isSearching = false
    dismissSearch = DismissSearchAction(end: nil)
    searchExtras = SearchExtras()
    editMode = Binding<EditMode>(location: StateSlot(EditMode.inactive, of: PropertyName("editMode")))
  }
}
