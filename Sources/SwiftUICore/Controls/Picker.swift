/// A choice of one value among several options, each of which is a view with a `tag(_:includeOptional:)`.
///
/// The options of a `ForEach` without a tag have the ids of their elements as tags. Choosing another option writes its tag to the
/// selection once; choosing the chosen one writes nothing. A selection that no option has shows none, with a warning.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @Environment(\.pickerDoor) private var door
  private let selection: PickerSelection<SelectionValue>
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?

  nonisolated init(
    _ selection: PickerSelection<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }
}

extension Picker: View {
  @ViewBuilder public var body: some View {
    switch door {
    case .page: LinkPicker(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
    case .submenu:
      Menu {
        ShownPicker(selection, label: EmptyView(), content: content)
      } label: {
        label
      }
    case nil: ShownPicker(selection, label: label, content: content, currentValueLabel: currentValueLabel)
    }
  }
}

/// A picker with its options beside it, in whatever style.
struct ShownPicker<Label: View, SelectionValue: Hashable, Content: View> {
  fileprivate let selection: PickerSelection<SelectionValue>
  fileprivate var parts: TupleView<(ElementPart<Label>, ElementPart<AnyView>?, ElementPart<PickerOptions<Content>>)>

  init(_ selection: PickerSelection<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView? = nil) {
    self.selection = selection
    parts = TupleView(
      (
        ElementPart(.label, label), currentValueLabel.map { ElementPart(.currentValueLabel, $0) },
        ElementPart(.options, PickerOptions(content: content, modifier: .ofPickerOptions))
      ))
  }
}

/// What a picker offers. Segments stay as they are where a person wants larger texts.
private typealias PickerOptions<Content: View> = ModifiedContent<Content, EnvironmentModifier>

extension EnvironmentModifier {
  fileprivate static var ofPickerOptions: Self {
    Self { values in
      if [.segmented, .palette].contains(values.pickerStyle.kind), values.dynamicTypeSize != .large {
        values.dynamicTypeSize = .large
      }
    }
  }
}

/// Where a picker reads the chosen value and writes it.
struct PickerSelection<Value: Hashable> {
  /// Nil where several sources differ.
  let get: () -> Value?
  let set: (Value) -> Void
  /// Runs after a person has chosen an option, also the one that was chosen.
  var wasChosen: (@MainActor () -> Void)?

  nonisolated init(_ binding: Binding<Value>) {
    get = { binding.wrappedValue }
    set = { binding.wrappedValue = $0 }
  }

  nonisolated init<Sources: RandomAccessCollection>(
    _ sources: Sources, _ keyPath: KeyPath<Sources.Element, Binding<Value>>
  ) {
    let bindings = sources.map { $0[keyPath: keyPath] }
    get = {
      guard let first = bindings.first?.wrappedValue else { return nil }
      return bindings.allSatisfy { $0.wrappedValue == first } ? first : nil
    }
    set = { value in for binding in bindings { binding.wrappedValue = value } }
  }
}

extension ShownPicker: PrimitiveView {
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(PickerNode(&view, context)) }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: PickerNode<Label, SelectionValue, Content>.self).update(&view)
  }
}

private final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>: ContentNode<PickerContent> {
  private var selection: PickerSelection<SelectionValue>
  private var parts: ChildNodes
  /// The choice that no option has, once it has been reported.
  private var reportedChoice: SelectionValue?
  private let type = EvaluableType.of(PickerSelection<SelectionValue>.self)

  init(_ view: inout ShownPicker<Label, SelectionValue, Content>, _ context: _NodeContext) {
    selection = view.selection
    parts = ChildNodes(of: TupleView<(ElementPart<Label>, ElementPart<AnyView>?, ElementPart<PickerOptions<Content>>)>.self)
    super.init(context)
    parts.types.makeNodes(of: &view.parts, below: self) { parts.append($0) }
    begin(described())
  }

  func update(_ view: inout ShownPicker<Label, SelectionValue, Content>) {
    selection = view.selection
    parts.update(&view.parts)
    evaluate()
  }

  override func evaluate() { say(described()) }

  override var childCount: Int { parts.count }
  override func child(at index: Int) -> ViewNode { parts[index] }

  // The options are there when this begins to have content; before that nobody needs to be told.
  override func tagsChanged() -> Bool {
    if parts.count == parts.types.members.count { invalidate(.hostEvent) }
    return true
  }

  override func contentWasReordered() { _ = tagsChanged() }

  /// Every option with its value, first to last. An option without a tag of the selection's type has none.
  private var options: [(element: ElementNode, value: SelectionValue?)] {
    var options: [(ElementNode, SelectionValue?)] = []
    let container = parts[2]
    func add(_ node: ViewNode) {
      node.forEachTopElement { element in
        if element.anyContent is SectionContent {
          for index in 0..<element.childCount { add(element.child(at: index)) }
        } else if element.anyContent.isOption {
          options.append((element, element.tag(in: container)?.selection(SelectionValue.self)))
        }
      }
    }
    for index in 0..<container.childCount { add(container.child(at: index)) }
    return options
  }

  private func described() -> PickerContent {
    tracking(type) {
      let environment = EnvironmentValues(at: self)
      let chosen = selection.get()
      let selected = chosen.map { chosen in options.filter { $0.value == chosen }.map(\.element.id) } ?? []
      if let chosen, selected.isEmpty, !options.isEmpty, reportedChoice != chosen {
        reportedChoice = chosen
        Diagnostics.report(.unknownSelection(Diagnostics.Value(chosen)), at: self)
      }
      return PickerContent(
        selected: EditedValue(selected), style: environment.shownPickerStyle, isEnabled: environment.isEnabled,
        labelIsHidden: environment.labelsAreHidden, size: environment.controlSize,
        textSize: environment.dynamicTypeSize == .large ? nil : environment.dynamicTypeSize.points(of: .body))
    }
  }

  override func handle(_ event: any ElementEvent) {
    guard let event = event as? ChooseEvent, event.option.revision > content.selected.revision else { return }
    var content = content
    content.selected = EditedValue([event.option.value], revision: event.option.revision)
    noteHostChange(content)
    // The binding may refuse the value, or the option has none: then the host must hear of it.
    invalidate(.hostEvent)
    guard content.isEnabled, let option = options.first(where: { $0.element.id == event.option.value }),
      option.element.effects.allowSelection, let value = option.value
    else { return }
    if content.style == .items { tellActionWillRun() }
    if selection.get() != value { selection.set(value) }
    selection.wasChosen?()
  }
}

/// The content of a picker. Its children are its label and its options.
package struct PickerContent: ElementContent {
  /// The options whose tag is the selection: one, as a rule. Several have equal tags; none means that no option has it.
  package var selected: EditedValue<[ElementID]>
  package let style: PickerStyleKind
  package let isEnabled: Bool
  package let labelIsHidden: Bool
  package let size: ControlSize
  /// Of texts that have no font, in points; nil where a person has chosen none.
  package let textSize: CGFloat?

  package var role: ElementRole { ElementRole("picker") }
  package var innerKinds: InnerKinds { [.control, .tick] }
  package func shows(_ child: any ElementContent) -> Bool { !(labelIsHidden && child.isSame(as: PartContent(.label))) }

  package var summary: [String] {
    let words: [String?] = [
      selected.value.isEmpty ? "nothing selected" : nil, style == .automatic ? nil : "style=\(style)",
      isEnabled ? nil : "disabled", labelIsHidden ? "labelHidden" : nil,
    ]
    return words.compactMap(\.self)
  }

  package mutating func takeOver(from held: PickerContent) {
    selected.revision = held.selected.revision
  }
}

/// A person chose an option, which the host shows as chosen already.
package struct ChooseEvent: ElementEvent {
  package let option: EditedValue<ElementID>

  package init(_ option: EditedValue<ElementID>) {
    self.option = option
  }
}

extension EnvironmentValues {
  /// The style of pickers at this place. In a menu all options are items, but for a row of small ones.
  fileprivate var shownPickerStyle: PickerStyleKind {
    let kind = pickerStyle.kind
    return viewPlace == .menu && kind != .palette ? .items : kind
  }
}

extension ElementContent {
  /// Whether an element with this content in a picker is an option: what only parts options is none.
  package var isOption: Bool { !(self is PartContent || self is DividerContent || self is GapContent) }
}
