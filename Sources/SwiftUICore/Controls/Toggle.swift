/// A switch that is on or off, with a label.
///
/// Switching it writes to the binding. If that keeps its value, the switch goes back. One for several sources is mixed where they
/// differ, and switching it writes to all of them.
public struct Toggle<Label: View> {
  @Environment(\.toggleStyle) private var style: AnyToggleStyle
  private let element: ToggleElement
  private let label: Label

  nonisolated init(_ element: ToggleElement, label: Label) {
    self.element = element
    self.label = label
  }

  /// Creates a toggle with a label of views.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(ToggleElement(sources: [isOn]), label: label())
  }

  /// Creates a toggle for several bindings, with a label of views.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(ToggleElement(sources: sources.map { $0[keyPath: isOn] }), label: label())
  }
}

extension Toggle: View {
  @ViewBuilder public var body: some View {
    if style.builtIn == .button {
      ToggleBody(element: element, label: label.outsideOfRows())
    } else if style.builtIn != nil {
      ToggleBody(element: element, label: label)
    } else {
      style.styled(
        ToggleStyleConfiguration(
          label: .init(content: AnyView(label)), isOn: element.isOn, isMixed: element.isMixed, element: element))
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle as a style describes it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.element, label: configuration.label)
  }
}

/// A toggle that hosts show by themselves.
private struct ToggleBody<Label: View>: PrimitiveView {
  var element: ToggleElement
  var label: Label

  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    if var label = SubtitledLabel(view.label) { return .container(view.element, &label, context) }
    return .container(view.element, &view.label, context)
  }

  static func _updateNode(_ node: _Node, _ view: inout Self) {
    if var label = SubtitledLabel(view.label) { return node.updateContainer(&view.element, &label) }
    node.updateContainer(&view.element, &view.label)
  }
}

/// What a toggle shows and does.
struct ToggleElement {
  let sources: [Binding<Bool>]
}

extension ToggleElement: ElementDescription {
  static var readsBindings: Bool { true }

  /// All of them on; without any nothing is off.
  private var areAllOn: Bool { sources.allSatisfy(\.wrappedValue) }
  var isMixed: Bool { !areAllOn && sources.contains { $0.wrappedValue } }

  /// The state as a binding. A mixed one reads as off, so that toggling it turns it on.
  var isOn: Binding<Bool> {
    sources.count == 1
      ? sources[0]
      : Binding(
        get: { sources.allSatisfy(\.wrappedValue) }, set: { isOn in for source in sources { source.wrappedValue = isOn } })
  }

  func content(in environment: EnvironmentValues) -> ToggleContent {
    ToggleContent(
      isOn: areAllOn, isEnabled: environment.isEnabled, isMixed: isMixed,
      style: environment.viewPlace == .menu ? .item : environment.toggleStyle.builtIn ?? .automatic,
      labelIsHidden: environment.labelsAreHidden, buttonStyle: environment.buttonStyle.kind)
  }

  func handle(_ event: ToggleEvent, in node: DescribedNode<ToggleElement>) {
    var content = node.content
    content.isOn = event.isOn
    node.noteHostChange(content)
    // The binding may refuse the value: then the host must hear of it.
    node.invalidate(.hostEvent)
    if content.isEnabled, content.style == .item { node.tellActionWillRun() }
    if content.isEnabled { for source in sources { source.wrappedValue = event.isOn } }
  }
}

/// The content of a toggle. Its children are its label.
package struct ToggleContent: ElementContent {
  package enum Style: String, Sendable {
    case automatic, `switch`, checkbox, button
    /// An item of a menu, with a tick.
    case item
  }

  package var isOn: Bool
  package let isEnabled: Bool
  package var isMixed: Bool
  package let style: Style
  package let labelIsHidden: Bool
  package let buttonStyle: ButtonStyleKind

  package init(
    isOn: Bool, isEnabled: Bool = true, isMixed: Bool = false, style: Style = .automatic, labelIsHidden: Bool = false,
    buttonStyle: ButtonStyleKind = .automatic
  ) {
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.isMixed = isMixed
    self.style = style
    self.labelIsHidden = labelIsHidden
    self.buttonStyle = buttonStyle
  }

  package var role: ElementRole { ElementRole("toggle") }
  package var innerKinds: InnerKinds { [.control, .tick] }
  package var isNamedByChildren: Bool { true }
  package func shows(_ child: any ElementContent) -> Bool { !labelIsHidden }
  package var summary: [String] {
    (isMixed ? ["mixed"] : isOn ? ["on"] : []) + (isEnabled ? [] : ["disabled"])
      + (style == .automatic ? [] : ["style=\(style)"]) + (labelIsHidden ? ["labelHidden"] : [])
  }
}

/// A toggle was switched to this state, and shows it already.
package struct ToggleEvent: ElementEvent {
  package let isOn: Bool

  package init(isOn: Bool) {
    self.isOn = isOn
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text as its label, the key itself.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(ToggleElement(sources: [isOn]), label: Text(titleKey))
  }

  /// Creates a toggle with a text as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(ToggleElement(sources: [isOn]), label: Text(title))
  }

  /// Creates a toggle for several bindings, with a text as its label.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(ToggleElement(sources: sources.map { $0[keyPath: isOn] }), label: Text(titleKey))
  }

  /// Creates a toggle for several bindings, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, C: RandomAccessCollection>(
    _ title: Title, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(ToggleElement(sources: sources.map { $0[keyPath: isOn] }), label: Text(title))
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a toggle with a text and a symbol as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(ToggleElement(sources: [isOn]), label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a string and a symbol as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(ToggleElement(sources: [isOn]), label: SwiftUICore.Label(title, systemImage: systemImage))
  }

  /// Creates a toggle with a text and an image of the app's resources as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(ToggleElement(sources: [isOn]), label: SwiftUICore.Label(titleKey, image: image))
  }

  /// Creates a toggle with a string and an image of the app's resources as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, image: ImageResource, isOn: Binding<Bool>) {
    self.init(ToggleElement(sources: [isOn]), label: SwiftUICore.Label(title, image: image))
  }
}
