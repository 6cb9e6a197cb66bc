import Foundation

/// What an element looks like before it comes, or after it has gone.
package enum TransitionStep: Hashable, Sendable {
  /// How much of it is seen, from 0 to 1.
  case opacity(Double)
  /// How large it is, as a part of its width and height, about an anchor.
  case scale(x: Double, y: Double, anchor: Paint.Point)
  /// It stands beyond this edge of its own place.
  case move(Edge)
  /// It stands elsewhere: `x` towards the trailing edge and `y` down, in points.
  case offset(x: CGFloat, y: CGFloat)
  /// It is turned clockwise, in radians, about an anchor.
  case rotation(Double, anchor: Paint.Point)
  /// It is blurred by this radius, in points.
  case blur(CGFloat)
}

/// Steps that share an animation.
package struct TransitionPart: Hashable, Sendable {
  /// Nil for the animation of the change.
  package var animation: Animation?
  package var steps: [TransitionStep]
}

/// How the element of an insertion comes, or that of a removal goes.
package struct PatchTransition: Hashable, Sendable {
  /// The place of the patch in its commit.
  package let patch: Int
  package let parts: [TransitionPart]
}

/// The transitions of the patches so far. Those of an app's own are asked for their steps when nothing is evaluated any more.
@MainActor
struct PendingTransitions {
  private struct Entry {
    let patch: Int
    let transition: AnyTransition
    let comes: Bool
    let isAnimated: Bool
    /// Of the transaction.
    let batch: Int
    /// Around the view: the body of a transition may read it.
    let environment: EnvironmentScope?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(
    _ transition: AnyTransition, ofPatchAt patch: Int, comes: Bool, isAnimated: Bool, batch: Int,
    in environment: EnvironmentScope?
  ) {
    entries.append(
      Entry(patch: patch, transition: transition, comes: comes, isAnimated: isAnimated, batch: batch, environment: environment))
  }

  /// The same as values, and the animations that they bring themselves.
  func resolved() -> (transitions: [PatchTransition], own: [(batch: Int, animation: Animation)]) {
    var own: [(batch: Int, animation: Animation)] = []
    let transitions = entries.compactMap { entry -> PatchTransition? in
      // Without an animation of the change only what brings its own takes time.
      let parts = entry.transition.parts(comes: entry.comes, in: entry.environment).filter {
        entry.isAnimated || $0.animation != nil
      }
      own += parts.compactMap { part in part.animation.map { (entry.batch, $0) } }
      return parts.isEmpty ? nil : PatchTransition(patch: entry.patch, parts: parts)
    }
    return (transitions, own)
  }
}

extension ViewNode {
  /// Tells the host that an element has come, and how.
  final func emitInsertion(of element: ElementNode, into parent: ElementID, before sibling: ElementID?) {
    emit(.insert(element.snapshot(), into: parent, before: sibling))
    noteTransition(of: element, comes: true)
  }

  /// Tells the host that an element goes, and how.
  final func emitRemoval(of element: ElementNode) {
    emit(.remove(element.id))
    noteTransition(of: element, comes: false)
  }

  private func noteTransition(of element: ElementNode, comes: Bool) {
    guard mayBeAnimated || graph.state.hasAnimatedTransitions, !graph.work.motion.isStill, graph.host?.animates == true,
      type(of: element.anyContent).fades, !transaction.disablesAnimations
    else { return }
    let isAnimated = animationOfChange != nil
    let own = element.transition
    // Without one of its own a view fades, where the change is animated.
    guard let transition = own ?? (isAnimated ? .opacity : nil) else { return }
    graph.work.motion.transitions.add(
      transition, ofPatchAt: graph.commit.patches.count - 1, comes: comes, isAnimated: isAnimated, batch: graph.state.batchCount,
      in: environmentForChildren)
  }
}

extension ElementNode {
  /// The transition that a modifier around it gives it.
  fileprivate var transition: AnyTransition? {
    var next = parent
    while let node = next, node.element == nil {
      if let transition = (node as? any TransitionSource)?.transitionOfContent { return transition }
      next = node.parent
    }
    return nil
  }
}

/// A node that gives what is in it a transition.
@MainActor
protocol TransitionSource: ViewNode {
  var transitionOfContent: AnyTransition { get }
}
