import Foundation

/// A node for a value that is `Animatable`: what is made from the value gets those in between while an animation runs.
///
/// Each frame is an evaluation, so it costs what the body costs. Only hosts that animate have such nodes.
class InterpolatingNode<Value, Numbers: VectorArithmetic>: ViewNode {
  // Behaviours 2.03, 2.04.

  /// What state says.
  final var value: Value
  private final var numbers: AnimatedValue<Numbers>
  /// Whether there may be more to it than the value.
  private final var isMoving = false
  private(set) final var content: ViewNode!

  init(_ value: Value, _ numbers: Numbers, _ context: _NodeContext) {
    self.value = value
    self.numbers = AnimatedValue(numbers)
    super.init(context)
  }

  /// To be called once, at the end of the initialisation.
  final func setContent(_ node: ViewNode) { content = node }

  /// The numbers of a value. Code of the app.
  func numbers(of value: Value) -> Numbers { preconditionFailure("a value has numbers") }

  /// Gives a value other numbers. Code of the app.
  func set(_ numbers: Numbers, of value: inout Value) { preconditionFailure("a value has numbers") }

  /// Gives the content a value.
  func updateContent(_ value: inout Value) { preconditionFailure("a node has content") }

  final func take(_ newValue: inout Value) {
    let newNumbers = numbers(of: newValue)
    swap(&value, &newValue)
    // Nearly always nothing moves.
    if !isMoving, newNumbers == numbers.model { return showModel() }
    let clock = TextClock.current(in: graph)
    let animation = mayBeAnimated ? animationOfChange : nil
    if let animation, numbers.model != newNumbers { graph.work.motion.begin(animation, in: graph) }
    var changed = numbers
    // What a person drags may be let go: then it goes on at its speed.
    let tracksVelocity = animation == nil && mayBeAnimated && transaction.tracksVelocity
    let surroundings = animation == nil ? EnvironmentValues() : EnvironmentValues(at: self)
    changed.set(newNumbers, animation: animation, at: clock.motionTime, environment: surroundings, tracksVelocity: tracksVelocity)
    extendLifetime(exchange(&numbers, with: changed))
    isMoving = true
    show(clock)
  }

  /// The next frame is due.
  override func evaluate() { show(TextClock.current(in: graph)) }

  private func show(_ clock: TextClock) {
    let time = clock.motionTime
    let isAnimating = numbers.isAnimating(at: time)
    recordingDependencies {
      // Nobody looks at the frames of a window that is not seen.
      if isAnimating, EnvironmentValues(at: self).scenePhase != .background { clock.wake(at: clock.nextFrame, isExact: true) }
    }
    let frame = numbers.frame(at: time)
    extendLifetime(exchange(&numbers, with: frame.next))
    // What was sampled while a person dragged it is of use for what follows.
    isMoving = isAnimating || frame.next.isTracking
    guard isAnimating else { return showModel() }
    var shown = value
    set(frame.presentation, of: &shown)
    updateContent(&shown)
  }

  private func showModel() {
    var shown = value
    updateContent(&shown)
  }

  override var leavesFirst: Bool { content.leavesFirst }
  override final var childCount: Int { content == nil ? 0 : 1 }
  override final func child(at index: Int) -> ViewNode { content }
}

/// The node of a view with a body.
private final class InterpolatingViewNode<Content: View & Animatable>: InterpolatingNode<Content, Content.AnimatableData> {
  init(_ view: inout Content, _ context: _NodeContext) {
    super.init(view, view.animatableData, context)
    setContent(EvaluableType.of(Content.self).nodeClass(for: Content.self).init(view, _NodeContext(parent: self)))
  }

  override func numbers(of value: Content) -> Content.AnimatableData { value.animatableData }
  override func set(_ numbers: Content.AnimatableData, of value: inout Content) { value.animatableData = numbers }
  override func updateContent(_ value: inout Content) {
    unsafeDowncast(content, to: CompositeNode<Content>.self).replaceValue(with: &value)
  }
}

extension View where Self: Animatable {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    guard AnimatableData.self != EmptyAnimatableData.self, context.graph.host?.animates == true else {
      return _Node(EvaluableType.of(Self.self).nodeClass(for: Self.self).init(view, context))
    }
    return _Node(InterpolatingViewNode(&view, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    if AnimatableData.self != EmptyAnimatableData.self, let node = node.node as? InterpolatingViewNode<Self> {
      node.take(&view)
    } else {
      node.cast(to: CompositeNode<Self>.self).replaceValue(with: &view)
    }
  }
}

/// A shape as a view is another view with its values, which are interpolated there, or by hosts that know the shape.
extension Shape {
  @MainActor
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(EvaluableType.of(Self.self).nodeClass(for: Self.self).init(view, context))
  }

  @MainActor
  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: CompositeNode<Self>.self).replaceValue(with: &view)
  }
}

/// The node of a modifier with a body.
private final class InterpolatingModifierNode<Modifier: ViewModifier & Animatable, Modified: View>:
  InterpolatingNode<Modifier, Modifier.AnimatableData>
{
  init(_ modifier: inout Modifier, on content: inout Modified, _ context: _NodeContext) {
    super.init(modifier, modifier.animatableData, context)
    setContent(ModifierNode(modifier, ModifiedContentSource(content), _NodeContext(parent: self)))
  }

  private var modifierNode: ModifierNode<Modifier, Modified> {
    unsafeDowncast(content, to: ModifierNode<Modifier, Modified>.self)
  }

  func take(_ modifier: inout Modifier, on content: inout Modified) {
    swap(&modifierNode.source.content, &content)
    take(&modifier)
    modifierNode.source.updatePlaceholders()
  }

  override func numbers(of value: Modifier) -> Modifier.AnimatableData { value.animatableData }
  override func set(_ numbers: Modifier.AnimatableData, of value: inout Modifier) { value.animatableData = numbers }
  override func updateContent(_ value: inout Modifier) { modifierNode.replaceValue(with: &value) }
}

extension ViewModifier where Self: Animatable {
  public static func _makeNode<Modified: View>(
    _ modifier: inout Self, on content: inout Modified, _ context: _NodeContext
  ) -> _Node {
    guard AnimatableData.self != EmptyAnimatableData.self, context.graph.host?.animates == true else {
      return _Node(ModifierNode(modifier, ModifiedContentSource(content), context))
    }
    return _Node(InterpolatingModifierNode(&modifier, on: &content, context))
  }

  public static func _updateNode<Modified: View>(_ node: _Node, _ modifier: inout Self, on content: inout Modified) {
    if AnimatableData.self != EmptyAnimatableData.self, let node = node.node as? InterpolatingModifierNode<Self, Modified> {
      return node.take(&modifier, on: &content)
    }
    let node = node.cast(to: ModifierNode<Self, Modified>.self)
    swap(&node.source.content, &content)
    node.replaceValue(with: &modifier)
    node.source.updatePlaceholders()
  }
}

/// The node of a shape that hosts do not know by name. Those that they know they move by themselves.
final class InterpolatingShapeNode<Content: Shape, Style: ShapeStyle>:
  InterpolatingNode<_ShapeView<Content, Style>, Content.AnimatableData>
{
  init(_ view: _ShapeView<Content, Style>, _ context: _NodeContext) {
    super.init(view, view.shape.animatableData, context)
    setContent(DrawnShapeNode(view, _NodeContext(parent: self)))
  }

  override func numbers(of value: _ShapeView<Content, Style>) -> Content.AnimatableData { value.shape.animatableData }
  override func set(_ numbers: Content.AnimatableData, of value: inout _ShapeView<Content, Style>) {
    value.shape.animatableData = numbers
  }
  override func updateContent(_ value: inout _ShapeView<Content, Style>) {
    unsafeDowncast(content, to: DrawnShapeNode<Content, Style>.self).update(value)
  }
}
