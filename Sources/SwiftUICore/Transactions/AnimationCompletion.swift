import Foundation

/// When an animation counts as over for what is to follow it. See `withAnimation(_:completionCriteria:_:completion:)`.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }

  private let kind: Kind

  /// The change looks complete, though a spring may still swing a little; see `Animation.logicallyComplete(after:)`.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// Nothing moves any more.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// What is to run when the changes of a `withAnimation` are complete: once, as soon as its body has ended and each graph in which it
/// changed something has shown that, for as long as the animations take. In hosts that do not animate, changes are complete when they are shown.
final class AnimationCompletion: @unchecked Sendable {
  // Unchecked: everything but `init` and `bodyEnded` is used on the main actor only, and `action` runs there.
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var isOpen = true
  private var graphCount = 0

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// A graph has changes that have to be shown first.
  @MainActor
  func join() { graphCount += 1 }

  /// A graph that had joined has shown its changes. `perform` gets the action if nothing else has to be waited for.
  @MainActor
  func leave(_ perform: (@escaping @MainActor () -> Void) -> Void) {
    graphCount -= 1
    finish(perform)
  }

  /// The body has ended. What it has sent to the main actor from another thread arrives first.
  func bodyEnded() {
    MainQueue.run {
      self.isOpen = false
      self.finish(Self.performSoon)
    }
  }

  @MainActor
  private func finish(_ perform: (@escaping @MainActor () -> Void) -> Void) {
    guard !isOpen, graphCount == 0, action != nil else { return }
    perform {
      // On the main actor, where it may have been made.
      self.action.take()?()
    }
  }

  /// Without a graph that could run it: soon, but not within the code that runs now.
  @MainActor
  static func performSoon(_ action: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainQueue.assume(action) }
  }
}

private enum AnimationCompletionsKey: TransactionKey {
  static var defaultValue: [AnimationCompletion] { [] }
}

extension Transaction {
  /// What waits for the changes of this transaction.
  var completions: [AnimationCompletion] {
    get { isEmpty ? [] : self[AnimationCompletionsKey.self] }
    set { self[AnimationCompletionsKey.self] = newValue }
  }
}
