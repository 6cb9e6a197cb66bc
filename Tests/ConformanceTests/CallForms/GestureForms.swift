// swift-format-ignore-file: EndOfLineComment, OnlyOneTrailingClosureArgument

import SwiftUI

// Each line ends with the call form that it shows. That it compiles is the proof.

private struct Corner: Gesture {
  var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 0, coordinateSpace: .global) }
}

private struct Spot: View {
  enum Field: Hashable { case name }

  @GestureState private var isPressed = false
  @GestureState(resetTransaction: Transaction()) private var held: CGSize?
  @GestureState(reset: { _, transaction in transaction.animation = .default }) private var moved: CGSize?
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  @AccessibilityFocusState private var isRead: Bool
  @FocusedValue(\.note) private var note
  @FocusedBinding(\.draft) private var draft
  @Namespace private var space
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.isFocused) private var hasFocus
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isDifferent
  @State private var offset = CGSize.zero
  private let view = Text("Apple")

  private var drag: some Gesture {
    DragGesture()  // form: DragGesture()
      .onChanged { value in offset = value.translation }  // form: .onChanged(){1}
      .onEnded { value in offset = value.predictedEndTranslation }  // form: .onEnded(){1}
  }

  private var press: some Gesture {
    LongPressGesture(minimumDuration: 1)  // form: LongPressGesture(minimumDuration:)
      .updating($isPressed) { value, state, transaction in  // form: .updating(_:){3}
        state = value
        transaction.animation = .easeIn(duration: 1)
      }
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .local))
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        offset = drag.translation
      }
  }

  @ViewBuilder private var gestures: some View {
    view.gesture(drag)  // form: .gesture(_:)
    view.gesture(drag, including: .gesture)  // form: .gesture(_:including:)
    view.highPriorityGesture(press)  // form: .highPriorityGesture(_:)
    view.simultaneousGesture(TapGesture().onEnded {})  // form: .simultaneousGesture(_:)
    view.gesture(TapGesture(count: 2).onEnded { _ in })
    view.gesture(SpatialTapGesture().onEnded { print($0.location) })
    view.gesture(MagnificationGesture().onChanged { print($0) })  // form: MagnificationGesture()
    view.gesture(MagnifyGesture().onChanged { print($0.magnification) })  // form: MagnifyGesture()
    view.gesture(RotationGesture().onChanged { print($0.degrees) })  // form: RotationGesture()
    view.gesture(RotateGesture().onChanged { print($0.rotation) })  // form: RotateGesture()
    view.gesture(LongPressGesture().exclusively(before: TapGesture()))  // form: LongPressGesture()
    view.gesture(MagnificationGesture().simultaneously(with: RotationGesture()).onChanged { print($0.first ?? 1) })
    view.gesture(SequenceGesture(TapGesture(), DragGesture()))  // form: SequenceGesture(_:_:)
    view.gesture(Corner().map(\.location).onChanged { print($0) })
  }

  @ViewBuilder private var taps: some View {
    view.onTapGesture(count: 2) {}  // form: .onTapGesture(count:){}
    view.onTapGesture { print($0.x) }  // form: .onTapGesture(){1}
    view.onTapGesture(perform: {})  // form: .onTapGesture(perform:)
    view.onTapGesture(count: 1, coordinateSpace: .global) { print($0.x) }
    view.onLongPressGesture {}  // form: .onLongPressGesture(){}
    // form: .onLongPressGesture(minimumDuration:){}{onPressingChanged:1}
    view.onLongPressGesture(minimumDuration: 1) {
    } onPressingChanged: {
      print($0)
    }
    // form: .onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)
    view.onLongPressGesture(minimumDuration: 1, maximumDistance: 2, pressing: { print($0) }, perform: {})
    view.gesture(AnyGesture(drag.map { _ in () }))
    view.onHover { print($0) }
    view.onContinuousHover { print($0) }
  }

  @ViewBuilder private var keys: some View {
    view.focused($isFocused)  // form: .focused(_:)
    view.focused($field, equals: .name)
    view.defaultFocus($field, .name)
    view.focusable()  // form: .focusable()
    view.focusable(true)  // form: .focusable(_:)
    view.focusSection()  // form: .focusSection()
    view.focusedValue(\.note, "a")  // form: .focusedValue(_:_:)
    view.onKeyPress(.upArrow) { .handled }
    view.onKeyPress { press in press.characters == "a" ? .handled : .ignored }
    view.onMoveCommand { print($0) }
    Button("") {}.keyboardShortcut(.defaultAction)  // form: .keyboardShortcut(_:)
    Button("") {}.keyboardShortcut("s", modifiers: [.command, .shift])
    Button("") { field = .name }.keyboardShortcut("s")
    view.accessibilityFocused($isRead)
  }

  @ViewBuilder private var spoken: some View {
    view.accessibilityElement()  // form: .accessibilityElement()
    view.accessibilityElement(children: .combine)  // form: .accessibilityElement(children:)
    view.accessibilityHidden(true)  // form: .accessibilityHidden(_:)
    view.accessibilityHint("Opens it")  // form: .accessibilityHint(_:)
    view.accessibilityAddTraits(.isButton)  // form: .accessibilityAddTraits(_:)
    view.accessibilityAddTraits([.isButton, .isSelected])
    view.accessibilityRemoveTraits(.isImage)
    view.accessibilityValue("3")  // form: .accessibilityValue(_:)
    view.accessibilityInputLabels(["A", "B"])  // form: .accessibilityInputLabels(_:)
    view.accessibilityIdentifier("a")  // form: .accessibilityIdentifier(_:)
    view.accessibilityHeading(.h2)
    view.accessibilityAdjustableAction { print($0) }  // form: .accessibilityAdjustableAction(){1}
    view.accessibilityAction(named: "Delete") {}
    view.accessibilityAction {}
    view.accessibilityRepresentation { Button("") {} }
    view.accessibilitySortPriority(1)
  }

  @ViewBuilder private var old: some View {
    view.accessibility(label: Text("a"))  // form: .accessibility(label:)
    view.accessibility(hidden: true)  // form: .accessibility(hidden:)
    view.accessibility(addTraits: .isButton)  // form: .accessibility(addTraits:)
    view.accessibility(removeTraits: .isImage)  // form: .accessibility(removeTraits:)
    view.accessibility(hint: Text("a"))  // form: .accessibility(hint:)
    view.accessibility(value: Text("a"))  // form: .accessibility(value:)
    view.hoverEffect()  // form: .hoverEffect()
    view.hoverEffect(.lift)  // form: .hoverEffect(_:)
    view.sensoryFeedback(.impact, trigger: offset)  // form: .sensoryFeedback(_:trigger:)
  }

  var body: some View {
    gestures
    taps
    keys
    spoken
    old
    Text(scenePhase == .active || scenePhase == .inactive ? "on" : "off").opacity(width == .compact ? 1 : 0.5)
  }
}

private struct NoteKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var note: NoteKey.Value? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  @Entry fileprivate var draft: Binding<String>?
}

private struct Tinted: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}

private struct Turned: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
  }
}

@MainActor
private enum AnimationForms {
  static let view = Text("Apple")

  @ViewBuilder static var transitions: some View {
    view.transition(.move(edge: .top))  // form: .transition(_:)
    view.transition(.asymmetric(insertion: .scale, removal: .opacity))
    view.transition(AnyTransition.opacity.combined(with: .slide).animation(.easeIn))
    view.transition(.modifier(active: Tinted(amount: 0), identity: Tinted(amount: 1)))
    view.transition(.scale(scale: 0.5, anchor: .top))
    view.transition(Turned())
    view.transition(AnyTransition(Turned()))
    view.animation(.spring(), value: 1)  // form: .animation(_:value:)
    view.animation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0), value: 1)
    view.animation(.spring(dampingFraction: 0.6), value: 1)
    view.animation(.interpolatingSpring(stiffness: 1, damping: 1).delay(1).speed(2), value: 1)
    view.animation(.interactiveSpring(response: 0.5), value: 1)
    view.contentTransition(.numericText())
  }

  // Deprecated by SwiftUI, too.
  @available(*, deprecated) @ViewBuilder static var old: some View {
    view.animation(.easeIn)  // form: .animation(_:)
    Text("").opacity(Binding.constant(1.0).animation().wrappedValue)  // form: .animation()
  }

  static let moves: [AnyTransition] = [.move(edge: .leading), .scale, .asymmetric(insertion: .scale, removal: .opacity)]
}
