import Foundation

/// A modifier that draws a view transformed, by its size. The layout of the views around it stays.
///
/// The size is the one that the host reports: until it has, the view is drawn as it is. While it is animated, `effectValue` is asked for
/// each frame.
@MainActor
@preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of this size, whose origin is its top leading corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _makeNode<Modified: View>(
    _ modifier: inout Self, on content: inout Modified, _ context: _NodeContext
  ) -> _Node {
    if AnimatableData.self != EmptyAnimatableData.self, context.graph.host?.animates == true {
      return _Node(InterpolatingEffectNode(&modifier, on: &content, context))
    }
    var effect = modifier.visualEffect
    return VisualEffectModifier._makeNode(&effect, on: &content, context)
  }

  public static func _updateNode<Modified: View>(_ node: _Node, _ modifier: inout Self, on content: inout Modified) {
    if AnimatableData.self != EmptyAnimatableData.self, let node = node.node as? InterpolatingEffectNode<Self> {
      return node.take(&modifier, on: &content)
    }
    var effect = modifier.visualEffect
    VisualEffectModifier._updateNode(node, &effect, on: &content)
  }

  fileprivate var visualEffect: VisualEffectModifier {
    let effect = self
    nonisolated(unsafe) let value: (CGSize) -> ProjectionTransform = { effect.effectValue(size: $0) }
    return VisualEffectModifier { proxy in
      let transform = value(proxy.size)
      var inverse = transform
      // 2.07: one that nothing undoes does nothing.
      guard !transform.isIdentity, inverse.invert() else { return _VisualEffects() }
      return _VisualEffects(effects: [ProjectionEffect(transform: transform)])
    }
  }

  /// This effect, of which `GeometryReader` and its kin know nothing, as of all effects of this kind here.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// The node of an effect: what draws it gets the effects in between.
private final class InterpolatingEffectNode<Effect: GeometryEffect>: InterpolatingNode<Effect, Effect.AnimatableData> {
  init<Modified: View>(_ effect: inout Effect, on content: inout Modified, _ context: _NodeContext) {
    super.init(effect, effect.animatableData, context)
    var drawn = effect.visualEffect
    setContent(VisualEffectModifier._makeNode(&drawn, on: &content, _NodeContext(parent: self)).node)
  }

  private var drawing: PrimitiveModifierNode<VisualEffectModifier> {
    unsafeDowncast(content, to: PrimitiveModifierNode<VisualEffectModifier>.self)
  }

  func take<Modified: View>(_ effect: inout Effect, on content: inout Modified) {
    take(&effect)
    Modified._updateNode(_Node(drawing.content), &content)
  }

  override func numbers(of value: Effect) -> Effect.AnimatableData { value.animatableData }
  override func set(_ numbers: Effect.AnimatableData, of value: inout Effect) { value.animatableData = numbers }
  override func updateContent(_ value: inout Effect) { drawing.willUpdateContent(value.visualEffect) }
}

/// An effect of which views that read their geometry know nothing.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect {
  /// The numbers of the effect.
  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension View {
  /// Has this view move and grow as a whole when its frame is animated. Without it each view inside goes its own way, from where it was in the
  /// window to where it will be, under the animation that reaches it; and a view that comes stands at its last place from the beginning. In a
  /// group they stand where they are in the group, and go with it. Costs a box around the view; no frame is another one.
  nonisolated public func geometryGroup() -> some View { modifier(GroupingEffect(isOfFrames: true)) }
}
