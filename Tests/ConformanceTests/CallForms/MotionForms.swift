// swift-format-ignore-file: EndOfLineComment, OnlyOneTrailingClosureArgument

import SwiftUI

// What apps write about time and movement. That it compiles is the proof.

private struct Moving {
  var scale = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
}

private struct Bounce: Keyframes {
  var body: some Keyframes<Moving> {
    KeyframeTrack(\.scale) { Steps() }
    KeyframeTrack(\.angle) { MoveKeyframe(.zero) }
  }

  struct Steps: KeyframeTrackContent {
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(1, duration: 0.2)
      CubicKeyframe(2, duration: 0.2)
    }
  }
}

private struct Shake: GeometryEffect {
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(amount * .pi) * size.width / 10, y: 0))
  }
}

private struct Flip: AnimatableModifier {
  var angle: Double

  nonisolated var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func body(content: Content) -> some View { content.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0)) }
}

private struct Counter: View, Animatable {
  var value: Double

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(value, 0) }
    set { value = newValue.first }
  }

  var body: some View { Text("\(Int(value))") }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 180)).opacity(phase.value == 0 ? 1 : 0)
  }
}

private struct Steps: CustomAnimation {
  let duration: Double

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < duration ? value.scaled(by: (time / duration * 4).rounded(.down) / 4) : nil
  }
}

extension Animation {
  fileprivate static var steps: Animation { Animation(Steps(duration: 1)) }
}

private enum Stage: CaseIterable { case start, middle, end }

private struct Stopwatch: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

private struct Motion: View {
  @Namespace private var space
  @State private var isOn = false
  @State private var count = 0
  @State private var marked = -1
  @State private var tag = "apple"
  private let view = Text("Apple")

  @ViewBuilder private var times: some View {
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date.formatted()) }
    TimelineView(PeriodicTimelineSchedule(from: .now, by: 1)) { Text("\($0.date.timeIntervalSince1970)") }
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        context.fill(Path(CGRect(x: time, y: 0, width: size.width, height: 1)), with: .color(.red))
      }
    }
    TimelineView(.animation(minimumInterval: 0.1, paused: isOn)) { context in
      Text(context.date, style: .time).opacity(context.cadence <= .live ? 1 : 0.5)
    }
    TimelineView(.explicit([.now, .now.addingTimeInterval(3)])) { _ in view }
    TimelineView(Stopwatch()) { context in detail(context) }
  }

  private func detail(_ context: TimelineViewDefaultContext) -> some View { Text(context.date, style: .timer) }

  @ViewBuilder private var phases: some View {
    PhaseAnimator([false, true]) { view.opacity($0 ? 1 : 0) }
    PhaseAnimator(Stage.allCases, trigger: count) { stage in
      view.scaleEffect(stage == .middle ? 2 : 1)
    } animation: { stage in
      stage == .end ? .bouncy : .easeInOut(duration: 0.2)
    }
    view.phaseAnimator([0, 1, 2]) { content, phase in content.offset(y: Double(phase) * 10) }
    view.phaseAnimator(Stage.allCases, trigger: isOn) { content, stage in
      content.foregroundStyle(stage == .start ? Color.red : .blue)
    } animation: { _ in
      .spring(response: 0.2, dampingFraction: 0.5)
    }
  }

  @ViewBuilder private var keyframes: some View {
    KeyframeAnimator(initialValue: Moving()) { value in
      view.scaleEffect(value.scale)
    } keyframes: { _ in
      Bounce()
    }
    view.keyframeAnimator(initialValue: Moving(), trigger: isOn) { content, value in
      content.scaleEffect(value.scale).rotationEffect(value.angle).offset(value.offset)
    } keyframes: { value in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.2, duration: 0.3, timingCurve: .easeIn)
        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
        for step in 0..<2 { LinearKeyframe(Double(step), duration: 0.1) }
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(30), duration: 0.2)
        if count > 3 { CubicKeyframe(.zero, duration: 0.2, startVelocity: .degrees(1)) }
      }
      KeyframeTrack(\.offset.width) { MoveKeyframe(value.offset.width) }
    }
    view.keyframeAnimator(initialValue: 1.0, repeating: false) {
      $0.scaleEffect($1)
    } keyframes: { _ in
      LinearKeyframe(2, duration: 1)
      SpringKeyframe(1)
    }
  }

  @ViewBuilder private var places: some View {
    view.matchedGeometryEffect(id: "apple", in: space)  // form: .matchedGeometryEffect(id:in:)
    view.matchedGeometryEffect(id: 1, in: space, properties: .position)  // form: .matchedGeometryEffect(id:in:properties:)
    view.matchedGeometryEffect(id: tag, in: space, properties: [.size], anchor: .leading, isSource: isOn)
    view.matchedTransitionSource(id: 1, in: space).navigationTransition(.zoom(sourceID: 1, in: space))
    view.matchedTransitionSource(id: 1, in: space) { $0.clipShape(.rect(cornerRadius: 8)).shadow(radius: 2) }
    view.navigationTransition(.automatic).geometryGroup()
    view.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(1 - abs(phase.value)) }
    view.scrollTransition(.animated(.bouncy).threshold(.visible(0.3)), axis: .vertical) { content, phase in
      content.rotationEffect(.degrees(phase == .topLeading ? 10 : 0))
    }
    view.scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, phase in
      content.blur(radius: phase.value)
    }
  }

  @ViewBuilder private var transitions: some View {
    view.transition(Twirl())
    view.transition(Twirl().combined(with: .opacity).animation(.bouncy))
    view.transition(.blurReplace)
    view.transition(.blurReplace(.upUp))
    view.transition(AsymmetricTransition(insertion: .push(from: .top), removal: .offset(x: 3)))
    view.transition(AnyTransition(.slide))
    view.transition(.asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale(scale: 0.5)))
    view.contentTransition(.numericText(value: Double(count))).contentTransition(.symbolEffect)
      .contentTransition(.symbolEffect(.replace)).contentTransition(.symbolEffect(.replace.downUp.byLayer, options: .speed(2)))
      .contentTransition(.symbolEffect(.replace.magic(fallback: .offUp.wholeSymbol))).contentTransition(.symbolEffect(.automatic))
    view.modifier(Shake(amount: 2)).modifier(Shake(amount: 1).ignoredByLayout()).modifier(Flip(angle: 20))
    Counter(value: 3).animation(.steps, value: count)
    view.animation(.smooth) { $0.opacity(isOn ? 1 : 0) }
    view.transaction {
      $0.animation = nil
    } body: {
      $0.scaleEffect(2)
    }
    view.animation(.interpolatingSpring(mass: 1, stiffness: 170, damping: 26).delay(0.2).speed(2), value: isOn)
    Button("More") {
      withAnimation(.snappy(duration: 0.3, extraBounce: 0.1), completionCriteria: .removed) {
        count += 1
      } completion: {
        isOn.toggle()
      }
    }
  }

  var body: some View {
    times
    phases
    keyframes
    places
    transitions
  }
}

// Long expressions with numbers of several types, conditions and closures inside each other: each is one expression for the compiler.
private struct Board: View {
  struct Piece: Identifiable {
    let id: Int
    let place: (column: Int, row: Int)
    let name: String?
  }

  @State private var marked = -1
  @State private var names = ["A", "B", "C"]
  let words = ["A": "The first"]
  let pieces: [Piece]

  private func choose(_ number: Int) { marked = number }

  var body: some View {
    VStack(spacing: 20) {
      ForEach(0..<3) { number in
        Button {
          choose(number)
        } label: {
          Image(names[number]).clipShape(.rect(cornerRadius: 20)).shadow(radius: 5)
        }
        .accessibilityLabel(words[names[number], default: "Nothing"])
        .rotation3DEffect(.degrees(marked == number ? 360 : 0), axis: (x: 0.0, y: 1.0, z: 0.0))
        .scaleEffect(marked == -1 || marked == number ? 1 : 0.25)
        .saturation(marked == -1 || marked == number ? 1 : 0)
        .animation(.default, value: marked)
      }
    }
    ZStack {
      ForEach(pieces.map { $0 }) { piece in
        Text(piece.name ?? "").frame(width: 65, height: 65, alignment: .center)
          .position(
            x: CGFloat(piece.place.column) * (65 + 12) + 32.5 + 12, y: CGFloat(piece.place.row) * (65 + 12) + 32.5 + 12
          )
          .zIndex(piece.name == nil ? 1 : 1000)
          .transition(.asymmetric(insertion: .opacity.combined(with: .move(edge: .top)), removal: .identity))
      }
    }
  }
}
