import Foundation

/// A view of a value that changes in time, along keyframes.
///
/// While the keyframes run the content is made again 30 times a second at most; afterwards it has their last value. While the view is
/// not seen nothing is made, and time goes on.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  fileprivate let initialValue: Value
  /// Nil for keyframes that run when the view appears.
  fileprivate let trigger: AnyTrigger?
  fileprivate let repeats: Bool
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  fileprivate struct Run {
    let timeline: KeyframeTimeline<Value>
    let begin: Date

    /// How far it is, in seconds; nil at its end.
    func time(at now: Date, repeats: Bool) -> Double? {
      let time = max(now.timeIntervalSince(begin), 0)
      if time < timeline.duration { return time }
      return repeats && timeline.duration > 0 ? time.truncatingRemainder(dividingBy: timeline.duration) : nil
    }
  }

  @State private var run: Run?
  /// Changes when another value is to be shown.
  @State private var frame: Date?
  @Environment(\.scenePhase) private var scenePhase

  nonisolated fileprivate init(
    initialValue: Value, trigger: AnyTrigger?, repeats: Bool, content: @escaping (Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.repeats = repeats
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view whose keyframes run each time that `trigger` changes, from the value that it has then.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(
      initialValue: initialValue, trigger: AnyTrigger(trigger), repeats: false, content: content, keyframes: keyframes)
  }

  /// Creates a view whose keyframes run when it appears: again and again, or once.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes)
  }
}

extension KeyframeAnimator: View {
  public var body: some View {
    // A moment has come: that is why this is evaluated.
    _ = frame
    let clock = TextClock.current
    let now = clock.now
    return content(value(at: now))
      .modifier(AlarmModifier(date: alarm(after: now)) { wake(clock) })
      .onChange(of: trigger) { start(clock) }
  }

  @MainActor
  private func value(at now: Date) -> Value {
    guard let run else { return initialValue }
    return run.timeline.value(time: run.time(at: now, repeats: repeats) ?? run.timeline.duration)
  }

  @MainActor
  private func alarm(after now: Date) -> Date? {
    if scenePhase == .background { return nil }
    guard let run else { return trigger == nil ? .distantPast : nil }
    return run.time(at: now, repeats: repeats) == nil ? nil : now.addingTimeInterval(TextClock.frame)
  }

  @MainActor
  private func wake(_ clock: TextClock) {
    if run == nil { start(clock) } else { frame = clock.now }
  }

  @MainActor
  private func start(_ clock: TextClock) {
    let now = clock.now
    let value = value(at: now)
    run = Run(timeline: KeyframeTimeline(initialValue: value, keyframes: keyframes(value)), begin: now)
  }
}

extension View {
  /// Changes this view along keyframes each time that `trigger` changes, and leaves it with their last value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let trigger = AnyTrigger(trigger)
    return modifier(
      PlaceholderModifier { view in
        KeyframeAnimator(
          initialValue: initialValue, trigger: trigger, repeats: false, content: { content(view, $0) }, keyframes: keyframes)
      })
  }

  /// Changes this view along keyframes when it appears: again and again, or once.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      PlaceholderModifier { view in
        KeyframeAnimator(
          initialValue: initialValue, trigger: nil, repeats: repeating, content: { content(view, $0) }, keyframes: keyframes)
      })
  }
}
