/// A transition of an app's own: what it makes of a view that is not there.
///
/// It is asked by building such a view apart from everything, with nothing in it but with the environment around the view. Nobody sees that:
/// no action and no task of it runs.
struct CustomTransition: Sendable {
  private let makeGraph: @MainActor @Sendable (TransitionPhase, EnvironmentScope?) -> ViewGraph

  // Unchecked: made and used on the main actor, where views are.

  init<Modifier: ViewModifier>(active: Modifier) {
    nonisolated(unsafe) let active = active
    makeGraph = { Self.graph(of: Color.clear.modifier(active), $1) }
  }

  init<Base: Transition>(_ transition: Base) {
    nonisolated(unsafe) let transition = transition
    makeGraph = { Self.graph(of: transition.apply(content: Color.clear, phase: $0), $1) }
  }

  @MainActor
  private static func graph(of view: some View, _ environment: EnvironmentScope?) -> ViewGraph {
    let graph = ViewGraph(host: nil)
    graph.waitUntilSeen()
    graph.mount { WindowNode(view, in: $0, environment: environment) }
    return graph
  }

  /// Runs code of the app. What does something else with the view than a step can fades it.
  @MainActor
  func steps(_ phase: TransitionPhase, in environment: EnvironmentScope?) -> [TransitionStep] {
    let graph = makeGraph(phase, environment)
    defer { graph.unmount() }
    let effects = graph.root.children.first?.effects ?? []
    let steps = effects.compactMap(\.transitionStep)
    return steps.isEmpty && !effects.isEmpty ? [.opacity(0)] : steps
  }
}

/// A transition whose steps are known without asking its body.
protocol KnownTransition: Transition {
  nonisolated var kind: AnyTransition.Kind { get }
}

extension IdentityTransition: KnownTransition { nonisolated var kind: AnyTransition.Kind { .identity } }
extension OpacityTransition: KnownTransition { nonisolated var kind: AnyTransition.Kind { .opacity } }
extension MoveTransition: KnownTransition { nonisolated var kind: AnyTransition.Kind { .move(edge) } }
extension ScaleTransition: KnownTransition { nonisolated var kind: AnyTransition.Kind { .scale(scale, anchor) } }
extension SlideTransition: KnownTransition { nonisolated var kind: AnyTransition.Kind { .slide } }
extension PushTransition: KnownTransition { nonisolated var kind: AnyTransition.Kind { .push(edge) } }
extension OffsetTransition: KnownTransition {
  nonisolated var kind: AnyTransition.Kind { .offset(x: offset.width, y: offset.height) }
}
extension AsymmetricTransition: KnownTransition {
  nonisolated var kind: AnyTransition.Kind {
    .asymmetric(insertion: AnyTransition(insertion).kind, removal: AnyTransition(removal).kind)
  }
}
extension CombinedTransition: KnownTransition {
  nonisolated var kind: AnyTransition.Kind { .combined(AnyTransition(first).kind, AnyTransition(second).kind) }
}
extension AnimatedTransition: KnownTransition {
  nonisolated var kind: AnyTransition.Kind { .animated(AnyTransition(base).kind, animation) }
}
