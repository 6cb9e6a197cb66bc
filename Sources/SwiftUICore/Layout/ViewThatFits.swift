import Foundation

/// The first of several views that fits into the space that it is offered, or the last one if none does.
///
/// A view fits if its ideal size is no larger than the space, along the axes that count. All of them are made, and keep their state; only
/// the one that fits is seen and appears. Where a host lays out by itself, that is the first one.
public struct ViewThatFits<Content: View> {
  fileprivate var content: Content
  fileprivate var axes: Axis.Set

  /// Creates a choice of views. Along an axis that is not among `axes` every view fits.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(FittingViewNode(&view, context)) }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: FittingViewNode<Content>.self).update(&view)
  }
}

private final class FittingViewNode<Content: View>: ContentNode<FittingContent> {
  private let types: ChildTypes
  private var choices: [ChoiceNode] = []

  init(_ view: inout ViewThatFits<Content>, _ context: _NodeContext) {
    types = ChildTypes.of(Content.self)
    super.init(context)
    begin(FittingContent(axes: view.axes, chosen: 0))
    withMemory(of: &view.content) { memory in
      for (index, type) in types.members.enumerated() {
        let choice = ChoiceNode(_NodeContext(parent: self, index: index))
        choices.append(choice)
        choice.complete(type.make(memory + type.offset, _NodeContext(parent: choice)))
      }
    }
    if graph.layout == nil { show(0) }
  }

  func update(_ view: inout ViewThatFits<Content>) {
    say(FittingContent(axes: view.axes, chosen: content.chosen))
    withMemory(of: &view.content) { memory in
      for (type, choice) in zip(types.members, choices) { type.update(memory + type.offset, choice.shown) }
    }
  }

  override var childCount: Int { choices.count }
  override func child(at index: Int) -> ViewNode { choices[index] }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? FittingEvent { show(event.chosen) }
  }

  /// Shows the view at a place among all that its content is.
  private func show(_ chosen: Int) {
    if content.chosen != chosen { say(FittingContent(axes: content.axes, chosen: chosen)) }
    var first = 0
    for choice in choices {
      var count = 0
      choice.forEachTopElement { _ in count += 1 }
      choice.show((first..<(first + count)).contains(chosen))
      first += count
    }
  }
}

/// One of the views among which one is chosen: what is in it appears while it is the one.
private final class ChoiceNode: ViewNode, PresenceMember {
  private let ownPresence = Presence(isShown: false, isAroundSeen: true)
  private(set) var shown: ViewNode!

  override init(_ context: _NodeContext) {
    super.init(context)
    ownPresence.changeAround(to: joinPresence())
    flags.insert(.isOnPage)
  }

  func complete(_ node: ViewNode) {
    shown = node
  }

  func show(_ isShown: Bool) { ownPresence.show(isShown) }

  override var presence: Presence? { ownPresence }
  override var childCount: Int { shown == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { shown }
  func presenceChanged(to isSeen: Bool) { ownPresence.changeAround(to: isSeen) }
  override func tearDown() { _ = leavePresence() }
}

/// The layout has chosen another view.
struct FittingEvent: ElementEvent {
  let chosen: Int
}

/// The content of a choice of views.
package struct FittingContent: ElementContent {
  package let axes: Axis.Set
  /// The one that is seen, by its place.
  package let chosen: Int

  package var role: ElementRole { ElementRole("viewThatFits") }
  package func showsChild(at place: Int) -> Bool { place == chosen }

  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FittingNode(axes) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? FittingNode)?.set(axes)
  }
}
