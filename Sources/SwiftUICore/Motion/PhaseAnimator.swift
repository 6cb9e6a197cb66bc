import Foundation

/// A view that goes through phases, one after the other, each with its animation.
///
/// Without a trigger it goes round for ever; with one, once at each change, back to the first phase. A phase stays for the time of its
/// animation, at least a thirtieth of a second. While the view is not seen nothing happens.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  fileprivate let phases: [Phase]
  /// Nil for phases that go round.
  fileprivate let trigger: AnyTrigger?
  fileprivate let content: (Phase) -> Content
  fileprivate let animation: (Phase) -> Animation?

  fileprivate struct Run: Equatable {
    var place = 0
    /// When the next phase begins; nil while none is to come.
    var end: Date?
  }

  @State private var run = Run()
  @Environment(\.scenePhase) private var scenePhase

  nonisolated fileprivate init(
    phases: [Phase], trigger: AnyTrigger?, content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through its phases once each time that a value changes, and rests in the first.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: AnyTrigger(trigger), content: content, animation: animation)
  }

  /// Creates a view that goes through its phases again and again.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }
}

extension PhaseAnimator: View {
  // 4.10 to 4.13.
  public var body: some View {
    // Without phases there is nothing to show.
    if !phases.isEmpty {
      let clock = TextClock.current
      content(phases[min(run.place, phases.count - 1)])
        .modifier(AlarmModifier(date: alarm) { advance(clock) })
        .onChange(of: trigger) { advance(clock, isStart: true) }
    }
  }

  @MainActor
  private var alarm: Date? {
    guard phases.count > 1, scenePhase != .background else { return nil }
    // Those that go round begin as soon as the first has been shown.
    return run.end ?? (trigger == nil ? .distantPast : nil)
  }

  @MainActor
  private func advance(_ clock: TextClock, isStart: Bool = false) {
    guard phases.count > 1 else { return }
    let now = clock.now
    if run.end == nil && !isStart {
      run.end = now.addingTimeInterval(TextClock.frame)
      return
    }
    let place = run.place + 1 < phases.count ? run.place + 1 : 0
    let animation = animation(phases[place])
    let rests = place == 0 && trigger != nil
    let time = max(animation?.length ?? 0, TextClock.frame)
    withAnimation(animation) { run = Run(place: place, end: rests ? nil : now.addingTimeInterval(time)) }
  }
}

/// A value of any type, which is compared.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  nonisolated init(_ value: some Equatable) {
    self.value = value
  }

  nonisolated static func == (lhs: AnyTrigger, rhs: AnyTrigger) -> Bool {
    func isSame<Value: Equatable>(_ value: Value) -> Bool { value == rhs.value as? Value }
    return isSame(lhs.value)
  }
}

extension View {
  /// Goes through phases once each time that a value changes, and rests in the first: the view is what `content` makes of this view and
  /// the phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let (phases, trigger) = (Array(phases), AnyTrigger(trigger))
    return modifier(
      PlaceholderModifier { view in
        PhaseAnimator(phases: phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
      })
  }

  /// Goes through phases again and again: the view is what `content` makes of this view and the phase.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return modifier(
      PlaceholderModifier { view in
        PhaseAnimator(phases: phases, trigger: nil, content: { content(view, $0) }, animation: animation)
      })
  }
}
