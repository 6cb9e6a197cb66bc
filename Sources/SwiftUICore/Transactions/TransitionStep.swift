import Foundation

/// What an element looks like before it comes, or after it has gone.
package enum TransitionStep: Hashable, Sendable {
  /// How much of it is seen, from 0 to 1.
  case opacity(Double)
  /// How large it is, as a part of its size, about an anchor.
  case scale(Double, anchor: Paint.Point)
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
  private var entries: [(patch: Int, transition: AnyTransition, comes: Bool, isAnimated: Bool)] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ transition: AnyTransition, ofPatchAt patch: Int, comes: Bool, isAnimated: Bool) {
    entries.append((patch, transition, comes, isAnimated))
  }

  /// The same as values.
  func resolved() -> [PatchTransition] {
    entries.compactMap { entry in
      // Without an animation of the change only what brings its own takes time.
      let parts = entry.transition.parts(comes: entry.comes).filter { entry.isAnimated || $0.animation != nil }
      return parts.isEmpty ? nil : PatchTransition(patch: entry.patch, parts: parts)
    }
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
    guard mayBeAnimated || AnyTransition.someBringAnimations, graph.host?.animates == true,
      type(of: element.anyContent).fades, transaction.disablesAnimations == false
    else { return }
    let isAnimated = animationOfChange != nil
    let own = element.transition
    // Without one of its own a view fades, where the change is animated.
    guard let transition = own ?? (isAnimated ? .opacity : nil) else { return }
    graph.work.motion.transitions.add(transition, ofPatchAt: graph.commit.patches.count - 1, comes: comes, isAnimated: isAnimated)
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
