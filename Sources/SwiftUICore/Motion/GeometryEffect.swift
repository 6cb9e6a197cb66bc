import Foundation

/// A modifier that draws a view transformed, by its size. The layout of the views around it stays.
///
/// The size is the one that the host reports: until it has, the view is drawn as it is. No host animates yet, so `effectValue` is asked
/// for the end of a change only.
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
    var effect = modifier.visualEffect
    return VisualEffectModifier._makeNode(&effect, on: &content, context)
  }

  public static func _updateNode<Modified: View>(_ node: _Node, _ modifier: inout Self, on content: inout Modified) {
    var effect = modifier.visualEffect
    VisualEffectModifier._updateNode(node, &effect, on: &content)
  }

  private var visualEffect: VisualEffectModifier {
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
  /// Lets this view change its frame as a whole when that is animated. No host animates yet: it changes at once, as all others.
  nonisolated public func geometryGroup() -> some View { self }
}
